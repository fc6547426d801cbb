import { expect } from 'vitest';
import { softwarePasskey } from './software-passkey.ts';
import type { SoftwarePasskey } from './software-passkey.ts';
import { registerPerson } from './people.ts';
import type { SignedInPerson } from './people.ts';
import { totpCode } from './totp-code.ts';
import type { TestServer } from './test-server.ts';

/** Where passkeys are offered in tests; the server itself listens elsewhere, which no check of a passkey looks at. */
export const passkeyAddress = 'https://evenkeel.example.org';

export interface WithTotp {
  secret: string;
  codes: string[];
  /** What the app shows now. */
  code(): string;
}

/** Sets up an authenticator app over HTTP, and moves the clock on, so that its next code is a fresh one. */
export async function turnTotpOn(server: TestServer, { token, password }: SignedInPerson): Promise<WithTotp> {
  const started = await server.request('POST', '/api/account/totp', { token, body: { password } });
  expect([started.status, started.text]).toEqual([200, started.text]);
  const { secret } = started.body;
  const code = () => totpCode(secret, server.clock.now());
  const confirmed = await server.request('POST', '/api/account/totp/confirmed', { token, body: { code: code() } });
  expect([confirmed.status, confirmed.text]).toEqual([200, confirmed.text]);
  server.clock.advance({ seconds: 30 });
  return { secret, codes: confirmed.body.codes, code };
}

/** Adds a passkey over HTTP, on a server whose `publicUrl` is `passkeyAddress`. */
export async function addPasskey(
  server: TestServer,
  { token, password }: SignedInPerson,
  name = 'My phone',
): Promise<SoftwarePasskey> {
  const asked = await server.request('POST', '/api/account/passkeys/options', { token, body: { password } });
  expect([asked.status, asked.text]).toEqual([200, asked.text]);
  const passkey = softwarePasskey(passkeyAddress);
  const body = { name, credential: passkey.make(asked.body.options) };
  const added = await server.request('POST', '/api/account/passkeys', { token, body });
  expect([added.status, added.text]).toEqual([201, added.text]);
  return passkey;
}

/** Begins a test afresh: no one is there but one person, on a morning. */
export async function freshPerson(server: TestServer): Promise<SignedInPerson> {
  for (const table of ['users', 'attempts', 'audit_events', 'passkey_challenges'] as const)
    await server.owner.deleteFrom(table).execute();
  server.clock.set('2026-11-20T06:00:00Z');
  return registerPerson(server, { name: 'Asha Rani' });
}

/** What the login gives for the second step. */
export async function challengeOf(server: TestServer, person: SignedInPerson): Promise<string> {
  const answer = await firstStep(server, person);
  expect([answer.status, answer.body.code]).toEqual([403, 'second_factor_needed']);
  return answer.body.challenge;
}

/** The first step: what the login answers to the right password. */
export async function firstStep(
  server: TestServer,
  { user, password }: Pick<SignedInPerson, 'user' | 'password'>,
  headers?: Record<string, string>,
) {
  return server.request('POST', '/api/auth/login', { body: { email: user.email, password }, headers });
}

export function secondStep(server: TestServer, challenge: string, code: string, headers?: Record<string, string>) {
  return server.request('POST', '/api/auth/second-factor', { body: { challenge, code }, headers });
}
