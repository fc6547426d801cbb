import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomEmail, registerPerson } from '../../test/people.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const forgot = (email: unknown) => server.request('POST', '/api/auth/forgot-password', { body: { email } });

describe('POST /api/auth/forgot-password', () => {
  test('answers a known and an unknown e-mail alike, and writes the same for both', async () => {
    const { user } = await registerPerson(server);
    const unknown = randomEmail();
    const wakes = server.wakeCalls();
    const answers = [await forgot(user.email), await forgot(unknown)];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual({
        msg: 'If there is an account with this email, a reset link is on its way. It works for 10 minutes.',
      });
    }
    expect([...(answers[0]?.headers.keys() ?? [])]).toEqual([...(answers[1]?.headers.keys() ?? [])]);
    expect(server.wakeCalls()).toBe(wakes + 2);
    const { db } = server.services;
    const rows = await db.selectFrom('reset_requests').select('email').orderBy('id').execute();
    expect(rows.map(({ email }) => email)).toEqual([user.email, unknown]);
    expect(await db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });

  test.each([
    undefined,
    null,
    '',
    7,
    ['a@example.org'],
    { address: 'a@example.org' },
    'nobody',
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    'a@example.org%0aBcc:b@example.org\n',
    '<a@example.org>',
    'a@example.org\u0000',
  ])('refuses %j', async (email) => {
    const answer = await forgot(email);
    expect(answer.status).toBe(400);
    expect(answer.body.msg).toMatch(/^Email: /);
    expect(Object.keys(answer.body.fields)).toEqual(['email']);
  });

  test('is slowed per e-mail, known or not, and works again after the wait', async () => {
    const { user } = await registerPerson(server);
    for (const email of [user.email, randomEmail()]) {
      for (let time = 0; time < 10; time += 1) expect((await forgot(email)).status).toBe(200);
      const slowed = await forgot(email.toUpperCase());
      expect(slowed.status).toBe(429);
      expect(slowed.headers.get('retry-after')).toBe('60');
      expect(slowed.body.msg).toBe('Too many attempts. Please wait 60 seconds and try again.');
    }
    server.clock.advance({ seconds: 61 });
    expect((await forgot(user.email)).status).toBe(200);
  });
});
