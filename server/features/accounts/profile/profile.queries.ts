import type { Kysely } from 'kysely';
import type { ProfileChange } from '../../../../domain/contract/person.ts';
import { byField, fieldsWhere, personFieldNames } from '../../../../domain/person-fields.ts';
import { profileLists } from '../../../../domain/work-lists.ts';
import { batchLoader, rowsInOrder } from '../../../db/batch-loader.ts';
import { compiledQuery } from '../../../db/compiled-query.ts';
import { selectPeople } from '../../../db/person-columns.ts';
import type { Database } from '../../../db/schema.ts';
import type { Cipher } from '../../../security/encryption/cipher.ts';
import { holdChosen } from '../../work-lists/chosen-work.ts';
import { toPerson, toRow } from '../person.queries.ts';

type Needs = { db: Kysely<Database>; cipher: Cipher };

const selectProfiles = (db: Kysely<Database>) =>
  selectPeople(db, personFieldNames).select(['users.role', 'users.language', 'users.created_at']);

const profilesOf = compiledQuery((db, { userIds }: { userIds: string[] }) =>
  selectProfiles(db).where('users.id', '=', ({ fn, val }) => fn.any(val(userIds))),
);

const askForProfile = batchLoader(async (db, userIds: readonly string[]) =>
  rowsInOrder(userIds, await profilesOf(db, { userIds: [...userIds] }), ({ id }) => id),
);

export type StoredProfile = Awaited<ReturnType<typeof findProfile>>;

/** Throws where the person is gone. */
export async function findProfile({ db, cipher }: Needs, userId: string) {
  const row = await askForProfile(db, userId);
  if (!row) throw new Error('a person is gone');
  return toPerson(cipher, row);
}

/** The person's entry of each list. Throws where the person is gone. */
export const findOwnEntries = (db: Kysely<Database>, userId: string) =>
  selectPeople(db, profileLists).where('users.id', '=', userId).executeTakeFirstOrThrow();

const profileFields = fieldsWhere('own', 'profile');

/**
 * A required field that is null or missing stays; one that is not required is cleared by null, and stays where it is missing.
 * Throws `invalid_input` where an entry of a list can't be chosen any more and is not the person's own.
 */
export async function changeProfile(
  { db, cipher }: Needs,
  { userId, change, now }: { userId: string; change: ProfileChange; now: Date },
): Promise<StoredProfile> {
  return db.transaction().execute(async (transaction) => {
    const chosen = profileLists.filter((kind) => change[kind]);
    const own = await findOwnEntries(transaction, userId);
    // What the person has stays theirs, though no one else can choose it.
    const other = chosen.filter((kind) => change[kind] !== own[kind]);
    if (other.length > 0)
      await holdChosen(
        transaction,
        byField(other, (kind) => change[kind] ?? ''),
      );
    const kept = profileFields.filter((name) => !chosen.some((kind) => kind === name && !other.includes(kind)));
    await transaction
      .updateTable('users')
      .set({ ...toRow(cipher, userId, kept, change), language: change.language, updated_at: now })
      .where('id', '=', userId)
      .execute();
    return toPerson(cipher, await selectProfiles(transaction).where('users.id', '=', userId).executeTakeFirstOrThrow());
  });
}
