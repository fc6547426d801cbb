import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsTo } from '../../server/test/calls-to.ts';
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

test(`${people * keysEach} keys, each sent by ${senders} at once to two processes, are one record each`, async () => {
  const call = callsTo(address);
  let [stored, answered] = [0, 0];
  for (let person = 0; person < people; person += 1) {
    const { token } = (await call('POST', '/api/auth/register', { body: registration() })).body;
    const ids = new Set<string>();
    for (let first = 0; first < keysEach; first += 10) {
      const keys = Array.from({ length: 10 }, (_, place) => `key-${first + place}`);
      const answers = await Promise.all(
        keys.map(async (key) => {
          const headers = { 'Idempotency-Key': key };
          const send = () => call('POST', '/api/mood', { token, body: { mood: 'calm' }, headers });
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
    const found: { id: string }[] = (await call('GET', '/api/mood', { token })).body;
    expect(new Set(found.map(({ id }) => id))).toEqual(ids);
    expect([ids.size, found.length]).toEqual([keysEach, keysEach]);
    stored += found.length;
  }
  process.stdout.write(`senders: ${JSON.stringify({ keys: people * keysEach, answered, stored })}\n`);
}, 600_000);
