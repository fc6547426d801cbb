import { startPeriodicJob } from '../../jobs/periodic-job.ts';
import type { PeriodicJob } from '../../jobs/periodic-job.ts';
import type { Services } from '../services.ts';
import { zoneInForce } from './organisation.ts';
import { findOrganisation } from './organisation.queries.ts';

type Needs = Pick<Services, 'db' | 'config' | 'log'>;

/** Takes over the zone that is in force. It only changes while nothing is recorded, so a moment's delay moves no figure. */
export async function takeOverZone({ db, config }: Pick<Needs, 'db' | 'config'>): Promise<void> {
  config.orgTimezone = zoneInForce(await findOrganisation(db), config);
}

/** Another process may have changed it. */
export function startFollowingOrganisation(services: Needs): PeriodicJob {
  const work = () => takeOverZone(services);
  return startPeriodicJob({ name: 'organisation', everyMs: 3000, work, log: services.log });
}
