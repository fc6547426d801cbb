import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf, expectOnly, joined, putLoad } from './http-load.ts';

let server: Server;
let port = 0;
const seen: { url: string | undefined; token: string | undefined; body: string }[] = [];

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  seen.push({ url: request.url, token: request.headers.authorization, body: await bodyOf(request) });
  if (request.url === '/chunked') {
    response.write('a'.repeat(100_000));
    setTimeout(() => response.end('b'), 5);
    return;
  }
  response.statusCode = request.url === '/refused' ? 503 : 201;
  response.end('x'.repeat(200_000));
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void answer(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise<void>((resolve) => void server.once('listening', resolve));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => void server.close());

test('each connection asks again when it was answered, and each answer is counted once', async () => {
  const request = bytesOf({ method: 'POST', path: '/long', token: 'secret', body: { mood: '🙂' } });
  const load = await putLoad({ port, connections: 3, seconds: 0.2, next: () => request });
  expect(load.times).toHaveLength(seen.length);
  expect(load.statuses).toEqual(new Map([[201, seen.length]]));
  expect(seen[0]).toEqual({ url: '/long', token: 'Bearer secret', body: '{"mood":"🙂"}' });
});

test('an answer without a length is read to its end', async () => {
  const request = bytesOf({ method: 'GET', path: '/chunked' });
  const load = await putLoad({ port, connections: 1, seconds: 0, next: () => request });
  expect(load.times).toHaveLength(1);
  expectOnly(load, 200);
});

test('a refusal is no result', async () => {
  const request = bytesOf({ method: 'GET', path: '/refused' });
  const load = await putLoad({ port, connections: 2, seconds: 0, next: () => request });
  expect(() => expectOnly(joined([load, load]), 201)).toThrow('answered 503 × 4');
});
