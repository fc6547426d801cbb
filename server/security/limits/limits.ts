import { isIPv6 } from 'node:net';
import { AppError } from '../../core/app-error.ts';
import type { SecurityContext } from '../context.ts';
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
 * Guesses of a second factor, which only who has the password can make. A code is one of a million and three are right at a
 * time: with no more than 45 in any 24 hours one guess in 20 years comes through.
 */
const codeGuesses = {
  free: 5,
  windowSeconds: 3600,
  firstWaitSeconds: 30,
  longestWaitSeconds: 3600,
  spread: { most: 20, everySeconds: 3600 },
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
  'factor-account': codeGuesses,
  'factor-browser': codeGuesses,
  'factor-challenge': { free: 5, windowSeconds: 600, firstWaitSeconds: 600, longestWaitSeconds: 600 },
  'factor-told': { free: 1, windowSeconds: 86_400, firstWaitSeconds: 86_400, longestWaitSeconds: 86_400 },
  'passkey-address': { free: 1000, windowSeconds: 900, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'register-address': { free: 3000, windowSeconds: 3600, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'register-again': { free: 5, windowSeconds: 900, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'forgot-email': { free: 10, windowSeconds: 3600, firstWaitSeconds: 60, longestWaitSeconds: 900 },
  'forgot-address': { free: 500, windowSeconds: 3600, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'started-reset-person': { free: 3, windowSeconds: 3600, firstWaitSeconds: 900, longestWaitSeconds: 3600 },
  'started-reset-admin': { free: 60, windowSeconds: 3600, firstWaitSeconds: 60, longestWaitSeconds: 900 },
  'left-birth-date': { free: 5, windowSeconds: 86_400, firstWaitSeconds: 86_400, longestWaitSeconds: 86_400 },
  'ended-sessions-admin': { free: 2, windowSeconds: 3600, firstWaitSeconds: 3600, longestWaitSeconds: 3600 },
  'admin-request': { free: 10, windowSeconds: 3600, firstWaitSeconds: 900, longestWaitSeconds: 3600 },
  'left-link': { free: 60, windowSeconds: 3600, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'email-change': { free: 5, windowSeconds: 3600, firstWaitSeconds: 60, longestWaitSeconds: 900 },
  'test-mail': { free: 5, windowSeconds: 3600, firstWaitSeconds: 60, longestWaitSeconds: 900 },
  'reset-address': { free: 100, windowSeconds: 900, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'link-email': { free: 10, windowSeconds: 3600, firstWaitSeconds: 60, longestWaitSeconds: 900 },
  'link-address': { free: 3000, windowSeconds: 3600, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'sso-address': { free: 3000, windowSeconds: 3600, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'sso-logout-address': { free: 100, windowSeconds: 900, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'join-address': { free: 100, windowSeconds: 900, firstWaitSeconds: 30, longestWaitSeconds: 300 },
} as const satisfies Record<string, AttemptPolicy>;

/** One counted thing: a kind with the e-mail, the address or the token's hash that it is counted for. */
export interface Limit {
  kind: keyof typeof policies;
  subject: string;
}

type Hasher = Pick<SecurityContext, 'cipher'>;
type Counter = Hasher & Pick<SecurityContext, 'db' | 'now'>;

/** What a limit is counted under: no one can find it by guessing e-mails who has only the table. E-mails compare without case; of an IPv6 address only the network counts, which one customer holds. */
export function keyOf({ kind, subject }: { kind: string; subject: string }, { cipher }: Hasher): Buffer {
  const counted = isIPv6(subject) ? networkOf(subject) : subject.toLowerCase();
  return cipher.keyedHash('attempts', `${kind}:${counted}`);
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
export async function refuseWhileBlocked(
  services: Counter & Pick<SecurityContext, 'log' | 'config'>,
  limits: readonly Limit[],
): Promise<void> {
  refuseBlocked(services, limits, await findAttempts(services.db, keysOf(limits, services)));
}

/** The same, of attempts that have been read already, on the account `by`. */
export function refuseBlocked(
  services: Hasher & Pick<SecurityContext, 'now' | 'log' | 'config'>,
  limits: readonly Limit[],
  attempts: readonly Attempts[],
  by?: string,
): void {
  for (const limit of limits) {
    const until = attemptsOf(limit, attempts, services)?.blockedUntil;
    const wait = until ? until.getTime() - services.now().getTime() : 0;
    if (wait <= 0) continue;
    services.log.warn({ event: 'slowed', kind: limit.kind });
    throw new AppError('too_many_attempts', {
      retryAfter: Math.ceil(wait / 1000),
      isLinkQuicker: services.config.localLogin && limit.kind.startsWith('login-'),
      limit: limit.kind,
      by,
    });
  }
}

/** True while a limit is reached, for a call that says something else of it or nothing. */
export async function isBlocked(services: Counter, limit: Limit): Promise<boolean> {
  const at = services.now();
  const attempts = await findAttempts(services.db, [keyOf(limit, services)]);
  return attempts.some(({ blockedUntil }) => blockedUntil && blockedUntil > at);
}

export const keysOf = (limits: readonly Limit[], services: Hasher): Buffer[] =>
  limits.map((limit) => keyOf(limit, services));

function attemptsOf(limit: Limit, attempts: readonly Attempts[], services: Hasher): Attempts | undefined {
  const wanted = keyOf(limit, services);
  return attempts.find(({ key }) => wanted.equals(key));
}

/** False where nothing has been counted for the limit, so that there is nothing to forget. */
export const isAmong = (limit: Limit, attempts: readonly Attempts[], services: Hasher): boolean =>
  attemptsOf(limit, attempts, services) !== undefined;

let counted = 0;

/** Grows with every attempt that this process has counted: while it stays, so does what it has read of them. */
export const countedSoFar = (): number => counted;

export async function count(services: Counter, limits: readonly Limit[]): Promise<void> {
  try {
    for (const limit of limits) await countAttempt(services.db, countingOf(limit, services));
  } finally {
    counted += 1;
  }
}

const countingOf = (limit: Limit, services: Counter) => ({
  key: keyOf(limit, services),
  policy: policies[limit.kind],
  now: services.now(),
});

/** Counts a try before it is made, so that of parallel ones no more pass than are allowed. Throws `too_many_attempts`. */
export async function take(services: Counter & Pick<SecurityContext, 'log' | 'config'>, limit: Limit): Promise<void> {
  if (await takeQuietly(services, [limit])) return;
  await refuseWhileBlocked(services, [limit]);
  // Its wait has ended this very moment.
  throw new AppError('too_many_attempts', { retryAfter: 1 });
}

/** The same under each limit up to the first that is reached: then false, for a call that must not say so. */
export async function takeQuietly(services: Counter, limits: readonly Limit[]): Promise<boolean> {
  try {
    for (const limit of limits) if (!(await takeAttempt(services.db, countingOf(limit, services)))) return false;
    return true;
  } finally {
    counted += 1;
  }
}

/** After a try that was taken and was right: it does not count, and those before it make no one wait. */
export async function giveBack(services: Counter, limit: Limit): Promise<void> {
  await easeAttempts(services.db, countingOf(limit, services));
}

/** Ends a wait at once. */
export async function free(services: Counter, limit: Limit): Promise<void> {
  await freeAttempts(services.db, countingOf(limit, services));
}
