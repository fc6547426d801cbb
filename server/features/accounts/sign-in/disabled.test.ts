import { beforeAll, describe, expect, test } from 'vitest';
import { updateOrganisation } from '../../organisation/organisation.queries.ts';
import { hashToken, makeToken } from '../../../security/sessions/tokens.ts';
import { goodPassword, randomEmail, registerPerson } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll();
let asha: SignedInPerson;
beforeAll(async () => {
  asha = await registerPerson(server);
  await disable(asha);
});

const disable = ({ user }: SignedInPerson) =>
  server.services.db.updateTable('users').set({ disabled_at: server.clock.now() }).where('id', '=', user.id).execute();

const login = async (email: string, password: string) => {
  const { status, body } = await server.request('POST', '/api/auth/login', { body: { email, password } });
  return [status, body];
};

const contact = { name: 'Meera Das', email: 'privacy@example.org', phone: '', address: '' };

describe('trust 11: an account that is disabled', () => {
  test('says so after its right password, and whom to ask', async () => {
    expect(await login(asha.user.email, goodPassword)).toEqual([
      403,
      {
        code: 'account_closed',
        msg: 'Your account is disabled, so you can’t sign in. To ask why, or to come back, please contact a wellness admin where you work.',
      },
    ]);
  });

  test('names the organisation’s contact where one is set', async () => {
    const { db } = server.services;
    await db.transaction().execute((inside) => updateOrganisation(inside, { contacts: { grievance: contact } }));
    const [, body] = await login(asha.user.email, goodPassword);
    expect(body.msg).toContain('a wellness admin where you work, or: Meera Das, privacy@example.org.');
    await db.transaction().execute((inside) => updateOrganisation(inside, { contacts: { grievance: null } }));
  });

  test('is as any other for a wrong password, in words and for those who guess often', async () => {
    const ravi = await registerPerson(server);
    const people = [asha.user.email, ravi.user.email, randomEmail()];
    const heard = [];
    for (const email of people) {
      const answers = [];
      for (let time = 0; time < 12; time += 1) answers.push(await login(email, 'Wrong#Password1'));
      heard.push(answers);
    }
    expect(heard[0]).toEqual(heard[1]);
    expect(heard[2]).toEqual(heard[1]);
    expect(heard[0]?.at(-1)?.[1]).toMatchObject({ code: 'too_many_attempts' });
  });

  test('a sign-in with the right password stands in the list of security events as one that failed', async () => {
    const { db } = server.services;
    const ravi = await registerPerson(server);
    await disable(ravi);
    await login(ravi.user.email, goodPassword);
    const mine = db.selectFrom('security_events').select('action').where('person_id', '=', ravi.user.id);
    await expect.poll(async () => (await mine.execute()).map(({ action }) => action)).toContain('sign_in_failed');
    expect(await db.selectFrom('sessions').selectAll().where('user_id', '=', ravi.user.id).execute()).toHaveLength(1);
  });

  test('opens to no link that was mailed before, and its owner reads why', async () => {
    const { db } = server.services;
    const ravi = await registerPerson(server);
    const token = makeToken();
    const expires_at = new Date(server.clock.now().getTime() + 600_000);
    await db
      .insertInto('password_resets')
      .values({ token_hash: hashToken(token), user_id: ravi.user.id, expires_at })
      .execute();
    await disable(ravi);
    const choose = () =>
      server.request('POST', `/api/auth/reset-password/${token}`, { body: { newPassword: 'Fresh#Water99' } });
    const { status, body } = await choose();
    expect([status, body.code]).toEqual([403, 'account_closed']);
    await db.updateTable('users').set({ disabled_at: null }).where('id', '=', ravi.user.id).execute();
    expect((await choose()).status).toBe(200);
  });
});
