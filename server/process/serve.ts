import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { localAddress } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { startWatchingDisk } from '../operations/disk/watch-disk.ts';
import { replicaTargetOf } from '../db/database-target.ts';
import { readFreeSpace } from '../operations/disk/free-space.ts';
import { forLongWork } from '../db/long-work.ts';
import { openReplica } from '../db/replica.ts';
import { findBackupAge, findBackupTrouble } from '../operations/backup/backup-state.queries.ts';
import { startResetMailer } from '../features/accounts/sign-in/reset-mailer.ts';
import { startRegistrationMailer } from '../features/accounts/registration/registration-mailer.ts';
import { startTellingOverdue } from '../features/help/call-backs/tell-overdue.ts';
import { startRemindingToCheckIn } from '../features/reminders/check-ins/remind-to-check-in.ts';
import { startRemindingInvited } from '../features/people/staff-list/remind-invited.ts';
import { startSettlingLeavers } from '../features/people/leaving/settle-leavers.ts';
import { mailWriters } from './mail-writers.ts';
import { startSettlingRequests } from '../features/people/admin-requests/settle-requests.ts';
import { startTellingAdmins } from '../features/people/watched-acts/tell-admins.ts';
import { startFollowingComing } from '../features/privacy/record-policy/coming-policy.ts';
import { startTellingOfLooks } from '../features/privacy/access-notices/look-mailer.ts';
import { tellFigures } from '../observability/metrics/exchange.ts';
import { watchForOperator } from '../operations/operator-figures.ts';
import { watchProcess } from '../observability/metrics/process-figures.ts';
import { startTracing } from '../observability/tracing/open-telemetry.ts';
import { traceBy } from '../observability/tracing/tracing.ts';
import { createMailer } from '../mail/mailer.ts';
import { readOrganisation } from '../features/organisation/organisation.ts';
import { startMailingMonths } from '../features/reports/board-report/month-mailer.ts';
import { startOutgoingMailer } from '../mail/outgoing-mailer.ts';
import { findNotReady } from '../features/system/health/not-ready.ts';
import { startPushSender } from '../features/reminders/push/push-sender.ts';
import { startFollowingOrganisation, takeOverZone } from '../features/organisation/follow-organisation.ts';
import { startRollingUp } from '../features/daily-rollups/roll-up-days.ts';
import { startMakingFigures } from '../features/protected-aggregates/make-figures.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startLinkingEvents } from '../security/audit/link-events.ts';
import { settleRefusals } from '../security/audit/refusal-counts.ts';
import { startPublishingHeads } from '../security/audit/published-heads.ts';
import { asListenFault } from '../config/known-start-faults.ts';
import type { Needs } from './prepare-database.ts';
import { createReadiness } from '../core/readiness.ts';
import { startFollowingKeys } from '../security/encryption/load-cipher.ts';
import type { Services } from '../features/services.ts';
import type { Shutdown } from './shutdown.ts';
import { untilAborted } from '../core/stop-course.ts';

/**
 * Jobs and calls, in this process: any number of processes may do so on one database. Returns the address at which this
 * machine reaches it.
 */
export async function serve(needs: Needs & Pick<Services, 'queue'>, shutdown: Shutdown): Promise<string> {
  const jobs = { ...needs, db: forLongWork(needs.db) };
  const { traces } = needs.config;
  if (traces) {
    const tracing = await startTracing(traces, needs);
    traceBy(tracing);
    // After all that makes spans.
    shutdown.add('traces', tracing.stop);
  }
  // Before anything asks which day it is.
  await takeOverZone(needs);
  const send = createMailer(needs.config, needs.log, () => readOrganisation(jobs));
  const resetMailer = startResetMailer(jobs, send);
  shutdown.add('reset mailer', resetMailer.stop);
  const registrationMailer = startRegistrationMailer(jobs, send);
  shutdown.add('registration mailer', registrationMailer.stop);
  shutdown.add('outgoing mailer', startOutgoingMailer(jobs, mailWriters, send).stop);
  shutdown.add('admin requests', startSettlingRequests(jobs).stop);
  shutdown.add('coming policy', startFollowingComing(jobs).stop);
  shutdown.add('watched acts', startTellingAdmins(jobs).stop);
  shutdown.add('check-ins', startRemindingToCheckIn(jobs).stop);
  shutdown.add('overdue calls', startTellingOverdue(jobs).stop);
  shutdown.add('invitations', startRemindingInvited(jobs).stop);
  shutdown.add('leavers', startSettlingLeavers(jobs).stop);
  shutdown.add('look mailer', startTellingOfLooks(jobs).stop);
  shutdown.add('push sender', (await startPushSender(jobs)).stop);
  shutdown.add('organisation', startFollowingOrganisation(jobs).stop);
  shutdown.add('data keys', startFollowingKeys(jobs).stop);
  shutdown.add('daily rollups', startRollingUp(jobs).stop);
  shutdown.add('group figures', startMakingFigures(jobs).stop);
  shutdown.add('linking', startLinkingEvents(jobs).stop);
  shutdown.add('audit heads', startPublishingHeads(jobs).stop);
  shutdown.add('housekeeping', startHousekeeping(jobs).stop);
  const { databaseReplicaUrl } = needs.config;
  const replica = databaseReplicaUrl === undefined ? undefined : openReplica(replicaTargetOf(needs.config), needs);
  if (replica) shutdown.add('replica', replica.close);
  const readiness = createReadiness();
  const disk = await startWatchingDisk({ ...needs, readiness });
  if (disk) shutdown.add('disk', disk.stop);
  const services: Services = {
    ...needs,
    readiness,
    ...(replica && { replica }),
    sendMail: send,
    wakeResetMailer: resetMailer.wake,
    wakeRegistrationMailer: registrationMailer.wake,
  };
  shutdown.add('board report', startMailingMonths(services, send).stop);
  if (isWatched(needs.config)) {
    watchProcess();
    tellFigures();
    watchForOperator({
      db: jobs.db,
      now: needs.now,
      wantsCalls: () => readiness.reasons().length === 0,
      isReady: async () => (await findNotReady(services, false)).length === 0,
      readFreeBytes: () => readFreeSpace(needs.config.dataDir),
      findBackupAge: () => findBackupAge(jobs.db),
      ...(needs.config.backupDir !== undefined && {
        findBackupTrouble: () => findBackupTrouble(jobs.db, needs.config.orgTimezone),
      }),
    });
  }
  const app = await createApp(services);
  // After the calls that are still answered.
  shutdown.add('refusals', () => settleRefusals(services));
  shutdown.add('server', async ({ pauseOver, hurry }) => {
    readiness.set('draining');
    app.connections.close();
    await untilAborted(pauseOver);
    await app.connections.end(hurry);
  });
  const address = await listen(app, needs.config);
  readiness.clear('starting');
  return address;
}

const isWatched = ({ metricsPort, metricsToken }: Config) => metricsPort !== undefined || metricsToken !== undefined;

/**
 * Connections that may come in one moment; the system may allow fewer. Past it they are tried again by themselves a second
 * later: a crowd at nine in the morning is more than Node's 511.
 */
const backlog = 4096;

/** Port 0 takes a free one, which the mails then name. */
async function listen(app: FastifyInstance, config: Config): Promise<string> {
  const { host, port } = config;
  const asked = localAddress(host, port);
  await app.listen({ host, port, backlog }).catch((error: unknown) => {
    throw asListenFault(error, { host, port });
  });
  const { port: given } = app.server.address() as AddressInfo;
  const address = localAddress(host, given);
  if (config.publicUrl === asked) config.publicUrl = address;
  return address;
}
