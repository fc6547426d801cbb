import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { serverForAll } from '../test/test-server.ts';

const server = serverForAll({
  app: { timeouts: { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 } },
});

/** What the server answers before it hangs up on a sender who says this and then nothing more. */
async function answerTo(text: string): Promise<string> {
  const socket: Socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.setEncoding('utf8');
  let answer = '';
  socket.on('data', (part: string) => {
    answer += part;
  });
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

function parts(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  return { head, body: JSON.parse(body) };
}

const headers = 'Host: x\r\nContent-Type: application/json\r\n';

test.each([
  ['half a header', 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['half a body', `POST /api/auth/login HTTP/1.1\r\n${headers}Content-Length: 50\r\n\r\n{"email":`],
  ['half a chunk', `POST /api/auth/login HTTP/1.1\r\n${headers}Transfer-Encoding: chunked\r\n\r\n5\r\n{"e`],
])('%s is answered with 408 and the connection closed', async (_name, text) => {
  const { head, body } = parts(await answerTo(text));
  expect(head).toMatch(/^HTTP\/1\.1 408 /);
  expect(head).toContain('Connection: close');
  expect(head).toContain('X-Content-Type-Options: nosniff');
  expect(head).toContain('Cache-Control: no-store');
  expect(body).toEqual({ msg: 'That took too long to arrive. Please try again.', code: 'too_slow' });
});

test('a connection on which nothing is ever said is closed', async () => {
  expect(await answerTo('')).toMatch(/^(?:HTTP\/1\.1 408 .*)?/s);
});

test.each([
  ['what is not HTTP', 'GARBAGE\r\n\r\n', 400],
  ['a header that is too long', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['two lengths', `POST /api/auth/login HTTP/1.1\r\n${headers}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}`, 400],
  [
    'a length and chunks',
    `POST /api/auth/login HTTP/1.1\r\n${headers}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
])('%s is answered as JSON and the connection closed', async (_name, text, status) => {
  const { head, body } = parts(await answerTo(text));
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(body.msg).toMatch(/\w/);
});
