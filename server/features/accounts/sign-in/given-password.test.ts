import { beforeEach, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../../domain/contract/all-endpoints.ts';
import { firstPasswordHours } from '../../../../domain/password-time.ts';
import { serverAsNew } from '../../../test/server-as-new.ts';
import { ensureFirstAdmin, makeFirstPasswordAnew } from './first-admin.ts';

const server = serverAsNew({ config: { adminEmail: 'boss@example.org', adminPassword: undefined } });

const own = 'Slow#Lantern88';
const login = (password: string) =>
  server.request('POST', '/api/auth/login', { body: { email: 'boss@example.org', password } });
const change = (token: string, password: string, newPassword = own) =>
  server.request('POST', '/api/auth/change-password', { token, body: { password, newPassword } });

async function firstPassword(): Promise<string> {
  return String((await ensureFirstAdmin(server.services))?.password);
}

describe('ASVS 6.4.1: a first password that was made here', () => {
  it('opens nothing but its own change, at every call there is', async () => {
    const password = await firstPassword();
    const { token } = (await login(password)).body;
    const free = allEndpoints.filter(({ access, withGivenPassword }) => access === 'anyone' || withGivenPassword);
    for (const { method, path } of allEndpoints.filter((endpoint) => !free.includes(endpoint))) {
      const { status, body } = await server.inject(method, path.replaceAll(/:[a-z]+/gi, 'x'), { token });
      expect([path, status, body.code]).toEqual(
        path.startsWith('/api/counsellor') || body.code === 'forbidden'
          ? [path, 403, 'forbidden']
          : [path, 403, 'password_change_needed'],
      );
    }
    expect((await change(token, password)).status).toBe(200);
    expect((await server.request('GET', '/api/admin/people', { token })).status).toBe(200);
    expect((await login(password)).status).toBe(401);
  });

  it('can be changed to no other that breaks the rule, and only with itself', async () => {
    const password = await firstPassword();
    const { token } = (await login(password)).body;
    expect((await change(token, 'Other#Guess11')).body.code).toBe('wrong_password');
    expect((await change(token, password, 'short')).status).toBe(400);
    expect((await server.request('GET', '/api/auth/me', { token })).body.code).toBe('password_change_needed');
  });

  it('ends after a day, which only its holder is told, and is made anew by the command', async () => {
    const password = await firstPassword();
    server.clock.advance({ hours: firstPasswordHours, seconds: -1 });
    expect((await login(password)).status).toBe(200);
    server.clock.advance({ seconds: 1 });
    expect((await login('Wrong#Guess11')).body.code).toBe('wrong_login');
    const over = await login(password);
    expect([over.status, over.body.code]).toEqual([403, 'first_password_over']);
    const anew = await makeFirstPasswordAnew(server.services);
    expect(anew?.email).toBe('boss@example.org');
    expect((await login(password)).status).toBe(401);
    const { token } = (await login(String(anew?.password))).body;
    expect((await change(token, String(anew?.password))).status).toBe(200);
    server.clock.advance({ days: 30 });
    expect((await login(own)).status).toBe(200);
    expect(await makeFirstPasswordAnew(server.services)).toBeUndefined();
  });

  it('made anew it ends the sessions of the one before', async () => {
    const { token } = (await login(await firstPassword())).body;
    await makeFirstPasswordAnew(server.services);
    expect((await server.request('POST', '/api/auth/logout', { token })).status).toBe(401);
  });
});

describe('a first password that the operator has given', () => {
  const given = 'Evenkeel#1';
  beforeEach(async () => {
    server.services.config.adminPassword = given;
    await ensureFirstAdmin(server.services);
  });

  it('lets every call go on by default, while the dashboard is told that it is to be changed', async () => {
    const { token } = (await login(given)).body;
    const setup = await server.request('GET', '/api/admin/setup', { token });
    expect([setup.status, setup.body.own_password]).toEqual([200, false]);
    await change(token, given);
    expect((await server.request('GET', '/api/admin/setup', { token })).body.own_password).toBe(true);
  });

  it('has to be changed under the strict policy', async () => {
    server.services.config.passwordPolicy = 'strict';
    const { token } = (await login(given)).body;
    const refused = await server.request('GET', '/api/admin/people', { token });
    expect([refused.status, refused.body]).toEqual([
      403,
      { code: 'password_change_needed', msg: 'Please choose a password of your own first.' },
    ]);
  });
});
