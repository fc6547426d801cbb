import { expect, test } from 'vitest';
import { goodPassword, registerPerson } from '../../../test/people.ts';
import { startTestServer } from '../../../test/test-server.ts';

test('ASVS 6.2.10: a password works after five years as on the first day', async () => {
  const server = await startTestServer({ now: new Date('2026-11-20T06:00:00Z') });
  const { user } = await registerPerson(server);
  server.clock.advance({ days: 5 * 365 + 1 });
  const body = { email: user.email, password: goodPassword };
  expect((await server.request('POST', '/api/auth/login', { body })).status).toBe(200);
  await server.close();
});
