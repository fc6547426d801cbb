import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { tellAdmins } from '../features/people/watched-acts/tell-admins.ts';
import { goodPassword, registerPerson, signedInAdmin, signInAgain } from '../test/people.ts';
import { wish } from '../test/call-backs.ts';
import { runCommand } from '../test/run-command.ts';
import { databaseUrl } from '../test/run-main.ts';
import { sendOtherMails } from '../test/sent-mails.ts';
import { serverForAll } from '../test/test-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-admins-'));
const server = serverForAll();

afterAll(async () => {
  rmSync(dataDir, { recursive: true });
});

const command = (name: string, ...words: string[]) =>
  runCommand(name, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(server.database.connection) }, ...words);

it('trust 2: the operator makes an admin and removes one, at once, in the list of actions and mailed to the others', async () => {
  const [angry, bina] = [await signedInAdmin(server), await signedInAdmin(server)];
  const asha = await registerPerson(server, { email: 'asha@example.org' });
  const roleOf = async ({ token }: { token: string }) =>
    (await server.request('GET', '/api/auth/me', { token })).body.role;
  const path = `/api/admin/people/${bina.user.id}/role`;
  await server.request('PUT', path, { token: angry.token, body: { role: 'employee' } });
  await server.request('PUT', `/api/admin/people/${asha.user.id}/disabled`, {
    token: angry.token,
    body: { disabled: true },
  });

  for (const words of [[], ['a@example.org', 'b@example.org']])
    expect((await command('remove-admin', ...words)).output).toContain('Say whose account');
  expect((await command('make-admin', 'nobody@example.org')).output).toContain('no account with the e-mail');

  expect((await command('remove-admin', angry.user.email)).code).toBe(0);
  expect((await server.request('GET', '/api/auth/me', { token: angry.token })).status).toBe(401);
  const login = { email: angry.user.email, password: angry.password };
  expect((await server.request('POST', '/api/auth/login', { body: login })).body.code).toBe('account_closed');
  expect((await server.request('GET', '/api/admin/admin-requests', { token: bina.token })).body).toEqual([]);
  const last = await command('remove-admin', bina.user.email);
  expect([last.code, last.output]).toEqual([1, expect.stringContaining('the only active admin')]);

  expect((await command('make-admin', 'Asha@example.org')).code).toBe(0);
  await signInAgain(server, asha);
  expect(await roleOf(asha)).toBe('admin');
  const { body: events } = await server.request('GET', '/api/admin/audit-events?limit=2', { token: bina.token });
  expect(events).toMatchObject([
    { action: 'operator_made_admin', person: { id: asha.user.id } },
    { action: 'operator_removed_admin', person: { id: angry.user.id } },
  ]);
  await tellAdmins(server.services);
  const told = (await sendOtherMails(server)).filter(
    ({ to, text }) => to === bina.user.email && text.includes('admin'),
  );
  expect(told.some(({ text }) => text.includes('Someone was made an admin.'))).toBe(true);
  expect(told.some(({ text }) => text.includes('An admin’s access was removed.'))).toBe(true);
});

it('trust 4: a counsellor whom the operator makes an admin has left, as by any other way', async () => {
  const [bina, asha, ravi] = [
    await signedInAdmin(server),
    await registerPerson(server, { name: 'Asha Rani' }),
    await registerPerson(server, { name: 'Ravi' }),
  ];
  const become = async (role: string) => {
    const path = `/api/admin/people/${ravi.user.id}/role`;
    const answer = await server.request('PUT', path, { token: bina.token, body: { role, password: goodPassword } });
    expect(answer.status, answer.text).toBe(200);
    await signInAgain(server, ravi);
  };
  await become('counsellor');
  expect((await server.request('POST', '/api/call-back', { token: asha.token, body: wish() })).status).toBe(201);

  expect((await command('make-admin', ravi.user.email)).code).toBe(0);
  expect((await server.request('GET', '/api/notices', { token: asha.token })).body).toMatchObject([
    { kind: 'counsellor_left' },
  ]);

  expect((await command('remove-admin', ravi.user.email)).code).toBe(0);
  const access = { token: bina.token, body: { disabled: false, password: goodPassword } };
  expect((await server.request('PUT', `/api/admin/people/${ravi.user.id}/disabled`, access)).status).toBe(200);
  await become('counsellor');
  expect((await server.request('GET', '/api/counsellor/requests', { token: ravi.token })).body).toEqual([]);
});

it('remove-admin refuses an account that is not an admin: a mistyped address closes nobody out', async () => {
  const asha = await registerPerson(server);
  const refused = await command('remove-admin', asha.user.email);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('is not an admin. Nothing was changed.')]);
  expect((await server.request('GET', '/api/auth/me', { token: asha.token })).status).toBe(200);
});
