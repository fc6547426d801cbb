import { personLimitMinutes, personLimits } from '../../../domain/person-limits.ts';
import type { PersonLimit } from '../../../domain/person-limits.ts';
import { AppError } from '../../core/app-error.ts';
import { recording } from '../../core/told-call.ts';
import type { SecurityContext } from '../context.ts';
import { findAttempts, takeAttempt } from './attempts.queries.ts';
import { keyOf } from './limits.ts';

/** In so many parts a limit is given out. */
const shares = 10;

/** By one name in the log: which of them it was would tell who asks for a call. */
const recordingKinds: ReadonlySet<PersonLimit> = new Set(['moods', 'submissions', 'call-backs']);

const windowSeconds = personLimitMinutes * 60;

/** All shares but the first, which each process gives by itself; then none until the window is over. */
const policy = {
  free: shares - 1,
  windowSeconds,
  firstWaitSeconds: windowSeconds,
  longestWaitSeconds: windowSeconds,
};

interface Allowance {
  left: number;
  /** Milliseconds. What is left then is forgotten. */
  until: number;
  /** Nothing is left before, in no process: the database need not be asked again. */
  isSpent: boolean;
  /** The next share, while it is being asked for. */
  coming: Promise<void> | undefined;
}

/**
 * Counts what a person does often. The first tenth of a limit is counted in memory alone, so that an ordinary day costs no
 * write; each further tenth is taken from the database, where all processes share them (docs/decisions/074-device-cookies-and-login-limits.md).
 */
export class PersonLimitCounts {
  readonly #services: Pick<SecurityContext, 'db' | 'now' | 'log' | 'cipher'>;
  readonly #allowances = new Map<string, Allowance>();
  #sweepAt = 1000;

  constructor(services: Pick<SecurityContext, 'db' | 'now' | 'log' | 'cipher'>) {
    this.#services = services;
  }

  /**
   * Counts one call of a person, by id, or of an address. Throws `too_many_calls`, or returns what does so later: only a
   * call in a tenth has to wait for the database.
   */
  count(kind: PersonLimit, subject: string): Promise<void> | undefined {
    const now = this.#services.now().getTime();
    const name = `${kind}:${subject}`;
    let allowance = this.#allowances.get(name);
    if (!allowance || (allowance.until <= now && !allowance.coming)) {
      allowance = {
        left: personLimits[kind] / shares,
        until: now + windowSeconds * 1000,
        isSpent: false,
        coming: undefined,
      };
      this.#allowances.set(name, allowance);
      this.#sweep(now);
    }
    if (allowance.isSpent) throw refusal(allowance, now);
    if (allowance.left === 0) return this.#countLater(allowance, kind, subject);
    allowance.left -= 1;
    return undefined;
  }

  async #countLater(allowance: Allowance, kind: PersonLimit, subject: string): Promise<void> {
    while (allowance.left === 0) {
      allowance.coming ??= this.#takeShare(allowance, kind, subject).finally(() => {
        allowance.coming = undefined;
      });
      await allowance.coming;
    }
    allowance.left -= 1;
  }

  async #takeShare(allowance: Allowance, kind: PersonLimit, subject: string): Promise<void> {
    const { db, now, log } = this.#services;
    const at = now();
    const key = keyOf({ kind: `person-${kind}`, subject }, this.#services);
    if (await takeAttempt(db, { key, policy, now: at })) {
      allowance.left = personLimits[kind] / shares;
      return;
    }
    log.warn({ event: 'slowed', kind: recordingKinds.has(kind) ? recording : kind });
    const [found] = await findAttempts(db, [key]);
    // Its wait may have ended this very moment.
    allowance.until = Math.max(found?.blockedUntil?.getTime() ?? 0, at.getTime() + 1000);
    allowance.isSpent = true;
    throw refusal(allowance, at.getTime());
  }

  #sweep(now: number): void {
    if (this.#allowances.size < this.#sweepAt) return;
    for (const [name, { until, coming }] of this.#allowances)
      if (until <= now && !coming) this.#allowances.delete(name);
    this.#sweepAt = Math.max(1000, 2 * this.#allowances.size);
  }
}

const refusal = ({ until }: Allowance, now: number) =>
  new AppError('too_many_calls', { retryAfter: Math.ceil((until - now) / 1000) });

const ofProcess = new WeakMap<Pick<SecurityContext, 'db'>, PersonLimitCounts>();

/** The counts of this process. */
export function personLimitsOf(services: SecurityContext): PersonLimitCounts {
  const counts = ofProcess.get(services) ?? new PersonLimitCounts(services);
  ofProcess.set(services, counts);
  return counts;
}
