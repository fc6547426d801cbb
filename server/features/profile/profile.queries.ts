import type { Kysely, Selectable } from 'kysely';
import type { ProfileChange } from '../../../domain/contract/person.ts';
import type { Database } from '../../db/schema.ts';

const columns = [
  'id',
  'name',
  'email',
  'role',
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

export type StoredProfile = Pick<Selectable<Database['users']>, (typeof columns)[number]>;

export async function findProfile(db: Kysely<Database>, userId: string): Promise<StoredProfile> {
  return db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirstOrThrow();
}

/** A list field that is null or missing stays; an empty phone or ailments is cleared, a missing one stays. */
export async function changeProfile(
  db: Kysely<Database>,
  { userId, change, now }: { userId: string; change: ProfileChange; now: Date },
): Promise<StoredProfile> {
  const { designation, height, weight, phone, ailments } = change;
  return db
    .updateTable('users')
    .set({
      designation: designation ?? undefined,
      height: height ?? undefined,
      weight: weight ?? undefined,
      phone: phone === '' ? null : phone,
      ailments: ailments === '' ? null : ailments,
      updated_at: now,
    })
    .where('id', '=', userId)
    .returning(columns)
    .executeTakeFirstOrThrow();
}
