import type { Job } from '../../jobs/periodic-job.ts';
import type { Services } from '../services.ts';
import { zoneInForce } from './organisation.ts';
import { findOrganisation } from './organisation.queries.ts';

type Needs = Pick<Services, 'db' | 'config'>;

/** Takes over the zone that is in force. It only changes while nothing is recorded, so a moment's delay moves no figure. */
export async function takeOverZone({ db, config }: Needs): Promise<void> {
  config.orgTimezone = zoneInForce(await findOrganisation(db), config);
}

/** Another process may have changed it. */
export const followingOrganisation: Job<Needs> = { name: 'organisation', everyMs: 3000, work: takeOverZone };
