import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Role } from '../../../domain/roles.ts';
import type { Database } from '../../db/schema.ts';
import { isChanged } from './account-changes.queries.ts';
import type { ChangeFilter } from './account-changes.queries.ts';
import { byName, isBehind, nameKey, nameOrEmailContains } from './people-filter.queries.ts';
import type { NameCursor } from './people-filter.queries.ts';

interface PeopleFilter {
  q?: string;
  role?: Role;
  /** Those who have left; without it those who have not. */
  left?: 'yes';
  /** Those to whose accounts something was done, whether they have left or not. */
  change?: ChangeFilter;
}

function fitting({ q, role, left, change }: PeopleFilter) {
  return sql<boolean>`${sql.join(
    [
      change ? isChanged(change) : left ? sql`users.left_at is not null` : sql`users.left_at is null`,
      ...(change && left ? [sql`users.left_at is not null`] : []),
      ...(q === undefined ? [] : [nameOrEmailContains(q)]),
      ...(role === undefined ? [] : [sql`users.role = ${role}`]),
    ],
    sql` and `,
  )}`;
}

function selectPeople(db: Kysely<Database>) {
  return db
    .selectFrom('users')
    .select([
      ...(['users.id', 'users.name', 'users.email', 'users.role'] as const),
      nameKey.as('nameKey'),
      sql<boolean>`users.disabled_at is not null`.as('disabled'),
      sql<boolean>`users.second_factor_since is not null`.as('second_factor'),
    ]);
}

export interface StoredPerson {
  id: string;
  name: string;
  email: string;
  role: Role;
  disabled: boolean;
  second_factor: boolean;
  /** What the list is sorted by. */
  nameKey: string;
}

/** By name, then id. */
export async function findPeople(
  db: Kysely<Database>,
  filter: PeopleFilter,
  { after, limit }: { after: NameCursor | undefined; limit: number },
): Promise<StoredPerson[]> {
  return selectPeople(db)
    .where(fitting(filter))
    .where(after ? isBehind(byName, after) : sql<boolean>`true`)
    .orderBy(nameKey)
    .orderBy('users.id')
    .limit(limit)
    .execute();
}

export async function countPeople(db: Kysely<Database>, filter: PeopleFilter): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(fitting(filter))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPerson(db: Kysely<Database>, id: string): Promise<StoredPerson | undefined> {
  return selectPeople(db).where('users.id', '=', id).executeTakeFirst();
}

/** What may have changed by now of someone who is there. */
export async function findState(
  db: Kysely<Database>,
  id: string,
): Promise<{ role: Role; disabled: boolean; hasFactor: boolean }> {
  return db
    .selectFrom('users')
    .select(['role', sql<boolean>`disabled_at is not null`.as('disabled')])
    .select(sql<boolean>`second_factor_since is not null`.as('hasFactor'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export interface HeldPerson {
  email: string;
  role: Role;
  /** False where only the provider of single sign-on lets them in. */
  hasPassword: boolean;
  disabled: boolean;
  hasLeft: boolean;
}

/** Until the transaction ends no one else can change the person. */
export async function holdPerson(db: Transaction<Database>, id: string): Promise<HeldPerson | undefined> {
  return db
    .selectFrom('users')
    .select(['email', 'role', 'has_password as hasPassword'])
    .select(sql<boolean>`disabled_at is not null`.as('disabled'))
    .select(sql<boolean>`left_at is not null`.as('hasLeft'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function setRole(db: Transaction<Database>, id: string, role: Role, now: Date): Promise<void> {
  await db.updateTable('users').set({ role, updated_at: now }).where('id', '=', id).execute();
}

export async function setDisabled(db: Transaction<Database>, id: string, at: Date | null, now: Date): Promise<void> {
  await db.updateTable('users').set({ disabled_at: at, updated_at: now }).where('id', '=', id).execute();
}
