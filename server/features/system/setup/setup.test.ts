import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  givePassword,
  goodPassword,
  registerPerson,
  signedInAdmin,
  signInAgain as signInAgainAs,
} from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll({
  now: new Date('2026-11-22T05:30:00Z'),
  config: { smtpUrl: 'smtp://mail.example.org' },
});
let admin: SignedInPerson;

beforeAll(async () => {
  admin = await signedInAdmin(server);
});
beforeEach(() => givePassword(server, admin));

const call = async (method: string, path: string, body?: unknown) =>
  server.request(method, path, { token: admin.token, body });
const read = async () => (await call('GET', '/api/admin/setup')).body;
const stateOf = async (wanted: string) =>
  (await read()).steps.find(({ step }: { step: string }) => step === wanted)?.state;

test('a new installation has everything still to settle, for admins alone', async () => {
  const { steps } = await read();
  expect(steps.map(({ step, state }: Record<string, string>) => [step, state])).toEqual([
    ['organisation', 'open'],
    ['help_lines', 'open'],
    ['privacy_contact', 'open'],
    ['second_admin', 'open'],
    ['mail', 'open'],
  ]);
  const { token } = await registerPerson(server);
  expect((await server.request('GET', '/api/admin/setup', { token })).status).toBe(403);
});

test('the name and the privacy contact are done once they are there', async () => {
  await call('PUT', '/api/admin/organisation', {
    name: 'Foundation',
    privacy: { name: 'Data office', email: 'privacy@example.org' },
  });
  expect([await stateOf('organisation'), await stateOf('privacy_contact')]).toEqual(['done', 'done']);
});

test('helplines are checked by someone here, each, and again after 90 days', async () => {
  const { body: lines } = await call('GET', '/api/help-lines');
  for (const { id, stale: _stale, position: _position, ...line } of lines) {
    expect(await stateOf('help_lines')).toBe('open');
    await call('PUT', `/api/admin/help-lines/${id}`, { ...line, verified_on: '2026-11-22' });
  }
  expect(await stateOf('help_lines')).toBe('done');
  // Who checked them may have gone since: those who are left came later.
  await server.owner
    .updateTable('users')
    .set({ created_at: new Date('2026-11-25T05:30:00Z') })
    .execute();
  expect(await stateOf('help_lines')).toBe('done');
  server.clock.advance({ days: 91 });
  admin = await signInAgain();
  expect(await stateOf('help_lines')).toBe('open');
  server.clock.advance({ days: -91 });
  admin = await signInAgain();
});

test('a second admin is one who can sign in, and the step comes back when there is none any more', async () => {
  const other = await registerPerson(server);
  const path = `/api/admin/people/${other.user.id}`;
  await call('PUT', `${path}/role`, { role: 'admin' });
  expect(await stateOf('second_admin')).toBe('done');
  await signInAgainAs(server, other);
  await server.request('PUT', `${path}/disabled`, { token: other.token, body: { disabled: true } });
  expect(await stateOf('second_admin')).toBe('open');
  await call('PUT', `${path}/disabled`, { disabled: false });
  expect(await stateOf('second_admin')).toBe('done');
  await signInAgainAs(server, other);
  await server.request('PUT', `${path}/role`, { token: other.token, body: { role: 'employee' } });
  expect(await stateOf('second_admin')).toBe('open');
});

test('what is put off comes back after a week, and sooner where it is wanted', async () => {
  const putOff = (wanted: boolean) => call('PUT', '/api/admin/setup/second_admin', { put_off: wanted });
  const { body } = await putOff(true);
  const found = body.steps.find(({ step }: { step: string }) => step === 'second_admin');
  expect(found).toMatchObject({ state: 'put_off', put_off_until: '2026-11-29T05:30:00.000Z' });
  await putOff(false);
  expect(await stateOf('second_admin')).toBe('open');
  await putOff(true);
  server.clock.advance({ days: 7, minutes: 1 });
  admin = await signInAgain();
  expect(await stateOf('second_admin')).toBe('open');
});

describe('that mail works is shown by its code', () => {
  const came = (code: string) => call('POST', '/api/admin/test-mail/came', { code });
  const codeOf = (text = '') => /code is (\d{6})/.exec(text)?.[1] ?? '';
  const another = (code: string) => (code === '000000' ? '000001' : '000000');

  test('which went to the admin alone and names no health matter', async () => {
    expect((await call('POST', '/api/admin/test-mail')).body.mail.waiting_since).not.toBeNull();
    const [mail] = server.mails();
    expect(mail?.to).toBe(admin.user.email);
    const code = codeOf(mail?.text);
    expect(code).toHaveLength(6);
    expect(server.logLines().join('')).not.toContain(code);
    expect((await came('12')).body.fields).toEqual({ code: expect.any(String) });
    expect((await came(another(code))).body.code).toBe('mail_code_wrong');
    expect(await stateOf('mail')).toBe('open');
    expect((await came(` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect(await stateOf('mail')).toBe('done');
    expect((await came(code)).body.code).toBe('mail_code_wrong');
  });

  test('and with other settings it is to be shown again', async () => {
    const { config } = server.services;
    config.smtpUrl = 'smtp://another.example.org';
    expect(await stateOf('mail')).toBe('open');
    config.smtpUrl = 'smtp://mail.example.org';
    expect(await stateOf('mail')).toBe('done');
  });

  test('is not guessed: after five wrong ones the right one is refused, too', async () => {
    await call('POST', '/api/admin/test-mail');
    const code = codeOf(server.mails().at(-1)?.text);
    for (let tries = 0; tries < 5; tries += 1) expect((await came(another(code))).status).toBe(400);
    expect((await came(code)).body.code).toBe('mail_code_wrong');
  });

  test('is a day old at most', async () => {
    await call('POST', '/api/admin/test-mail');
    const code = codeOf(server.mails().at(-1)?.text);
    server.clock.advance({ hours: 25 });
    admin = await signInAgain();
    expect((await came(code)).body.code).toBe('mail_code_wrong');
  });

  test('is not sent where there is no mail server', async () => {
    server.services.config.smtpUrl = undefined;
    expect((await call('POST', '/api/admin/test-mail')).body.code).toBe('mail_not_sent');
    expect((await read()).mail.server_set).toBe(false);
    server.services.config.smtpUrl = 'smtp://mail.example.org';
  });

  test('is sent a few times an hour', async () => {
    const codes: string[] = [];
    for (let time = 0; time < 8; time += 1) codes.push((await call('POST', '/api/admin/test-mail')).body.code);
    expect(codes.at(-1)).toBe('too_many_attempts');
  });
});

async function signInAgain(): Promise<SignedInPerson> {
  const { email } = admin.user;
  const { body } = await server.request('POST', '/api/auth/login', { body: { email, password: goodPassword } });
  return { ...admin, token: body.token };
}
