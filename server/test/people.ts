import type { GivenRole } from '../../domain/roles.ts';
import { randomBytes } from 'node:crypto';
import type { SignedInUser } from '../../domain/contract/user.ts';
import { insertAdmin } from '../features/accounts/sign-in/accounts.queries.ts';
import { hashPassword } from '../security/passwords/passwords.ts';
import type { TestServer } from './test-server.ts';

/** Keeps the rule for passwords. */
export const goodPassword = 'Calm#River42';

export function randomEmail(): string {
  return `${randomBytes(6).toString('hex')}@example.org`;
}

/** A complete body for `POST /api/auth/register`; an override of undefined leaves the key out. */
export function registration(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Asha Rani',
    email: randomEmail(),
    password: goodPassword,
    blood_group: 'O+',
    date_of_birth: '1990-02-28',
    theme: 'Education',
    designation: 'Teacher',
    state: 'Jharkhand',
    city: 'Jamshedpur',
    height: '165',
    weight: '60',
    phone: '+91 98765 43210',
    ailments: 'None',
    ...overrides,
  };
}

export interface SignedInPerson {
  token: string;
  user: SignedInUser;
  password: string;
}

/** Registers an employee over HTTP. */
export async function registerPerson(
  server: TestServer,
  overrides: Record<string, unknown> = {},
): Promise<SignedInPerson> {
  const body = registration(overrides);
  const answer = await server.request('POST', '/api/auth/register', { body });
  if (answer.status !== 201) throw new Error(`registration answered ${answer.status}: ${answer.text}`);
  return { token: answer.body.token, user: answer.body.user, password: String(body['password']) };
}

/** Makes an admin, as the first start does, and signs in over HTTP. */
export async function signedInAdmin(server: TestServer): Promise<SignedInPerson> {
  const { db, now } = server.services;
  const email = randomEmail();
  await insertAdmin(db, { name: 'Admin', email, passwordHash: await hashPassword(goodPassword), now: now() });
  const answer = await server.request('POST', '/api/auth/login', { body: { email, password: goodPassword } });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${answer.text}`);
  return { token: answer.body.token, user: answer.body.user, password: goodPassword };
}

/** As a person does who is asked for the password for a step-up: most tests move the clock on. */
export async function givePassword(server: TestServer, { token, password }: SignedInPerson): Promise<void> {
  const answer = await server.request('POST', '/api/auth/confirm-password', { token, body: { password } });
  if (answer.status !== 200) throw new Error(`the password answered ${answer.status}: ${answer.text}`);
}

/** A change of role ends sessions: the person gets a new one, if they may sign in. */
export async function signInAgain(server: TestServer, person: SignedInPerson): Promise<void> {
  const { email } = await server.services.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', person.user.id)
    .executeTakeFirstOrThrow();
  const answer = await server.request('POST', '/api/auth/login', { body: { email, password: person.password } });
  if (answer.status === 200) person.token = answer.body.token;
}

export async function signedInCounsellor(
  server: TestServer,
  overrides: Record<string, unknown> = {},
): Promise<SignedInPerson> {
  return signedInAs(server, 'counsellor', overrides);
}

/** Registers an employee and gives it a role, as an admin does; that ends the session, so it signs in again. */
export async function signedInAs(
  server: TestServer,
  role: GivenRole,
  overrides: Record<string, unknown> = {},
): Promise<SignedInPerson> {
  const person = await registerPerson(server, overrides);
  const { token } = await signedInAdmin(server);
  const path = `/api/admin/people/${person.user.id}/role`;
  const answer = await server.request('PUT', path, { token, body: { role } });
  if (answer.status !== 200) throw new Error(`the role answered ${answer.status}: ${answer.text}`);
  await signInAgain(server, person);
  return { ...person, user: { ...person.user, role } };
}
