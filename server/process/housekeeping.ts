import { timeToErase } from '../features/accounts/own/erasure-clock.ts';
import { doEach } from '../jobs/do-each.ts';
import { housekeepingMinutes } from '../jobs/periodic-job.ts';
import type { Job } from '../jobs/periodic-job.ts';
import { deleteEndedCounts } from '../mail/mail-counts.queries.ts';
import { removeSecretMails } from '../mail/mail-files.ts';
import { bringBackMails } from '../mail/outbox.queries.ts';
import type { SecurityContext } from '../security/context.ts';
import { deleteEndedAttempts } from '../security/limits/attempts.queries.ts';
import { sessionRulesOf } from '../security/sessions/lifetimes.ts';
import { deleteEndedSessions } from '../security/sessions/sessions.queries.ts';
import { features } from './features.ts';

/**
 * One turn of all that is removed by itself: what has no effect any more, by our clock. What people have written goes by the
 * database's clock, and only where that can be believed. A step that fails keeps no other from its turn: people were told when
 * they will be done.
 */
export async function keepHouse(context: SecurityContext): Promise<void> {
  const { db, config, now } = context;
  const at = now();
  const steps = [
    () => deleteEndedSessions(db, sessionRulesOf(context)),
    () => deleteEndedAttempts(db, at),
    () => deleteEndedCounts(db, at),
    () => bringBackMails(db, at),
    () => removeSecretMails(config),
    ...features.flatMap(({ removeEnded = [] }) => removeEnded).map((remove) => () => remove(db, at)),
    () => eraseWhatIsOver(context),
  ];
  await doEach(steps, (step) => step());
}

async function eraseWhatIsOver(context: SecurityContext): Promise<void> {
  const erasedAt = await timeToErase(context);
  if (!erasedAt) return;
  // What was judged is what is erased by, should the clock jump in between.
  const then = { ...context, now: () => erasedAt };
  await doEach(features, ({ erase }) => erase?.(then));
}

export const housekeeping: Job<SecurityContext> = {
  name: 'housekeeping',
  everyMs: housekeepingMinutes * 60_000,
  work: keepHouse,
};
