import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, randomEmail, registerPerson, registration } from '../../../test/people.ts';
import { tokenIn } from '../../../test/mailbox-server.ts';
import { startTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { mailDueResets } from '../../../test/sent-mails.ts';

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-hashes-'));
const breached = join(folder, 'hashes.txt');
const hashOf = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();
const leaked = 'seven lamps above the bakery';
const lines = [leaked, 'Leaked#Word9', ...Array.from({ length: 500 }, (_, one) => `other ${one}`)]
  .map((text, at) => `${hashOf(text)}:${at * 37}`)
  .toSorted();
writeFileSync(breached, lines.join('\r\n'));

let spec: TestServer;
let strict: TestServer;
beforeAll(async () => {
  spec = await startTestServer();
  strict = await startTestServer({
    config: { passwordPolicy: 'strict', breachedPasswordsFile: breached, orgName: 'Saraswati Foundation' },
  });
});
afterAll(async () => {
  await Promise.all([spec.close(), strict.close()]);
  rmSync(folder, { recursive: true });
});

const phrase = 'quiet lanterns over the bridge';
const register = (server: TestServer, password: string, other: Record<string, unknown> = {}) =>
  server.request('POST', '/api/auth/register', { body: registration({ password, ...other }) });
const signIn = (server: TestServer, email: string, password: string) =>
  server.request('POST', '/api/auth/login', { body: { email, password } });
const length = 'Please use at least 15 characters. Any kind will do, spaces too.';

describe('the specification’s rule, which holds where no other is set', () => {
  it.each(['Evenkeel#1', 'Password1!', 'Test@1234', 'Jamshedpur@1', 'Wellness#2026', 'Qwerty123!'])(
    'accepts %s as the specification does',
    async (password) => {
      expect((await register(spec, password)).status).toBe(201);
    },
  );

  it('refuses what the specification refuses, in its words', async () => {
    const { status, body } = await register(spec, phrase);
    const words = 'Password must include uppercase, lowercase, number, special character (!@#$%^&*), and 8+ characters';
    expect([status, body.fields]).toEqual([400, { password: words }]);
  });
});

describe('the strict policy', () => {
  it('asks for 15 characters of any kind, up to 128, and keeps spaces', async () => {
    expect((await register(strict, 'quiet lantern')).body.fields).toEqual({ password: length });
    const long = `${phrase} ${'ଶାନ୍ତ नदी '.repeat(20)}`.slice(0, 128);
    for (const password of [phrase, ` ${phrase} `, long]) {
      const email = randomEmail();
      expect((await register(strict, password, { email })).status).toBe(201);
      expect((await signIn(strict, email, password)).status).toBe(200);
      expect((await signIn(strict, email, password.trim().slice(0, 127))).status).toBe(password === phrase ? 200 : 401);
    }
    const many = `${phrase}${'x y'.repeat(40)}`;
    expect((await register(strict, many.slice(0, 129))).body.fields).toEqual({
      password: 'A password can have at most 128 characters.',
    });
  });

  it('takes a letter for the same however a keyboard composes it, when it is chosen and when it is given', async () => {
    const email = randomEmail();
    const composed = 'crème brûlée für alle';
    expect((await register(strict, composed.normalize('NFD'), { email })).status).toBe(201);
    expect((await signIn(strict, email, composed.normalize('NFC'))).status).toBe(200);
    expect((await signIn(strict, email, composed.normalize('NFD'))).status).toBe(200);
    // Fourteen letters are not fifteen because accents are sent apart.
    expect((await register(strict, 'crème brûlée12'.normalize('NFD'))).body.fields).toEqual({ password: length });
  });

  it('refuses half a character', async () => {
    expect((await register(strict, `${phrase}\uD800`)).body.fields).toMatchObject({ password: expect.any(String) });
  });

  it.each([
    ['the product', 'Evenkeel#2026!!!'],
    ['the organisation, as it is stored', 'Saraswati12345678'],
    ['the person', 'Asha-Rani-1990!!'],
    ['the person’s mailbox', 'moonbeam.4711!!!!'],
    ['a city', 'Jamshedpur@12345'],
    ['a theme', 'TribalIdentity#1'],
    ['a role', 'Counsellor#12345'],
  ])('ASVS 6.2.11: refuses little more than the name of %s, at the field', async (_name, password) => {
    const { status, body } = await register(strict, password, { email: `moonbeam.${randomEmail()}` });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(body.fields).toEqual({
      password:
        'This password is easy to guess: it’s little more than names that others know. A few words that don’t belong together work well.',
    });
  });

  it('ASVS 6.2.4: refuses a usual password at registration, change and reset', async () => {
    const password = 'Password1234567!';
    const sentence =
      'This password is easy to guess: many people use one like it. A few words that don’t belong together work well.';
    expect((await register(strict, password)).body.fields).toEqual({ password: sentence });
    const { token, user } = await registerPerson(strict, { password: phrase });
    const change = (newPassword: string) =>
      strict.request('POST', '/api/auth/change-password', { token, body: { password: phrase, newPassword } });
    expect((await change(password)).body.fields).toEqual({ newPassword: sentence });
    expect((await change('short one')).body.fields).toEqual({ newPassword: length });
    expect((await change('Asha Rani 1990 1990')).status).toBe(400);
    await strict.request('POST', '/api/auth/forgot-password', { body: { email: user.email } });
    const links: string[] = [];
    await mailDueResets(strict.services, async ({ text }) => void links.push(tokenIn(text)));
    const reset = (newPassword: string) =>
      strict.request('POST', `/api/auth/reset-password/${links[0]}`, { body: { newPassword } });
    expect((await reset(password)).body.fields).toEqual({ newPassword: sentence });
    // The link is as good as before.
    expect((await reset('a kettle sings in winter')).status).toBe(200);
    expect((await signIn(strict, user.email, 'a kettle sings in winter')).status).toBe(200);
  });

  it('ASVS 6.2.12: refuses what is in the operator’s file of breached passwords, and nothing beside', async () => {
    const sentence = 'This password has turned up in a data leak somewhere else. Please choose another.';
    expect((await register(strict, leaked)).body.fields).toEqual({ password: sentence });
    expect((await register(strict, `${leaked} shop`)).status).toBe(201);
  });
});

it('ASVS 6.2.12: the file of breached passwords holds under the specification’s rule, too', async () => {
  spec.services.config.breachedPasswordsFile = breached;
  expect((await register(spec, 'Leaked#Word9')).body.fields).toMatchObject({ password: expect.any(String) });
  expect((await register(spec, goodPassword)).status).toBe(201);
  spec.services.config.breachedPasswordsFile = undefined;
});

it('a file of breached passwords that has gone keeps no one from an account', async () => {
  spec.services.config.breachedPasswordsFile = `${breached}.gone`;
  expect((await register(spec, goodPassword)).status).toBe(201);
  spec.services.config.breachedPasswordsFile = undefined;
});
