import { deleteEndedAttempts } from './limits/attempts.queries.ts';
import { startPeriodicJob } from './periodic-job.ts';
import type { PeriodicJob } from './periodic-job.ts';
import type { Services } from './services.ts';
import { eraseDueAccounts } from './features/account/erase-accounts.ts';
import { eraseOldRecords } from './features/account/retention.ts';
import { deleteEndedBrowsers } from './features/auth/known-browsers.queries.ts';
import { deleteEndedResets } from './features/auth/resets.queries.ts';
import { eraseServedCallBacks } from './features/call-backs/call-backs.queries.ts';
import { deleteEndedSessions } from './sessions/sessions.queries.ts';
import { deleteEndedReasons } from './visibility/access.queries.ts';

type Needs = Pick<Services, 'db' | 'config' | 'log' | 'now'>;

/** What was passed on for a call back has served a week after it was taken up. */
const callBackContentMs = 7 * 86_400_000;

/** Removes sessions, reset links, counted attempts and known browsers whose time is over: they have no effect any more. */
export async function removeEnded({ db, config, now }: Needs): Promise<void> {
  const at = now();
  await deleteEndedSessions(db, { now: at, idleSince: new Date(at.getTime() - config.sessionIdleMinutes * 60_000) });
  await deleteEndedResets(db, at);
  await deleteEndedAttempts(db, at);
  await deleteEndedBrowsers(db, at);
  await deleteEndedReasons(db, at);
  await eraseServedCallBacks(db, new Date(at.getTime() - callBackContentMs));
}

export function startHousekeeping(services: Needs): PeriodicJob {
  const work = async () => {
    await removeEnded(services);
    await eraseDueAccounts(services);
    await eraseOldRecords(services);
  };
  return startPeriodicJob({ name: 'housekeeping', everyMs: 600_000, work, log: services.log });
}
