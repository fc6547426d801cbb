import { describe, expect, test } from 'vitest';
import { randomEmail, registerPerson } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll();

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
        msg: 'If there’s an account with this email, a reset link is on its way. It works for 10 minutes.',
      });
    }
    expect([...(answers[0]?.headers.keys() ?? [])]).toEqual([...(answers[1]?.headers.keys() ?? [])]);
    expect(server.wakeCalls()).toBe(wakes + 2);
    const { db } = server.services;
    const rows = await db.selectFrom('outbox').where('lane', '=', 'asked').select('address').orderBy('id').execute();
    expect(rows.map(({ address }) => address)).toEqual([user.email, unknown]);
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

  test('trust 7: answers 200 with the same words however often it is asked, known or not', async () => {
    const { user } = await registerPerson(server);
    const unknown = randomEmail();
    const { db, now } = server.services;
    const asked = async (email: string) => {
      const { count } = await db
        .selectFrom('outbox')
        .where('lane', '=', 'asked')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('address', '=', email)
        .executeTakeFirstOrThrow();
      return Number(count);
    };
    for (const email of [user.email, unknown]) {
      for (let time = 0; time < 40; time += 1) {
        const { status, body, headers } = await forgot(time % 2 === 0 ? email : email.toUpperCase());
        expect([status, Object.keys(body), headers.get('retry-after')]).toEqual([200, ['msg'], null]);
        expect(body.msg).toBe((await forgot(randomEmail())).body.msg);
      }
    }
    // A flood is not stored, and no more of it where all come at once.
    expect(await asked(user.email)).toBe(5);
    expect(await asked(unknown)).toBe(5);
    const third = randomEmail();
    await Promise.all(Array.from({ length: 60 }, () => forgot(third)));
    expect(await asked(third)).toBe(10);
    await db
      .updateTable('attempts')
      .set({ blocked_until: new Date(now().getTime() + 60_000) })
      .execute();
    expect((await forgot(randomEmail())).status).toBe(200);
  });
});
