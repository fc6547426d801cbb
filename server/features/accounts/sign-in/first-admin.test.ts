import { describe, expect, test } from 'vitest';
import { StartFault } from '../../../core/start-steps.ts';
import { registerPerson } from '../../../test/people.ts';
import { serverAsNew } from '../../../test/server-as-new.ts';
import { ensureFirstAdmin, makePassword } from './first-admin.ts';

const server = serverAsNew({ config: { adminEmail: 'boss@example.org', adminPassword: undefined } });

const login = (email: string, password: string) =>
  server.request('POST', '/api/auth/login', { body: { email, password } });
const admins = () => server.services.db.selectFrom('users').select('email').where('role', '=', 'admin').execute();

describe('the first admin', () => {
  test('is made with a random password that is told once', async () => {
    const made = await ensureFirstAdmin(server.services);
    expect(made?.email).toBe('boss@example.org');
    const answer = await login('boss@example.org', String(made?.password));
    expect(answer.body.user).toMatchObject({ role: 'admin', email: 'boss@example.org' });
    expect(await ensureFirstAdmin(server.services)).toBeUndefined();
    await server.owner.deleteFrom('users').execute();
    const other = await ensureFirstAdmin(server.services);
    expect(other?.password).not.toBe(made?.password);
  });

  test('is made with ADMIN_PASSWORD, which is not repeated', async () => {
    server.services.config.adminPassword = 'a sentence of my own';
    expect(await ensureFirstAdmin(server.services)).toEqual({ email: 'boss@example.org', password: undefined });
    expect((await login('boss@example.org', 'a sentence of my own')).status).toBe(200);
  });

  test('is one, however many processes start at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => ensureFirstAdmin(server.services)));
    const [only, ...others] = made.filter((one) => one !== undefined);
    expect(others).toEqual([]);
    expect((await login('boss@example.org', String(only?.password))).status).toBe(200);
    expect(await admins()).toHaveLength(1);
  });

  test('is nobody new where there is an admin under another e-mail', async () => {
    await ensureFirstAdmin(server.services);
    server.services.config.adminEmail = 'other@example.org';
    expect(await ensureFirstAdmin(server.services)).toBeUndefined();
    expect(await admins()).toEqual([{ email: 'boss@example.org' }]);
  });

  test('is never an employee promoted silently', async () => {
    await registerPerson(server, { email: 'Boss@Example.org' });
    const attempt = ensureFirstAdmin(server.services);
    await expect(attempt).rejects.toThrow(StartFault);
    await expect(attempt).rejects.toThrow(/ADMIN_EMAIL \(boss@example\.org\) is the email of an employee/);
    expect(await admins()).toEqual([]);
  });
});

test('a made-up password keeps the rule for passwords, and is another each time', () => {
  const made = Array.from({ length: 500 }, makePassword);
  for (const password of made) {
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!@#$%^&*])[A-Za-z0-9!@#$%^&*]{20}$/);
  }
  expect(new Set(made).size).toBe(500);
});
