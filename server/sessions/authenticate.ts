import type { Access } from '../../domain/contract/endpoint.ts';
import { toLanguage } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import { mayEnter } from '../../domain/roles.ts';
import type { Role } from '../../domain/roles.ts';
import { AppError } from '../app-error.ts';
import type { Services } from '../services.ts';
import { sessionRulesOf } from './lifetimes.ts';
import { findSession, touchSession } from './sessions.queries.ts';
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
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

/** Enforces an endpoint's access rule. Throws `not_signed_in` (401) or `forbidden` (403). */
export async function callerOf(
  services: Services,
  access: Access,
  authorization: string | undefined,
): Promise<Caller | undefined> {
  if (access === 'anyone') return undefined;
  const caller = await authenticate(services, authorization);
  if (!caller) throw new AppError('not_signed_in');
  if (access !== 'signed-in' && !mayEnter(caller.role, access)) {
    services.log.warn({ event: 'refused', user: caller.id });
    throw new AppError('forbidden');
  }
  return caller;
}

/** The person of an `Authorization` header; undefined where it names no session that lasts. */
export async function authenticate(services: Services, authorization: string | undefined): Promise<Caller | undefined> {
  const tokenHash = tokenHashIn(authorization);
  if (!tokenHash) return undefined;
  const { db } = services;
  const rules = sessionRulesOf(services);
  const session = await findSession(db, tokenHash, rules);
  if (!session) return undefined;
  if (session.isStale) await touchSession(db, tokenHash, rules.heldTime);
  const { userId: id, role, isConfirmed } = session;
  const mayRecord = session.recordingStoppedAt === null;
  return { id, role, language: toLanguage(session.language), tokenHash, mayRecord, isConfirmed };
}
