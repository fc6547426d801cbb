import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { AppError } from '../app-error.ts';
import type { Services } from '../services.ts';
import { countAttempt, findAttempts, forgetAttempts } from './attempts.queries.ts';
import type { AttemptPolicy, Attempts } from './attempts.queries.ts';

/**
 * What is slowed, and how much (docs/auth-limits.md gives the reasons). By e-mail tightly, known or not: five free
 * tries, then waits of 5, 10, 20 ... seconds up to 15 minutes. By address generously: a whole office shares one.
 */
export const policies = {
  'login-email': { free: 5, windowSeconds: 3600, firstWaitSeconds: 5, longestWaitSeconds: 900 },
  'login-address': { free: 500, windowSeconds: 900, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'register-address': { free: 3000, windowSeconds: 3600, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'forgot-email': { free: 10, windowSeconds: 3600, firstWaitSeconds: 60, longestWaitSeconds: 900 },
  'forgot-address': { free: 500, windowSeconds: 3600, firstWaitSeconds: 30, longestWaitSeconds: 300 },
  'reset-address': { free: 100, windowSeconds: 900, firstWaitSeconds: 30, longestWaitSeconds: 300 },
} as const satisfies Record<string, AttemptPolicy>;

export type LimitKind = keyof typeof policies;

/** One counted thing: a kind with the e-mail or the address that it is counted for. */
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
    throw new AppError('too_many_attempts', { retryAfter: Math.ceil(wait / 1000) });
  }
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

export async function count({ db, now }: Services, limits: readonly Limit[]): Promise<void> {
  try {
    for (const limit of limits) await countAttempt(db, keyOf(limit), policies[limit.kind], now());
  } finally {
    counted += 1;
  }
}

export async function forget({ db }: Pick<Services, 'db'>, limit: Limit): Promise<void> {
  await forgetAttempts(db, keyOf(limit));
}
