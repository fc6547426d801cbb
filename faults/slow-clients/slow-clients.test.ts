import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { usualTimeouts } from '../../server/process/app.ts';
import { isLong } from '../../server/test/long-form.ts';
import { registerPerson } from '../../server/test/people.ts';
import { serverForAll } from '../../server/test/test-server.ts';
import type { TestServer } from '../../server/test/test-server.ts';

/**
 * Old phones on bad lines, and clients that say nothing. The long form waits as long as the program does; here all goes ten
 * times as fast, but for the waits of the server that serves those who take long: a machine that stands still for a moment
 * is no slow client.
 */
const pace = isLong ? 1 : 10;

const impatient = {
  headersTimeout: usualTimeouts.headersTimeout / pace,
  requestTimeout: usualTimeouts.requestTimeout / pace,
  connectionsCheckingInterval: Math.ceil(usualTimeouts.connectionsCheckingInterval / pace),
};

const usual = serverForAll();
const hurried = serverForAll({ app: { timeouts: impatient } });
let token: string;
let tokenOfHurried: string;
beforeAll(async () => {
  ({ token } = await registerPerson(usual));
  ({ token: tokenOfHurried } = await registerPerson(hurried));
});

const body = '{"mood":"calm"}';
const headFor = (key: string) =>
  `POST /api/mood HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAuthorization: Bearer ${key}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;

/** Sends each part so many seconds after the one before, and waits for the end. Returns the status and how long it took, in the seconds of the program. */
async function send(
  server: TestServer,
  parts: readonly [seconds: number, text: string][],
): Promise<{ status: number; seconds: number }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => socket.destroy());
  let answer = '';
  socket.on('data', (part: Buffer) => {
    answer += part.toString('latin1');
  });
  // Not `once`, which takes the fault of a connection that was let go for its own.
  const closed = new Promise<void>((resolve) => void socket.on('close', () => resolve()));
  const begun = performance.now();
  for (const [seconds, text] of parts) {
    await Promise.race([wait((1000 * seconds) / pace), closed]);
    if (socket.destroyed) break;
    socket.write(text);
  }
  await closed;
  const seconds = ((performance.now() - begun) * pace) / 1000;
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), seconds };
}

/** A text in as many parts, over so many seconds. */
function slowly(text: string, parts: number, seconds: number): [number, string][] {
  const length = Math.ceil(text.length / parts);
  return Array.from({ length: parts }, (_, at) => [seconds / parts, text.slice(at * length, (at + 1) * length)]);
}

test('slow and silent clients: who takes long is served, who says nothing is let go, and others notice neither', async () => {
  const rows: Record<string, { status: number; seconds: number }> = {};
  const others: number[] = [];
  const over = new AbortController();
  const calls = (async () => {
    while (!over.signal.aborted) {
      others.push((await hurried.request('GET', '/api/auth/me', { token: tokenOfHurried })).status);
      await wait(20);
    }
  })();
  const slow = headFor(token);
  const head = headFor(tokenOfHurried);
  type Try = [string, TestServer, readonly [number, string][]];
  const tries: Try[] = [
    ['headers over 4 s', usual, [...slowly(slow, 8, 4), [0, body]]],
    ['a body over 28 s', usual, [[0, slow], ...slowly(body, body.length, 28)]],
    ['headers over 4 s and a body over 28 s', usual, [...slowly(slow, 8, 4), ...slowly(body, body.length, 28)]],
    ['nothing', hurried, []],
    ['half a header, then nothing', hurried, [[0, head.slice(0, 40)]]],
    ['headers without an end', hurried, slowly(head.replace('\r\n\r\n', `\r\nX: ${'y'.repeat(200)}`), 100, 60)],
    [
      'half a body, then nothing',
      hurried,
      [
        [0, head],
        [0, body.slice(0, 5)],
      ],
    ],
    [
      'a body without an end',
      hurried,
      [[0, head.replace(/Content-Length: \d+/, 'Content-Length: 5000')], ...slowly(body.repeat(9), 60, 90)],
    ],
  ];
  // A hundred that say nothing, beside them.
  const silent = Array.from({ length: 100 }, () => send(hurried, [[0, 'POST ']]));
  await Promise.all(tries.map(async ([name, server, parts]) => void (rows[name] = await send(server, parts))));
  await Promise.all(silent);
  over.abort();
  await calls;
  for (const [name, { status, seconds }] of Object.entries(rows))
    process.stdout.write(`slow clients: ${name}: ${status} after ${seconds.toFixed(1)} s\n`);
  const statuses = Object.fromEntries(Object.entries(rows).map(([name, { status }]) => [name, status]));
  expect(statuses).toEqual({
    'headers over 4 s': 201,
    'a body over 28 s': 201,
    'headers over 4 s and a body over 28 s': 201,
    nothing: 408,
    'half a header, then nothing': 408,
    'headers without an end': 408,
    'half a body, then nothing': 408,
    'a body without an end': 408,
  });
  expect(new Set(others)).toEqual(new Set([200]));
});
