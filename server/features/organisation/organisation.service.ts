import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { changeOrganisation, SettledOrganisation } from '../../../domain/contract/organisation.ts';
import { AppError } from '../../core/app-error.ts';
import { insertAuditEvent } from '../../security/audit/audit.queries.ts';
import { isAnythingRecorded } from '../daily-rollups/state.queries.ts';
import { takeOverZone } from './follow-organisation.ts';
import { organisationInForce, zoneInForce } from './organisation.ts';
import { findOrganisation, updateOrganisation } from './organisation.queries.ts';
import type { OrganisationChange } from './organisation.queries.ts';
import type { Services } from '../services.ts';
import { readPicture } from './logo-picture.ts';

type Change = z.infer<typeof changeOrganisation.body>;

type Needs = Pick<Services, 'db' | 'config' | 'now'>;

export async function readSettled({ db, config }: Needs): Promise<SettledOrganisation> {
  const row = await findOrganisation(db);
  const zone = { in_force: zoneInForce(row, config), changeable: !(await isAnythingRecorded(db)) };
  return { ...organisationInForce(row, config), time_zone: zone };
}

/** Throws `zone_in_use` (409): the days of all figures lean on it once something is recorded. */
export async function changeSettings(services: Needs, actorId: string, change: Change): Promise<SettledOrganisation> {
  const { time_zone: zone, name, privacy, grievance } = change;
  if (zone !== undefined && zone !== services.config.orgTimezone && (await isAnythingRecorded(services.db))) {
    throw new AppError('zone_in_use');
  }
  const contacts = { ...(privacy && { privacy }), ...(grievance !== undefined && { grievance }) };
  await store(services, actorId, {
    what: Object.keys(change),
    change: {
      ...(name !== undefined && { name }),
      ...(zone !== undefined && { time_zone: zone, time_zone_over: services.config.orgTimezoneAtStart }),
      contacts,
    },
  });
  await takeOverZone(services);
  return readSettled(services);
}

/** Throws `logo_refused` (400) for what is no picture, is too large, or is of another kind than it says. */
export async function storeLogo(
  services: Needs,
  actorId: string,
  { type, image }: { type: string; image: string },
): Promise<SettledOrganisation> {
  const logo = Buffer.from(image, 'base64');
  const picture = readPicture(logo);
  if (picture?.type !== type) throw new AppError('logo_refused');
  const { width, height } = picture;
  const hash = createHash('sha256').update(logo).digest('hex').slice(0, 32);
  const change = { logo, logo_type: type, logo_hash: hash, logo_width: width, logo_height: height };
  await store(services, actorId, { what: ['logo'], change });
  return readSettled(services);
}

export async function dropLogo(services: Needs, actorId: string): Promise<SettledOrganisation> {
  const change = { logo: null, logo_type: null, logo_hash: null, logo_width: null, logo_height: null };
  await store(services, actorId, { what: ['logo'], change });
  return readSettled(services);
}

async function store(
  { db, now }: Needs,
  actorId: string,
  { what, change }: { what: readonly string[]; change: OrganisationChange },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await updateOrganisation(transaction, change);
    for (const part of what.filter((name) => name !== 'password')) {
      const event = { actorId, action: 'organisation_changed', detail: { what: part }, now: now() } as const;
      await insertAuditEvent(transaction, event);
    }
  });
}
