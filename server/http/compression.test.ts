import { beforeAll, expect, test } from 'vitest';
import { registerPerson } from '../test/people.ts';
import { serverForAll } from '../test/test-server.ts';

const server = serverForAll();
let token: string;
beforeAll(async () => {
  ({ token } = await registerPerson(server));
});

const long = '/api/questions/active';

test.each([
  ['gzip, deflate, br', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br', null],
  ['gzip;q=0, identity', null],
  ['identity', null],
])('a long answer to a browser that takes %s comes as %s', async (accepted, packing) => {
  const plain = await server.request('GET', long, { token, headers: { 'Accept-Encoding': 'identity' } });
  const answer = await server.request('GET', long, { token, headers: { 'Accept-Encoding': accepted } });
  expect(plain.text.length).toBeGreaterThan(1400);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBe(packing);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.body).toEqual(plain.body);
});

test('a short answer is not worth it', async () => {
  const answer = await server.request('GET', '/api/health', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(Number(answer.headers.get('content-length'))).toBe(answer.bytes.length);
});

test('HEAD names the length of what it does not send, or none', async () => {
  const answer = await server.request('HEAD', long, { token, headers: { 'Accept-Encoding': 'gzip' } });
  expect(answer.text).toBe('');
});
