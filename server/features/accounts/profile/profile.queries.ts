import type { Kysely, Selectable } from 'kysely';
import type { ProfileChange } from '../../../../domain/contract/person.ts';
import { batchLoader, rowsInOrder } from '../../../db/batch-loader.ts';
import { compiledQuery } from '../../../db/compiled-query.ts';
import type { Database } from '../../../db/schema.ts';
import { decryptPersonal, encryptPersonal } from '../../../security/encryption/personal-columns.ts';
import { holdChosen } from '../../work-lists/chosen-work.ts';
import type { Cipher } from '../../../security/encryption/cipher.ts';

const columns = [
  'id',
  'name',
  'email',
  'role',
  'language',
  'theme',
  'designation',
  'state',
  'city',
  'date_of_birth',
  'blood_group',
  'height',
  'weight',
  'phone',
  'ailments',
  'created_at',
] as const;

type Row = Pick<Selectable<Database['users']>, (typeof columns)[number]>;

export type StoredProfile = Omit<Row, 'phone' | 'ailments'> & { phone: string | null; ailments: string | null };

type Needs = { db: Kysely<Database>; cipher: Cipher };

const profilesOf = compiledQuery((db, { userIds }: { userIds: string[] }) =>
  db
    .selectFrom('users')
    .select(columns)
    .where('id', '=', ({ fn, val }) => fn.any(val(userIds))),
);

const askForProfile = batchLoader(async (db, userIds: readonly string[]) =>
  rowsInOrder(userIds, await profilesOf(db, { userIds: [...userIds] }), ({ id }) => id),
);

/** Throws where the person is gone. */
export async function findProfile({ db, cipher }: Needs, userId: string): Promise<StoredProfile> {
  const row = await askForProfile(db, userId);
  if (!row) throw new Error('a person is gone');
  return { ...row, ...decryptPersonal(cipher, row) };
}

/**
 * A list field that is null or missing stays; an empty phone or ailments is cleared, a missing one stays. Throws
 * `invalid_input` where the designation can't be chosen any more and is not the person's own.
 */
export async function changeProfile(
  { db, cipher }: Needs,
  { userId, change, now }: { userId: string; change: ProfileChange; now: Date },
): Promise<StoredProfile> {
  const { designation, height, weight, phone, ailments, language } = change;
  const values = {
    height: height ?? undefined,
    weight: weight ?? undefined,
    language,
    ...encryptPersonal(cipher, userId, { phone, ailments }),
    updated_at: now,
  };
  const row = await db.transaction().execute(async (transaction) => {
    const person = transaction.updateTable('users').where('id', '=', userId).returning(columns);
    if (!designation) return person.set(values).executeTakeFirstOrThrow();
    // What the person has stays theirs, though no one else can choose it.
    const same = await person.set(values).where('designation', '=', designation).executeTakeFirst();
    if (same) return same;
    await holdChosen(transaction, { designation });
    return person.set({ ...values, designation }).executeTakeFirstOrThrow();
  });
  return { ...row, ...decryptPersonal(cipher, row) };
}
