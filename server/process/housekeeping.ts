import { timeToErase } from '../features/accounts/own/erasure-clock.ts';
import { housekeepingMinutes } from '../jobs/periodic-job.ts';
import type { Job } from '../jobs/periodic-job.ts';
import { deleteEndedCounts } from '../mail/mail-counts.queries.ts';
import { removeSecretMails } from '../mail/mail-files.ts';
import type { SecurityContext } from '../security/context.ts';
import { deleteEndedAttempts } from '../security/limits/attempts.queries.ts';
import { sessionRulesOf } from '../security/sessions/lifetimes.ts';
import { deleteEndedSessions } from '../security/sessions/sessions.queries.ts';
import { features } from './features.ts';

/**
 * One turn of all that is removed by itself: what has no effect any more, by our clock. What people have written goes by the
 * database's clock, and only where that can be believed.
 */
export async function keepHouse(context: SecurityContext): Promise<void> {
  const { db, config, now } = context;
  const at = now();
  await deleteEndedSessions(db, sessionRulesOf(context));
  await deleteEndedAttempts(db, at);
  await deleteEndedCounts(db, at);
  await removeSecretMails(config);
  for (const { removeEnded } of features) await removeEnded?.(context, at);
  const erasedAt = await timeToErase(context);
  if (!erasedAt) return;
  // What was judged is what is erased by, should the clock jump in between.
  const then = { ...context, now: () => erasedAt };
  for (const { erase } of features) await erase?.(then);
}

export const housekeeping: Job<SecurityContext> = {
  name: 'housekeeping',
  everyMs: housekeepingMinutes * 60_000,
  work: keepHouse,
};
