import { dayInZone } from '../../../domain/dates.ts';
import { stepOf } from '../../../domain/posts.ts';
import { startPeriodicJob } from '../../jobs/periodic-job.ts';
import type { PeriodicJob } from '../../jobs/periodic-job.ts';
import type { Services } from '../../services.ts';
import { countMarks, saveStep } from './posts.queries.ts';

type Needs = Pick<Services, 'db' | 'config' | 'now'>;

/**
 * Counts once a day who says that a post helps. Nothing changes meanwhile, so nobody who watches the page sees one person
 * more. Any number of processes may do it: the first one of a day counts.
 */
export async function countHelps({ db, config, now }: Needs): Promise<void> {
  const today = dayInZone(now(), config.orgTimezone);
  for (const { id, people } of await countMarks(db, today))
    await saveStep(db, { id, step: stepOf(people, config.minGroup), today });
}

export function startCountingHelps(services: Needs & Pick<Services, 'log'>): PeriodicJob {
  const work = () => countHelps(services);
  return startPeriodicJob({ name: 'post_helps', everyMs: 600_000, work, log: services.log });
}
