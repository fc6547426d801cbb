import { housekeepingMinutes } from '../jobs/housekeeping-time.ts';
import { timeToErase } from '../features/accounts/own/erasure-clock.ts';
import { deleteEndedAttempts } from '../security/limits/attempts.queries.ts';
import { startPeriodicJob } from '../jobs/periodic-job.ts';
import type { PeriodicJob } from '../jobs/periodic-job.ts';
import type { Services } from '../features/services.ts';
import { eraseDueAccounts } from '../features/accounts/own/erase-accounts.ts';
import { eraseOldRecords } from '../features/accounts/own/retention.ts';
import { deleteEndedBrowsers } from '../features/accounts/sign-in/known-browsers.queries.ts';
import { deleteEndedResets } from '../features/accounts/sign-in/resets.queries.ts';
import { deleteEndedChallenges } from '../features/accounts/sign-in/second-step.queries.ts';
import { deleteEndedPasskeyChallenges } from '../features/accounts/second-factor/passkeys.queries.ts';
import { deleteEndedEmailChanges } from '../features/accounts/email-changes/email-changes.queries.ts';
import { deleteEndedLinks } from '../features/people/leaving/links.queries.ts';
import { eraseServedCallBacks } from '../features/help/call-backs/call-backs.queries.ts';
import { deleteEndedRegistrationLinks } from '../features/accounts/registration/registration.queries.ts';
import { deleteEndedSignOns } from '../features/accounts/single-sign-on/logouts.queries.ts';
import { deleteOldImports } from '../features/people/staff-list/imports.queries.ts';
import { sessionRulesOf } from '../security/sessions/lifetimes.ts';
import { deleteEndedSessions } from '../security/sessions/sessions.queries.ts';
import { removeSecretMails } from '../mail/mail-files.ts';
import { deleteEndedReasons } from '../features/visibility/access.queries.ts';

/** A file of staff that no one has confirmed is kept for a day. */
const importMs = 86_400_000;

type Needs = Pick<Services, 'db' | 'cipher' | 'config' | 'log' | 'now' | 'databaseNow' | 'heldTime'>;

/** What was passed on for a call back has served a week after it was taken up. */
const callBackContentMs = 7 * 86_400_000;

/**
 * Removes sessions, reset links, counted attempts and known browsers whose time is over: they have no effect any more.
 * What people have written goes by the database's clock, and only where that can be believed. Returns when it is then,
 * undefined where not.
 */
export async function removeEnded(services: Needs): Promise<Date | undefined> {
  const { db, now } = services;
  const at = now();
  await deleteEndedSessions(db, sessionRulesOf(services));
  await deleteEndedResets(db, at);
  await deleteEndedChallenges(db, at);
  await deleteEndedPasskeyChallenges(db, at);
  await deleteEndedAttempts(db, at);
  await deleteEndedBrowsers(db, at);
  await deleteEndedLinks(db, at);
  await deleteEndedRegistrationLinks(db, at);
  await deleteOldImports(db, new Date(at.getTime() - importMs));
  await deleteEndedEmailChanges(db, at);
  await deleteEndedSignOns(db, at);
  await removeSecretMails(services.config);
  const erasedAt = await timeToErase(services);
  if (!erasedAt) return undefined;
  await deleteEndedReasons(db, erasedAt);
  await eraseServedCallBacks(db, new Date(erasedAt.getTime() - callBackContentMs));
  return erasedAt;
}

/** One turn of all that is removed by itself. */
export async function keepHouse(services: Needs): Promise<void> {
  const at = await removeEnded(services);
  if (!at) return;
  // What was judged is what is erased by, should the clock jump in between.
  const then = { ...services, now: () => at };
  await eraseDueAccounts(then);
  await eraseOldRecords(then);
}

export function startHousekeeping(services: Needs): PeriodicJob {
  const work = () => keepHouse(services);
  return startPeriodicJob({ name: 'housekeeping', everyMs: housekeepingMinutes * 60_000, work, log: services.log });
}
