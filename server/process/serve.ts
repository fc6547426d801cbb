import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { localAddress } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { startWatchingDisk } from '../operations/disk/watch-disk.ts';
import { replicaTargetOf } from '../db/database-target.ts';
import { forLongWork } from '../db/pooled-database.ts';
import { openReplica } from '../db/replica.ts';
import { tellFigures } from '../observability/metrics/exchange.ts';
import { watchForOperator } from '../operations/operator-figures.ts';
import { watchProcess } from '../observability/metrics/process-figures.ts';
import { startTracing } from '../observability/tracing/open-telemetry.ts';
import { traceBy } from '../observability/tracing/tracing.ts';
import { createMailer } from '../mail/mailer.ts';
import { readOrganisation } from '../features/organisation/organisation.ts';
import { startOutbox } from '../mail/outbox.ts';
import { linkingEvents } from '../security/audit/link-events.ts';
import { publishingHeads } from '../security/audit/published-heads.ts';
import { settleRefusals } from '../security/audit/refusal-counts.ts';
import { asListenFault } from '../config/known-start-faults.ts';
import type { Needs } from './prepare-database.ts';
import { createReadiness } from '../core/readiness.ts';
import { followingKeys } from '../security/encryption/load-cipher.ts';
import { startJob } from '../jobs/periodic-job.ts';
import type { Services } from '../features/services.ts';
import { features, mailWriters } from './features.ts';
import { givingMemoryBack } from './give-memory-back.ts';
import { housekeeping } from './housekeeping.ts';
import type { Shutdown } from './shutdown.ts';
import { untilAborted } from '../core/shutdown-phases.ts';

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
  for (const { begin } of features) await begin?.(jobs);
  const send = createMailer(needs.config, needs.log, () => readOrganisation(jobs));
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
    wakeOutbox: () => outbox.wake(),
  };
  const ofJobs = { ...services, db: jobs.db };
  const outbox = startOutbox(ofJobs, { writers: mailWriters, send });
  shutdown.add('outbox', outbox.stop);
  const allJobs = [
    followingKeys,
    linkingEvents,
    publishingHeads,
    housekeeping,
    givingMemoryBack(),
    ...features.flatMap((one) => one.jobs ?? []),
  ];
  for (const job of allJobs) shutdown.add(job.name, startJob(job, ofJobs).stop);
  if (isWatched(needs.config)) {
    watchProcess();
    tellFigures();
    watchForOperator(services);
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
