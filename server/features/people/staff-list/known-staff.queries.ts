import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { staffColumns } from '../../../../domain/staff-columns.ts';
import type { StaffText } from '../../../../domain/staff-columns.ts';
import { workListKinds } from '../../../../domain/work-lists.ts';
import type { WorkListKind } from '../../../../domain/work-lists.ts';
import { selectPeople } from '../../../db/person-columns.ts';
import type { Database } from '../../../db/schema.ts';
import { mapYielding } from '../../../jobs/yield-to-event-loop.ts';
import { findWorkEntries } from '../../work-lists/entry-names.queries.ts';
import type { WorkEntry } from '../../work-lists/entry-names.queries.ts';

export type KnownPerson = Record<WorkListKind, string | null> & {
  id: string;
  email: string;
  hasLeft: boolean;
};

export type ListedEntry = Record<WorkListKind, number> &
  Record<StaffText, string> & {
    id: string;
    userId: string | null;
  };

export interface KnownStaff {
  entries: ReadonlyMap<number, WorkEntry>;
  people: KnownPerson[];
  listed: ListedEntry[];
}

/** Everyone with an account and everyone on the list: what a file is compared with. */
export async function findKnownStaff(db: Kysely<Database>): Promise<KnownStaff> {
  const entries = await findWorkEntries(db);
  const people = await selectPeople(db, ['email', ...workListKinds])
    .select(sql<boolean>`users.left_at is not null`.as('hasLeft'))
    .orderBy('users.id')
    .execute();
  const listed = await db
    .selectFrom('staff_list')
    .select(['id', ...staffColumns, 'user_id as userId'])
    .orderBy('id')
    .execute();
  return { entries, people, listed };
}

/** The same where nothing has changed. */
export async function fingerprintOf({ entries, people, listed }: KnownStaff): Promise<string> {
  const hash = createHash('sha256');
  await mapYielding([...entries, ...people, ...listed], (row) => hash.update(JSON.stringify(row)));
  return hash.digest('base64');
}
