import { timeTaken } from '../../../domain/taken.ts';
import { isStricter, policySince } from '../../../domain/visibility/record-policy.ts';
import type { RecordPolicy } from '../../../domain/visibility/record-policy.ts';
import { AppError } from '../../core/app-error.ts';
import type { Services } from '../services.ts';
import { readPolicyChanges } from './policy.queries.ts';

/**
 * The time for which something is recorded: now, or when it was taken on a device without a connection. A record is held
 * to the strictest rule since its time, so that an earlier one opens nothing; a looser rule than the person was shown may
 * have come since they last had a connection, and then they are asked again.
 */
async function timeOfRecord(
  { db, now }: Pick<Services, 'db' | 'now'>,
  given: { taken_at?: string | undefined; shown_policy?: RecordPolicy | undefined },
): Promise<Date> {
  const time = given.taken_at === undefined ? now() : timeTaken(new Date(given.taken_at), now());
  if (typeof time === 'string') throw new AppError(time);
  if (given.shown_policy !== undefined) {
    const policy = policySince(await readPolicyChanges(db), time);
    if (isStricter(given.shown_policy, policy)) throw new AppError('rule_loosened');
  }
  return time;
}

/**
 * The same, but for a retry: what was stored under its key is answered again, also where its time or the rule would be
 * refused by now.
 */
export async function timeOrFirst<T>(
  services: Pick<Services, 'db' | 'now'>,
  given: Parameters<typeof timeOfRecord>[1],
  findFirst: () => Promise<T | undefined>,
): Promise<{ time: Date; first?: undefined } | { time?: undefined; first: T }> {
  try {
    return { time: await timeOfRecord(services, given) };
  } catch (refusal) {
    const first = await findFirst();
    if (first === undefined) throw refusal;
    return { first };
  }
}
