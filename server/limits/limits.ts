import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { AppError } from '../app-error.ts';
import type { Services } from '../services.ts';
import { countAttempt, easeAttempts, findAttempts, freeAttempts, takeAttempt } from './attempts.queries.ts';
import type { AttemptPolicy, Attempts } from './attempts.queries.ts';

/**
 * Guesses of a password: five are free, then waits of 5, 10, 20 ... seconds up to 15 minutes. However the waits are used, no
 * more than 40 and one each half hour are compared: 89 in any 24 hours.
 */
const guesses = {
  free: 5,
  windowSeconds: 3600,
  firstWaitSeconds: 5,
  longestWaitSeconds: 900,
  spread: { most: 40, everySeconds: 1800 },
} as const;

/**
 * What is slowed, and how much (docs/auth-limits.md gives the reasons). One who guesses uses up the own tries alone:
 * strangers share those of an e-mail, known or not; a browser that has signed in before and a session have some each.
 * By address generously: a whole office shares one.
 */
export const policies = {
  'login-email': guesses,
  'login-browser': guesses,
  'confirm-session': guesses,
  'login-address': { free: 500, windowSeconds: 900, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'register-address': { free: 3000, windowSeconds: 3600, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'forgot-email': { free: 10, windowSeconds: 3600, firstWaitSeconds: 60, longestWaitSeconds: 900 },
  'forgot-address': { free: 500, windowSeconds: 3600, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'left-link': { free: 60, windowSeconds: 3600, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'email-change': { free: 5, windowSeconds: 3600, firstWaitSeconds: 60, longestWaitSeconds: 900 },
  'test-mail': { free: 5, windowSeconds: 3600, firstWaitSeconds: 60, longestWaitSeconds: 900 },
  'reset-address': { free: 100, windowSeconds: 900, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'link-email': { free: 10, windowSeconds: 3600, firstWaitSeconds: 60, longestWaitSeconds: 900 },
  'link-address': { free: 3000, windowSeconds: 3600, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'known-email': { free: 3, windowSeconds: 3600, firstWaitSeconds: 900, longestWaitSeconds: 3600 },
  'sso-address': { free: 3000, windowSeconds: 3600, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'sso-logout-address': { free: 100, windowSeconds: 900, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'join-address': { free: 100, windowSeconds: 900, firstWaitSeconds: 30, longestWaitSeconds: 300 },
} as const satisfies Record<string, AttemptPolicy>;

export type LimitKind = keyof typeof policies;

/** One counted thing: a kind with the e-mail, the address or the token's hash that it is counted for. */
export interface Limit {
  kind: LimitKind;
  subject: string;
}

/** What a limit is counted under. E-mails compare without case; of an IPv6 address only the network counts, which one customer holds. */
export function keyOf({ kind, subject }: Limit): Buffer {
  const counted = isIPv6(subject) ? networkOf(subject) : subject.toLowerCase();
  return createHash('sha256').update(`${kind}:${counted}`).digest();
}

/** The first 64 bits of an IPv6 address; an IPv4 address in IPv6 form stays whole. */
export function networkOf(address: string): string {
  const plain = address.split('%', 1)[0] ?? address;
  if (plain.includes('.')) return plain.slice(plain.lastIndexOf(':') + 1);
  const [head = '', tail = ''] = plain.split('::', 2);
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  if (plain.includes('::')) groups.push(...Array<string>(8 - groups.length - after.length).fill('0'), ...after);
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Throws `too_many_attempts` (429, with the wait) while one of the limits is reached. */
export async function refuseWhileBlocked(services: Services, limits: readonly Limit[]): Promise<void> {
  refuseBlocked(services, limits, await findAttempts(services.db, limits.map(keyOf)));
}

/** The same, of attempts that have been read already. */
export function refuseBlocked(
  { now, log }: Pick<Services, 'now' | 'log'>,
  limits: readonly Limit[],
  attempts: readonly Attempts[],
): void {
  for (const limit of limits) {
    const until = attemptsOf(limit, attempts)?.blockedUntil;
    const wait = until ? until.getTime() - now().getTime() : 0;
    if (wait <= 0) continue;
    log.warn({ event: 'slowed', kind: limit.kind });
    throw new AppError('too_many_attempts', {
      retryAfter: Math.ceil(wait / 1000),
      isLinkQuicker: limit.kind.startsWith('login-'),
    });
  }
}

/** True while one of the limits is reached, for a call that must not say so. */
export async function isBlocked({ db, now }: Pick<Services, 'db' | 'now'>, limits: readonly Limit[]): Promise<boolean> {
  const at = now();
  return (await findAttempts(db, limits.map(keyOf))).some(({ blockedUntil }) => blockedUntil && blockedUntil > at);
}

const attemptsOf = (limit: Limit, attempts: readonly Attempts[]): Attempts | undefined => {
  const wanted = keyOf(limit);
  return attempts.find(({ key }) => wanted.equals(key));
};

/** False where nothing has been counted for the limit, so that there is nothing to forget. */
export const isAmong = (limit: Limit, attempts: readonly Attempts[]): boolean =>
  attemptsOf(limit, attempts) !== undefined;

let counted = 0;

/** Grows with every attempt that this process has counted: while it stays, so does what it has read of them. */
export const countedSoFar = (): number => counted;

export async function count({ db, now }: Pick<Services, 'db' | 'now'>, limits: readonly Limit[]): Promise<void> {
  try {
    for (const limit of limits) await countAttempt(db, countingOf(limit, now()));
  } finally {
    counted += 1;
  }
}

const countingOf = (limit: Limit, now: Date) => ({ key: keyOf(limit), policy: policies[limit.kind], now });

/** Counts a try before it is made, so that of parallel ones no more pass than are allowed. Throws `too_many_attempts`. */
export async function take(services: Services, limit: Limit): Promise<void> {
  const { db, now } = services;
  const isTaken = await takeAttempt(db, countingOf(limit, now()));
  counted += 1;
  if (isTaken) return;
  await refuseWhileBlocked(services, [limit]);
  // Its wait has ended this very moment.
  throw new AppError('too_many_attempts', { retryAfter: 1 });
}

/** After a try that was taken and was right: it does not count, and those before it make no one wait. */
export async function giveBack({ db, now }: Services, limit: Limit): Promise<void> {
  await easeAttempts(db, countingOf(limit, now()), 1);
}

/** Ends a wait at once. */
export async function free({ db, now }: Pick<Services, 'db' | 'now'>, limit: Limit): Promise<void> {
  await freeAttempts(db, countingOf(limit, now()));
}
