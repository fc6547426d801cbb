import { AppError } from '../../../core/app-error.ts';
import { count, refuseWhileBlocked } from '../../../security/limits/limits.ts';
import type { Limit } from '../../../security/limits/limits.ts';
import type { Services } from '../../services.ts';
import { hashToken } from '../../../security/sessions/tokens.ts';
import { findProvider, reasonOf, settingsOf } from './provider.ts';
import { isFromAway } from './provider-fetch.ts';
import { endSessionsOf, takeLogoutToken } from './logouts.queries.ts';
import { deleteNewcomersOf } from './newcomers.queries.ts';

const eventName = 'http://schemas.openid.net/event/backchannel-logout';

/** As old as a logout token may be; each is remembered for longer. */
const longestAge = '5m';
const rememberedMs = 15 * 60_000;

interface Logout {
  jti: string;
  subject: string | undefined;
  sid: string | undefined;
}

/**
 * Ends our sessions of one that has ended at the provider. Throws `sso_failed` (400) for anything but a logout token of the
 * provider to us, and for one that has come before, and `sso_unavailable` (503) where the provider's keys cannot be read.
 */
export async function endByProvider(services: Services, { token, address }: { token: string; address: string }) {
  const { db, now, log } = services;
  const { issuer } = settingsOf(services);
  const limits: Limit[] = [{ kind: 'sso-logout-address', subject: address }];
  await refuseWhileBlocked(services, limits);
  const logout = await readLogoutToken(services, token).catch(async (error: unknown) => {
    if (error instanceof AppError) throw error;
    if (isFromAway(error)) {
      log.warn({ event: 'sso_provider_away', reason: reasonOf(error) });
      throw new AppError('sso_unavailable', { retryAfter: 5 });
    }
    await count(services, limits);
    log.warn({ event: 'sso_logout_refused', reason: reasonOf(error) });
    throw new AppError('sso_failed');
  });
  const { jti, subject, sid } = logout;
  // One that could not be carried out is sent again, and then still counts.
  const ended = await db.transaction().execute(async (transaction) => {
    const until = new Date(now().getTime() + rememberedMs);
    if (!(await takeLogoutToken(transaction, hashToken(`${issuer} ${jti}`), until))) throw new AppError('sso_failed');
    await deleteNewcomersOf(transaction, { issuer, subject, sid });
    return endSessionsOf(transaction, { issuer, subject, sid });
  });
  log.info({ event: 'sso_logged_out', sessions: ended });
}

/** Sections 2.4 and 2.6 of the standard. */
async function readLogoutToken(services: Services, token: string): Promise<Logout> {
  const { issuer, clientId } = settingsOf(services);
  const { keys } = await findProvider(services);
  const checks = {
    issuer,
    audience: clientId,
    typ: 'logout+jwt',
    currentDate: services.now(),
    maxTokenAge: longestAge,
    requiredClaims: ['iat', 'jti', 'events'],
  };
  const claims = await keys.verify(token, checks, { isFromProvider: false });
  const { jti, sub, sid, events, nonce } = claims;
  if (nonce !== undefined) throw new Error('the logout token has a nonce, as ID tokens do');
  if (!isLogout(events)) throw new Error('the logout token tells of another event');
  if (typeof jti !== 'string' || jti === '') throw new Error('the logout token has no name');
  const subject = textOf(sub);
  const session = textOf(sid);
  if (subject === undefined && session === undefined) throw new Error('the logout token names no one');
  return { jti, subject, sid: session };
}

function textOf(claim: unknown): string | undefined {
  if (claim === undefined) return undefined;
  if (typeof claim !== 'string' || claim === '') throw new Error('the logout token names no one');
  return claim;
}

function isLogout(events: unknown): boolean {
  if (typeof events !== 'object' || events === null) return false;
  const event: unknown = Object.entries(events).find(([name]) => name === eventName)?.[1];
  return typeof event === 'object' && event !== null && !Array.isArray(event);
}
