import { reminderDays } from '../../../../domain/registration-rules.ts';
import type { Job } from '../../../jobs/periodic-job.ts';
import type { Services } from '../../services.ts';
import { planReminders } from './remind-invited.queries.ts';

type Needs = Pick<Services, 'db' | 'log' | 'now'>;

const peopleAtOnce = 500;

/** Invites once more who has not come. Any number of processes may do it at once. */
export async function remindInvited({ db, now, log }: Needs): Promise<void> {
  for (;;) {
    const at = now();
    const mailedUntil = new Date(at.getTime() - reminderDays * 86_400_000);
    const planned = await planReminders(db, { mailedUntil, most: peopleAtOnce, now: at });
    if (planned > 0) log.info({ event: 'invitations_repeated', mails: planned });
    if (planned < peopleAtOnce) return;
  }
}

export const remindingInvited: Job<Needs> = { name: 'invitations', everyMs: 600_000, work: remindInvited };
