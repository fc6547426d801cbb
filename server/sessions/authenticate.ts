import type { Access } from '../../domain/contract/endpoint.ts';
import { toLanguage } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import { mayEnter } from '../../domain/roles.ts';
import type { Role } from '../../domain/roles.ts';
import { AppError } from '../app-error.ts';
import type { Services } from '../services.ts';
import { findSession, touchSession } from './sessions.queries.ts';
import { hashToken } from './tokens.ts';

/** The person behind a token, read from the database at each call: a role taken away is gone at once. */
export interface Caller {
  id: string;
  role: Role;
  language: Language;
  tokenHash: Buffer;
  /** False where they have taken back that anything is recorded of them. */
  mayRecord: boolean;
  /** When the password was last given in this session. */
  confirmedAt: Date | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

/** A session is marked as used at most once a minute, so that reading costs no write. */
const touchEveryMs = 60_000;

const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/i;

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
  const token = bearer.exec(authorization ?? '')?.[1];
  if (!token) return undefined;
  const { db, config } = services;
  const now = services.now();
  const tokenHash = hashToken(token);
  const idleSince = new Date(now.getTime() - config.sessionIdleMinutes * 60_000);
  const session = await findSession(db, tokenHash, { now, idleSince });
  if (!session) return undefined;
  if (now.getTime() - session.lastUsedAt.getTime() > touchEveryMs) await touchSession(db, tokenHash, now);
  const { userId: id, role, confirmedAt } = session;
  const mayRecord = session.recordingStoppedAt === null;
  return { id, role, language: toLanguage(session.language), tokenHash, mayRecord, confirmedAt };
}
