import type { Config } from '../../config/config.ts';
import { startPeriodicJob } from '../../jobs/periodic-job.ts';
import type { PeriodicJob } from '../../jobs/periodic-job.ts';
import type { Log } from '../../observability/log/log.ts';
import type { Readiness } from '../../core/readiness.ts';
import { readFreeSpace } from './free-space.ts';

const lookEveryMs = 1000;

/** Free again only where there is somewhat more than the least, so that it does not change with every file. */
const enough = 1.05;

interface Watched {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'diskFreeMin'>;
  readiness: Readiness;
  log: Log;
}

/**
 * Says that nothing more is to be stored while the disk of the embedded database is nearly full: before its log of changes
 * needs the room, for without that it ends. The disk of a database elsewhere can't be seen; what it says itself counts.
 */
export async function startWatchingDisk({ config, readiness, log }: Watched): Promise<PeriodicJob | undefined> {
  const { dataDir, databaseUrl, diskFreeMin } = config;
  if (diskFreeMin === 0 || databaseUrl !== undefined) return undefined;
  let isLow = false;
  async function look(): Promise<void> {
    const free = await readFreeSpace(dataDir);
    if (!isLow && free < diskFreeMin) {
      readiness.set('disk');
      log.error({ event: 'disk_low', free, least: diskFreeMin });
    }
    if (isLow && free >= diskFreeMin * enough) {
      readiness.clear('disk');
      log.info({ event: 'disk_free_again', free });
    }
    isLow = readiness.isSet('disk');
  }
  // Before the first call.
  await look();
  return startPeriodicJob({ name: 'disk', everyMs: lookEveryMs, work: look, log });
}
