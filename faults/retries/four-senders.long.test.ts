import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, registration } from '../../server/test/people.ts';
import { runMain } from '../../server/test/run-main.ts';
import type { MainProcess } from '../../server/test/run-main.ts';

/** A person may store a thousand an hour, and each try counts. */
const [people, keysEach, senders] = [15, 100, 4];

let dataDir: string;
let server: MainProcess;
let address: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-senders-'));
  server = runMain({ DATA_DIR: dataDir, ADMIN_PASSWORD: goodPassword, WORKERS: '2', LOG_LEVEL: 'warn' });
  address = await server.ready;
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const all = { 'Content-Type': 'application/json', ...headers };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers: all, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
}

test(`${people * keysEach} keys, each sent by ${senders} at once to two processes, are one record each`, async () => {
  let [stored, answered] = [0, 0];
  for (let person = 0; person < people; person += 1) {
    const { token } = (await post('/api/auth/register', registration())).body;
    const headers = { Authorization: `Bearer ${token}` };
    const ids = new Set<string>();
    for (let first = 0; first < keysEach; first += 10) {
      const keys = Array.from({ length: 10 }, (_, place) => `key-${first + place}`);
      const answers = await Promise.all(
        keys.map(async (key) => {
          const send = () => post('/api/mood', { mood: 'calm' }, { ...headers, 'Idempotency-Key': key });
          return Promise.all(Array.from({ length: senders }, send));
        }),
      );
      for (const same of answers) {
        expect(same.map(({ status }) => status)).toEqual(Array(senders).fill(201));
        const [id, ...others] = new Set(same.map(({ body }) => String(body.id)));
        expect(others).toEqual([]);
        ids.add(String(id));
        answered += same.length;
      }
    }
    const list = await fetch(`${address}/api/mood`, { headers });
    const found: { id: string }[] = await list.json();
    expect(new Set(found.map(({ id }) => id))).toEqual(ids);
    expect([ids.size, found.length]).toEqual([keysEach, keysEach]);
    stored += found.length;
  }
  process.stdout.write(`senders: ${JSON.stringify({ keys: people * keysEach, answered, stored })}\n`);
}, 600_000);
