import { beforeEach, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../domain/contract/all-endpoints.ts';
import { securityActions } from '../../../domain/audit-actions.ts';
import { mayEnter } from '../../../domain/roles.ts';
import { tokenIn } from '../../test/mailbox-server.ts';
import { goodPassword, randomEmail, registerPerson, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { seedPeople } from '../../test/seeded-people.ts';
import { serverForAll } from '../../test/test-server.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { settleRefusals } from './refusal-counts.ts';
import { mailDueResets } from '../../test/sent-mails.ts';

const server = serverForAll();
let asha: SignedInPerson;
beforeEach(async () => {
  await settleRefusals(server.services);
  for (const table of ['users', 'security_events', 'attempts'] as const) await server.owner.deleteFrom(table).execute();
  asha = await registerPerson(server);
});

const wrong = 'Wrong#Guess1';
const post = (path: string, body?: object, token?: string) => server.request('POST', `/api/${path}`, { body, token });
const signIn = (password: string, email: string = asha.user.email) => post('auth/login', { email, password });

/** The rows so far, oldest first: action, whose, which call, how many. */
async function rows() {
  await settleRefusals(server.services);
  const found = await server.services.db.selectFrom('security_events').selectAll().orderBy('id').execute();
  for (const { request_id: id, detail } of found)
    if (detail['gathered'] === undefined) expect(id).toMatch(/^[0-9a-f]{12}-\w+$/);
  return found.map(({ action, person_id: person, route, times }) => [action, person === asha.user.id, route, times]);
}

describe('ASVS 16.3.1: signing in and out leaves a row each', () => {
  it('that went well, that did not, and the end of it', async () => {
    await signIn(goodPassword);
    await signIn(wrong);
    await signIn(wrong, randomEmail());
    await post('auth/logout', undefined, asha.token);
    expect(new Set(await rows())).toEqual(
      new Set([
        ['registered', true, 'POST /api/auth/register', 1],
        ['signed_in', true, 'POST /api/auth/register', 1],
        ['signed_in', true, 'POST /api/auth/login', 1],
        ['sign_in_failed', true, 'POST /api/auth/login', 1],
        ['sign_in_failed', false, 'POST /api/auth/login', 1],
        ['signed_out', true, 'POST /api/auth/logout', 1],
      ]),
    );
  });

  it('that was locked out, and a password that was not confirmed', async () => {
    for (let guess = 0; guess < 8; guess += 1) await signIn(wrong);
    for (let guess = 0; guess < 7; guess += 1) await post('auth/confirm-password', { password: wrong }, asha.token);
    const all = await rows();
    const count = (wanted: string) =>
      all.filter(([action, own]) => action === wanted && own).reduce((sum, [, , , times]) => sum + Number(times), 0);
    const kinds = ['sign_in_failed', 'sign_in_locked', 'password_not_confirmed', 'slowed'];
    expect(kinds.map((kind) => count(kind))).toEqual([5, 3, 5, 2]);
  });

  it('a reset: asked for, refused, done; and a change of the password', async () => {
    await post('auth/forgot-password', { email: asha.user.email });
    let link = '';
    await mailDueResets(server.services, async (mail) => {
      link = tokenIn(mail.text);
    });
    await post('auth/reset-password/never-mailed', { newPassword: goodPassword });
    expect((await post(`auth/reset-password/${link}`, { newPassword: 'Another#Word7' })).status).toBe(200);
    const { token } = (await signIn('Another#Word7')).body;
    await post('auth/change-password', { password: 'Another#Word7', newPassword: 'Third#Word8' }, token);
    const actions = (await rows()).map(([action, own]) => `${String(action)} ${String(own)}`);
    for (const wanted of [
      'reset_link_asked false',
      'reset_link_refused false',
      'password_reset true',
      'password_changed true',
    ])
      expect(actions).toContain(wanted);
  });
});

describe('ASVS 16.3.2: refusals', () => {
  it('of each call that is for another role have a row with who and which, no matter who calls', async () => {
    const guarded = allEndpoints.filter(({ access }) => access === 'admin' || access === 'counsellor');
    expect(guarded.length).toBeGreaterThan(50);
    for (const { method, path } of guarded) {
      const { status } = await server.inject(method, path.replaceAll(/:\w+/g, 'x'), { token: asha.token });
      expect(status).toBe(403);
    }
    const refused = (await rows()).filter(([action, own]) => action === 'refused' && own);
    expect(refused).toHaveLength(guarded.length);
    expect(new Set(refused.map(([, , route]) => route))).toEqual(
      new Set(guarded.map(({ method, path }) => `${method} ${path}`)),
    );
    expect(mayEnter('employee', 'admin')).toBe(false);
  });

  it('ASVS 16.2.1: the log line of one names who, when, and the call, as does what leads to it', async () => {
    await server.request('GET', '/api/admin/people', { token: asha.token });
    await signIn(wrong);
    const lines = server.logLines().map((line) => JSON.parse(line));
    expect(lines.findLast(({ event }) => event === 'refused')).toMatchObject({
      user: asha.user.id,
      reqId: expect.any(String),
      route: 'GET /api/admin/people',
    });
    expect(lines.findLast(({ event }) => event === 'sign_in_failed')).toMatchObject({
      reqId: expect.any(String),
      route: 'POST /api/auth/login',
    });
    // A line says each thing once.
    for (const line of server.logLines()) expect(line.match(/"(?:reqId|route)":/g)?.length ?? 0).toBeLessThanOrEqual(2);
  });
});

describe('ASVS 16.3.3: getting around', () => {
  it('a sum that is not that of the answers, a limit, and body after body that nothing of ours sends', async () => {
    const questions = (await server.request('GET', '/api/questions/active', { token: asha.token })).body;
    const answers = Object.fromEntries(
      questions.filter(({ type }: { type: string }) => type === 'GAD-7').map(({ id }: { id: string }) => [id, 1]),
    );
    await post('assessment', { answers, total_score: 21, type: 'GAD-7' }, asha.token);
    const invalid = () => server.inject('POST', '/api/mood', { body: { mood: 'x' }, token: asha.token });
    for (let time = 0; time < 19; time += 1) await invalid();
    expect((await rows()).map(([action]) => action)).not.toContain('many_invalid');
    for (let time = 0; time < 25; time += 1) await invalid();
    const found = (await rows()).filter(([, , route]) => route !== 'POST /api/auth/register');
    // Calls do not wait for their rows: of two that are written at once either may come first.
    expect(found.toSorted(([, , , a], [, , , b]) => Number(b) - Number(a))).toEqual([
      ['many_invalid', true, 'POST record', 20],
      ['many_invalid', true, 'POST record', 5],
      ['sum_mismatch', true, 'POST record', 1],
    ]);
  });

  it('a stranger who comes in masses is counted, and fills no disk', async () => {
    // What is counted together is so for a minute of the real clock: a busy machine has several.
    const begun = performance.now();
    const minutes = () => 1 + Math.floor((performance.now() - begun) / 60_000);
    const before = (await rows()).length;
    for (let time = 0; time < 90; time += 1)
      await server.inject('POST', `/api/auth/reset-password/${time}`, {
        body: { newPassword: goodPassword },
      });
    const found = (await rows()).slice(before);
    expect(found.length).toBeLessThan(8 * minutes());
    expect(found.reduce((sum, [, , , times]) => sum + Number(times), 0)).toBe(90);
    const people = await seedPeople(server, 90, { passwordHash: await hashPassword(goodPassword) });
    const known = (await rows()).length;
    for (const { email } of people)
      await server.inject('POST', '/api/auth/login', { body: { email, password: wrong } });
    const guessed = (await rows()).slice(known);
    expect(guessed.length).toBeLessThanOrEqual(62 * minutes());
    expect(guessed.reduce((sum, [, , , times]) => sum + Number(times), 0)).toBe(90);
  });
});

it('who is privileged is never shown when colleagues sign in', async () => {
  const admin = await signedInAdmin(server);
  await signIn(goodPassword);
  await signIn(wrong);
  await settleRefusals(server.services);
  const answers = await Promise.all(
    allEndpoints
      // The document of the API has all words, and nothing of anyone; in a PDF no word stands as it is.
      .filter(({ method, path }) => method === 'GET' && !/\.pdf|report$|openapi|docs/.test(path))
      .map(({ path }) => server.inject('GET', path.replaceAll(':id', asha.user.id), { token: admin.token })),
  );
  // Others are words of other lists, too.
  const own = securityActions.filter((action) => !['registered', 'refused'].includes(action));
  const words = own.map((action) => `"${action}"`);
  for (const { text } of answers) for (const word of words) expect(text.includes(word) && word).toBe(false);
});
