import { createHash } from 'node:crypto';
import { dayInZone } from '../../../domain/dates.ts';
import type { ConfirmedStep, SetupStep } from '../../../domain/setup-steps.ts';
import { policyInForce } from '../../../domain/visibility/record-policy.ts';
import type { Config } from '../../config.ts';
import { readOrganisation } from '../../organisation/organisation.ts';
import type { Services } from '../../services.ts';
import { readPolicyChanges } from '../../visibility/policy.queries.ts';
import { listHelpLines } from '../help-lines/help-lines.port.ts';
import { findActiveAdmins } from '../people/active-admins.port.ts';
import { findRule } from '../registration/rule.port.ts';
import { findBeginning } from './setup.queries.ts';

type Needs = Pick<Services, 'db' | 'config' | 'now'>;

/** What an admin confirms, as it is now. */
export async function inForce({ db, config }: Needs): Promise<Record<ConfirmedStep, string>> {
  const { rule, domains, confirms_email } = await findRule(db);
  return {
    time_zone: config.orgTimezone,
    registration: [rule, ...(rule === 'domain' ? domains : []), ...(confirms_email ? ['confirmed'] : [])].join(' '),
    record_policy: policyInForce(await readPolicyChanges(db)),
  };
}

/** Another server, or another sender, is to be tried anew. No part of it can be read from it. */
export function mailSettingsHash({ smtpUrl = '', mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): string {
  return createHash('sha256').update(`${smtpUrl}\n${mailFrom.address}`).digest('hex').slice(0, 32);
}

/**
 * Whether each step is done, from what is stored. `settledAs` is what held when an admin said that it is right: it counts
 * for as long as the same holds.
 */
export async function isDone(
  services: Needs,
  settledAs: (step: SetupStep) => string | null,
): Promise<Record<SetupStep, boolean>> {
  const { db, config } = services;
  const [current, organisation, changes, admins] = await Promise.all([
    inForce(services),
    readOrganisation(services),
    readPolicyChanges(db),
    findActiveAdmins(db),
  ]);
  return {
    organisation: organisation.name !== '',
    time_zone: settledAs('time_zone') === current.time_zone,
    // Whoever has chosen it has looked at it, as with the setting for records.
    registration: current.registration !== 'open' || settledAs('registration') === current.registration,
    record_policy: changes.length > 0 || settledAs('record_policy') === current.record_policy,
    help_lines: await areLinesChecked(services),
    privacy_contact: organisation.privacy !== null,
    second_admin: admins.length > 1,
    mail: config.smtpUrl !== undefined && settledAs('mail') === mailSettingsHash(config),
  };
}

/** By someone here: the lines come with a day on which they were checked for everyone. */
async function areLinesChecked(services: Needs): Promise<boolean> {
  const begun = await findBeginning(services.db);
  const firstDay = dayInZone(begun ?? services.now(), services.config.orgTimezone);
  const lines = await listHelpLines(services);
  return lines.every(({ stale, verified_on: day }) => !stale && day >= firstDay);
}
