import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { personFieldNames, personFields } from '../../../../domain/person-fields.ts';
import type { FieldsWhere } from '../../../../domain/person-fields.ts';
import { selectPeople, writtenWith } from '../../../db/person-columns.ts';
import type { StoredPerson } from '../../../db/tables/person.ts';
import type { Cipher } from '../../../security/encryption/cipher.ts';
import { toRow } from '../person.queries.ts';
import type { Database } from '../../../db/schema.ts';

/** What can be corrected, by its person or by an admin. */
const corrected = personFieldNames.filter((name): name is Correctable | Linked => {
  const { own, admin } = personFields[name];
  return own === 'correct' || own === 'link' || admin === 'correct';
});

export type StoredDetails = StoredPerson<Correctable | Linked> & {
  id: string;
  password_hash: string;
  left_on: string | null;
  has_left: boolean;
};

export async function findDetails(db: Kysely<Database>, id: string): Promise<StoredDetails | undefined> {
  return selectPeople(db, corrected)
    .select(['users.password_hash', 'users.left_on', sql<boolean>`users.left_at is not null`.as('has_left')])
    .where('users.id', '=', id)
    .executeTakeFirst();
}

/** Until the transaction ends no one else can change the person. */
export async function holdDetails(db: Transaction<Database>, id: string): Promise<StoredDetails | undefined> {
  // By itself: a row that was waited for would else be joined with the entries that it had before.
  await db.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findDetails(db, id);
}

type Linked = FieldsWhere<'own', 'link'>;

/** What its person corrects, or an admin. */
export type Correctable = FieldsWhere<'own', 'correct'> | FieldsWhere<'admin', 'correct'>;

export type Correction = Partial<Record<Correctable, string>>;

/** `stored` says what goes with it: a city stands in its state. */
export async function setDetails(
  { db, cipher }: { db: Transaction<Database>; cipher: Cipher },
  stored: StoredDetails,
  { change, now }: { change: Correction; now: Date },
): Promise<void> {
  const fields = writtenWith(personFieldNames.filter((name) => name in change));
  await db
    .updateTable('users')
    .set({ ...toRow(cipher, stored.id, fields, { ...stored, ...change }), updated_at: now })
    .where('id', '=', stored.id)
    .execute();
}
