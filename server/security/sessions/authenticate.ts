import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '../../../domain/contract/endpoint.ts';
import { toLanguage } from '../../../domain/languages.ts';
import type { Language } from '../../../domain/languages.ts';
import { unattendedHeader } from '../../../domain/unattended.ts';
import { mayEnter } from '../../../domain/roles.ts';
import type { Role } from '../../../domain/roles.ts';
import { AppError } from '../../core/app-error.ts';
import type { SecurityContext } from '../context.ts';
import { sessionRulesOf } from './lifetimes.ts';
import { findSession, touchSession } from './sessions.queries.ts';
import type { Session } from './sessions.queries.ts';
import { tokenHashIn } from './tokens.ts';

/** The person behind a token, read from the database at each call: a role taken away is gone at once. */
export interface Caller {
  id: string;
  role: Role;
  language: Language;
  tokenHash: Buffer;
  /** False where they have taken back that anything is recorded of them. */
  mayRecord: boolean;
  /** The password was given in this session a short time ago: see `passwordHoldsMinutes`. */
  isConfirmed: boolean;
  /** More than the password was asked for. */
  hasSecondFactor: boolean;
  /** The password was given by someone else, and nothing else goes before it is changed. */
  mustChangePassword: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

/** Enforces an endpoint's access rule. Throws `not_signed_in` (401), `forbidden` and `password_change_needed` (403). */
export async function callerOf(
  services: SecurityContext,
  { access, withGivenPassword }: Pick<Endpoint, 'access' | 'withGivenPassword'>,
  headers: IncomingHttpHeaders,
): Promise<Caller | undefined> {
  if (access === 'anyone') return undefined;
  const caller = await authenticate(services, headers);
  if (!caller) throw new AppError('not_signed_in');
  if (access !== 'signed-in' && !mayEnter(caller.role, access)) {
    services.log.warn({ event: 'refused', user: caller.id });
    throw new AppError('forbidden', { by: caller.id });
  }
  if (caller.mustChangePassword && !withGivenPassword) throw new AppError('password_change_needed');
  return caller;
}

/**
 * The person of an `Authorization` header; undefined where it names no session that lasts. What a page asks by itself
 * while no one touches it is no use of the session: it says so, and a screen that was left open does not keep it alive.
 */
export async function authenticate(
  services: SecurityContext,
  { authorization, [unattendedHeader]: unattended }: IncomingHttpHeaders,
): Promise<Caller | undefined> {
  const tokenHash = tokenHashIn(authorization);
  if (!tokenHash) return undefined;
  const { db } = services;
  const rules = sessionRulesOf(services);
  const session = await findSession(db, tokenHash, rules);
  if (!session) return undefined;
  if (session.isStale && unattended === undefined) await touchSession(db, tokenHash, rules.heldTime);
  const { userId: id, role, isConfirmed } = session;
  const mustChangePassword = isToBeChanged(session.passwordGivenBy, services.config);
  const mayRecord = session.recordingStoppedAt === null;
  // Where the provider has opened the session, it sees to the second factor.
  const hasSecondFactor = session.secondFactorSince !== null || session.ssoIssuer !== null;
  const language = toLanguage(session.language);
  return { id, role, language, tokenHash, mayRecord, isConfirmed, hasSecondFactor, mustChangePassword };
}

/** What the server has made lies printed somewhere. What the operator chose is asked to go, and has to under the strict policy. */
function isToBeChanged(givenBy: Session['passwordGivenBy'], { passwordPolicy }: SecurityContext['config']): boolean {
  return givenBy === 'server' || (givenBy === 'operator' && passwordPolicy === 'strict');
}
