import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { FieldsWhere } from '../../../../domain/person-fields.ts';
import type { WorkListKind } from '../../../../domain/work-lists.ts';
import type { Database } from '../../../db/schema.ts';

export type StoredDetails = Record<WorkListKind, string | null> & {
  id: string;
  name: string;
  email: string;
  date_of_birth: string | null;
  password_hash: string;
  left_on: string | null;
  has_left: boolean;
};

function details(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'date_of_birth',
      'theme',
      'designation',
      'state',
      'city',
      'password_hash',
      'left_on',
    ])
    .select(sql<boolean>`left_at is not null`.as('has_left'))
    .where('id', '=', id);
}

export async function findDetails(db: Kysely<Database>, id: string): Promise<StoredDetails | undefined> {
  return details(db, id).executeTakeFirst();
}

/** Until the transaction ends no one else can change the person. */
export async function holdDetails(db: Transaction<Database>, id: string): Promise<StoredDetails | undefined> {
  return details(db, id).forNoKeyUpdate().executeTakeFirst();
}

/** What its person corrects, or an admin. */
export type Correctable = FieldsWhere<'own', 'correct'> | FieldsWhere<'admin', 'correct'>;

export type Correction = Partial<Record<Correctable, string>>;

export async function setDetails(
  db: Transaction<Database>,
  id: string,
  { change, now }: { change: Correction; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}
