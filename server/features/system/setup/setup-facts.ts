import { createHash } from 'node:crypto';
import { dayInZone } from '../../../../domain/dates.ts';
import type { SetupStep } from '../../../../domain/setup-steps.ts';
import type { Config } from '../../../config/config.ts';
import { readOrganisation } from '../../organisation/organisation.ts';
import type { Services } from '../../services.ts';
import { listHelpLines } from '../../help/help-lines/list-help-lines.ts';
import { findActiveAdmins } from '../../../security/sessions/active-admins.queries.ts';
import { findBeginning } from './setup.queries.ts';

type Needs = Pick<Services, 'db' | 'config' | 'now'>;

/** Another server, or another sender, is to be tried again. No part of it can be read from it. */
export function mailSettingsHash({ smtpUrl = '', mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): string {
  return createHash('sha256').update(`${smtpUrl}\n${mailFrom.address}`).digest('hex').slice(0, 32);
}

/** Says of each step whether it is done, from what is stored. `testedMail` is the hash of the settings with which a mail has come. */
export async function stepsDone(services: Needs, testedMail: string | null): Promise<Record<SetupStep, boolean>> {
  const { db, config } = services;
  const [organisation, admins] = await Promise.all([readOrganisation(services), findActiveAdmins(db)]);
  return {
    organisation: organisation.name !== '',
    help_lines: await areLinesChecked(services),
    privacy_contact: organisation.privacy !== null,
    second_admin: admins.length > 1,
    mail: config.smtpUrl !== undefined && testedMail === mailSettingsHash(config),
  };
}

/** By someone here: the lines come with a day on which they were checked for everyone. */
async function areLinesChecked(services: Needs): Promise<boolean> {
  const begun = await findBeginning(services.db);
  const firstDay = dayInZone(begun ?? services.now(), services.config.orgTimezone);
  const lines = await listHelpLines(services);
  return lines.every(({ stale, verified_on: day }) => !stale && day >= firstDay);
}
