import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsTo } from '../../server/test/calls-to.ts';
import type { TestAnswer } from '../../server/test/calls-to.ts';
import { goodPassword, registration } from '../../server/test/people.ts';
import { runMain } from '../../server/test/run-main.ts';
import type { MainProcess } from '../../server/test/run-main.ts';

const [calls, senders] = [56_000, 8];

/** Tells on a message what the program holds once all that is free was collected. */
const preload = `import v8 from 'node:v8'; import vm from 'node:vm';
v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');
process.on('message', (message) => {
  if (message !== 'held') return;
  for (let turn = 0; turn < 5; turn += 1) collect();
  process.send({ heldBytes: process.memoryUsage().heapUsed, handles: process.getActiveResourcesInfo().length });
});`;

let dataDir: string;
let server: MainProcess;
let address: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-leak-'));
  server = runMain({ DATA_DIR: dataDir, ADMIN_PASSWORD: goodPassword, LOG_LEVEL: 'warn' }, { preload });
  address = await server.ready;
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

interface Held {
  heldBytes: number;
  handles: number;
}

async function held() {
  const told = new Promise<Held>((resolve) => {
    server.child.on('message', function listen(message: Held) {
      if (!('heldBytes' in message)) return;
      server.child.off('message', listen);
      resolve(message);
    });
  });
  server.child.send('held');
  const { heldBytes, handles } = await told;
  const proc = `/proc/${server.child.pid}`;
  const rss = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`${proc}/status`, 'utf8'))?.[1]);
  return { heapMiB: heldBytes / 1024 ** 2, handles, files: readdirSync(`${proc}/fd`).length, rssMiB: rss / 1024 };
}

test(`${calls} calls leave nothing behind in the program`, async () => {
  const send = callsTo(address);
  const person = () => send('POST', '/api/auth/register', { body: registration() });
  const tokens = await Promise.all(Array.from({ length: 60 }, async () => String((await person()).body.token)));
  let made = 0;
  const statuses: Record<number, number> = {};
  async function make(upTo: number): Promise<void> {
    const sending = Array.from({ length: senders }, async () => {
      while (made < upTo) {
        const number = made;
        made += 1;
        const token = tokens[number % tokens.length];
        const kinds: readonly (() => Promise<TestAnswer>)[] = [
          () => send('GET', '/api/auth/me', { token }),
          () => send('GET', '/api/questions/active', { token }),
          () => send('POST', '/api/mood', { token, body: { mood: 'calm' } }),
          () => send('GET', '/api/assessment/all', { token }),
          () => send('GET', '/nothing-here'),
          () => send('POST', '/api/mood', { token, body: { mood: 'none of ours' } }),
          () => send('GET', '/api/auth/me', { token: 'made-up' }),
        ];
        // Each person makes every kind.
        const answer = await kinds[Math.floor(number / tokens.length) % kinds.length]?.();
        const status = answer?.status ?? 0;
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    });
    await Promise.all(sending);
  }
  // What is kept for a while is full by then.
  await make(calls / 4);
  const before = await held();
  await make(calls);
  const after = await held();
  process.stdout.write(`leak: ${JSON.stringify({ calls: made, statuses, before, after })}\n`);
  expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
  expect(after.heapMiB).toBeLessThan(before.heapMiB * 1.1 + 2);
  expect(after.files).toBeLessThan(before.files + 10);
  expect(after.handles).toBeLessThan(before.handles + 10);
}, 1_800_000);
