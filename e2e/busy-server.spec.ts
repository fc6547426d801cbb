import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures.ts';

test('what a journey sends itself is sent again when a busy server asks for that, once it is stored under the same key', async ({
  request,
  page,
}) => {
  const heard: unknown[] = [];
  const server = createServer((asked, reply) => {
    heard.push(`${asked.method} ${String(asked.headers['idempotency-key'])}`);
    const isBusy = heard.length % 2 === 1;
    reply.writeHead(isBusy ? 503 : 201, isBusy ? { 'Retry-After': '1' } : {}).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/api`;
  expect((await request.post(`${address}/mood`, { data: {} })).status()).toBe(201);
  expect(heard[0]).toMatch(/^POST [\w-]{36}$/);
  expect((await page.request.get(`${address}/mood`)).status()).toBe(201);
  expect(heard).toEqual([heard[0], heard[0], heard[2], heard[2]]);
  // Whether it is ready is asked as it is.
  expect((await request.get(`${address}/ready`)).status()).toBe(503);
  server.close();
  server.closeAllConnections();
});
