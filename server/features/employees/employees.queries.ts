import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { comparable, isBehind, nameKey, nameOrEmailContains } from '../people/people-filter.port.ts';
import type { NameCursor } from '../people/people-filter.port.ts';

/** All employees where nothing is chosen. */
export interface EmployeeFilter {
  state?: string;
  city?: string;
  q?: string;
}

export interface StoredEmployee {
  id: string;
  name: string;
  email: string;
  date_of_birth: string | null;
  theme: string | null;
  designation: string | null;
  state: string | null;
  city: string | null;
  /** What the list is sorted by. */
  nameKey: string;
}

function matches({ state, city, q }: EmployeeFilter): RawBuilder<boolean> {
  const conditions = [
    sql`users.role = 'employee'`,
    ...(state === undefined ? [] : [sql`users.state = ${comparable(state)}`]),
    ...(city === undefined ? [] : [sql`users.city = ${comparable(city)}`]),
    ...(q === undefined ? [] : [nameOrEmailContains(q)]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** By name, then id. */
export async function findEmployees(
  db: Kysely<Database>,
  filter: EmployeeFilter,
  { after, limit }: { after?: NameCursor; limit: number },
): Promise<StoredEmployee[]> {
  const all = db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'date_of_birth', 'theme', 'designation', 'state', 'city'])
    .select(nameKey.as('nameKey'))
    .where(matches(filter));
  const behind = after ? all.where(isBehind(after)) : all;
  const sorted = behind.orderBy(nameKey).orderBy('id');
  return sorted.limit(limit).execute();
}

export async function findNamedEmployee(
  db: Kysely<Database>,
  id: string,
): Promise<Pick<StoredEmployee, 'id' | 'name' | 'email' | 'designation' | 'city'> | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'designation', 'city'])
    .where('id', '=', id)
    .where(matches({}))
    .executeTakeFirst();
}

export async function countEmployees(db: Kysely<Database>, filter: EmployeeFilter): Promise<number> {
  const { state, city, ...others } = filter;
  const isByPlace = Object.values(others).every((value) => value === undefined);
  const { rows } = await (isByPlace ? countKept({ state, city }) : countMatching(filter)).execute(db);
  return rows[0]?.count ?? 0;
}

function countKept({ state, city }: EmployeeFilter): RawBuilder<{ count: number }> {
  const inState = state === undefined ? sql`true` : sql`state = ${comparable(state)}`;
  const inCity = city === undefined ? sql`true` : sql`city = ${comparable(city)}`;
  return sql`select coalesce(sum(count), 0) as count from employee_counts where ${inState} and ${inCity}`;
}

function countMatching(filter: EmployeeFilter): RawBuilder<{ count: number }> {
  return sql`select count(*) as count from users where ${matches(filter)}`;
}

export async function countPlaces(db: Kysely<Database>): Promise<{ state: string; city: string; count: number }[]> {
  return db
    .selectFrom('employee_counts')
    .select(['state', 'city', 'count'])
    .where('count', '>', 0)
    .where('state', '<>', '')
    .where('city', '<>', '')
    .orderBy('state')
    .orderBy('city')
    .execute();
}
