import { expect, test } from 'vitest';
import { goodPassword, registerPerson, registration } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll();

const keyFor = async (token: string) => (await server.request('GET', '/api/device-key', { token })).body.key as string;

test('the key of a device comes back with its person, in any session, and with nobody else', async () => {
  const body = registration();
  const asha = await server.request('POST', '/api/auth/register', { body });
  const key = await keyFor(asha.body.token);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  const login = { email: body['email'], password: goodPassword };
  const again = await server.request('POST', '/api/auth/login', { body: login });
  expect(await keyFor(again.body.token)).toBe(key);
  expect(await keyFor((await registerPerson(server)).token)).not.toBe(key);
});

test('no cache keeps the key, and without a session there is none', async () => {
  const { token } = await registerPerson(server);
  const answer = await server.request('GET', '/api/device-key', { token });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await server.request('GET', '/api/device-key')).status).toBe(401);
});
