import type { Organisation } from '../../../domain/contract/organisation.ts';
import { logoAddress } from '../../../domain/organisation-logo.ts';
import type { Config } from '../../config/config.ts';
import type { Services } from '../services.ts';
import { findOrganisation } from './organisation.queries.ts';
import type { OrganisationRow } from './organisation.queries.ts';

type Begun = Pick<Config, 'orgName' | 'orgTimezone' | 'orgTimezoneAtStart'>;

/** What is in force: what an admin has stored, and where nothing is, the environment. */
export function organisationInForce(
  row: OrganisationRow | undefined,
  { orgName }: Pick<Config, 'orgName'>,
): Organisation {
  const { logo_hash: hash, logo_width: width, logo_height: height } = row ?? {};
  const logo = hash && width && height ? { url: logoAddress(hash), width, height } : null;
  const { privacy = null, grievance = null } = row?.contacts ?? {};
  return { name: row?.name ?? orgName, logo, privacy, grievance };
}

export async function readOrganisation({ db, config }: Pick<Services, 'db' | 'config'>): Promise<Organisation> {
  return organisationInForce(await findOrganisation(db), config);
}

/**
 * The zone that an admin chose holds over the `ORG_TIMEZONE` that it was chosen over. Where the operator has set another
 * one since, that is the later word.
 */
export function zoneInForce(row: OrganisationRow | undefined, { orgTimezone, orgTimezoneAtStart }: Begun): string {
  const isChosen = row && row.time_zone !== null && row.time_zone_over === orgTimezoneAtStart;
  return isChosen ? (row.time_zone ?? orgTimezone) : orgTimezone;
}
