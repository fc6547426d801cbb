import type { Kysely, Transaction } from 'kysely';
import type { Contacts } from '../../../domain/contract/organisation.ts';
import { compiledQuery } from '../../db/compiled-query.ts';
import type { Database } from '../../db/schema.ts';

/** All but the logo's bytes. */
export interface OrganisationRow {
  name: string | null;
  time_zone: string | null;
  time_zone_over: string | null;
  contacts: Partial<Contacts>;
  logo_type: string | null;
  logo_hash: string | null;
  logo_width: number | null;
  logo_height: number | null;
}

const columns = [
  'name',
  'time_zone',
  'time_zone_over',
  'contacts',
  'logo_type',
  'logo_hash',
  'logo_width',
  'logo_height',
] as const;

const theRow = compiledQuery((db) => db.selectFrom('organisation_settings').select([...columns]));

/** Undefined where nothing was settled yet. */
export async function findOrganisation(db: Kysely<Database>): Promise<OrganisationRow | undefined> {
  const [row] = await theRow(db, {});
  return row;
}

/** Of the logo with this hash; undefined for any other. */
export async function findLogo(
  db: Kysely<Database>,
  hash?: string,
): Promise<{ bytes: Buffer; type: string } | undefined> {
  const row = await db
    .selectFrom('organisation_settings')
    .select(['logo as bytes', 'logo_type as type'])
    .$if(hash !== undefined, (query) => query.where('logo_hash', '=', hash ?? ''))
    .executeTakeFirst();
  return row && row.bytes !== null && row.type !== null ? { bytes: row.bytes, type: row.type } : undefined;
}

export interface OrganisationChange extends Partial<Omit<OrganisationRow, 'contacts'>> {
  contacts?: Partial<Contacts>;
  logo?: Buffer | null;
}

/** Contacts that are left out stay, as do columns. */
export async function updateOrganisation(db: Transaction<Database>, change: OrganisationChange): Promise<void> {
  await db
    .insertInto('organisation_settings')
    .values({ contacts: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const before = await db.selectFrom('organisation_settings').select('contacts').forUpdate().executeTakeFirstOrThrow();
  await db
    .updateTable('organisation_settings')
    .set({
      name: change.name,
      time_zone: change.time_zone,
      time_zone_over: change.time_zone_over,
      contacts: JSON.stringify({ ...before.contacts, ...change.contacts }),
      logo: change.logo,
      logo_type: change.logo_type,
      logo_hash: change.logo_hash,
      logo_width: change.logo_width,
      logo_height: change.logo_height,
    })
    .execute();
}
