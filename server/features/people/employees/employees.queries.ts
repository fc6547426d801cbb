import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { employeeFilterNames, usualSort } from '../../../../domain/employee-filters.ts';
import type { EmployeeFilterName, EmployeeSort } from '../../../../domain/employee-filters.ts';
import type { Database } from '../../../db/schema.ts';
import { comparable, nameKey, nameOrEmailContains } from '../people-filter.queries.ts';
import type { NameCursor } from '../people-filter.queries.ts';

/** All employees where nothing is chosen. */
export type EmployeeFilter = Partial<Record<EmployeeFilterName, string>>;

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
  sortKey: string;
}

const conditions: Record<EmployeeFilterName, (wanted: string) => RawBuilder<unknown>> = {
  q: nameOrEmailContains,
  state: (wanted) => sql`users.state = ${comparable(wanted)}`,
  city: (wanted) => sql`users.city = ${comparable(wanted)}`,
};

function matches(filter: EmployeeFilter): RawBuilder<boolean> {
  const asked = employeeFilterNames.flatMap((name) => {
    const wanted = filter[name];
    return wanted === undefined ? [] : [conditions[name](wanted)];
  });
  return sql<boolean>`(${sql.join([sql`users.role = 'employee' and users.left_at is null`, ...asked], sql` and `)})`;
}

const emailKey: RawBuilder<string> = sql<string>`lower(users.email)`;

interface SortOrder {
  key: RawBuilder<string>;
  direction: 'asc' | 'desc';
}

/** `users_by_name` and `users_email_key` are the indexes. */
const orders: Record<EmployeeSort, SortOrder> = {
  name: { key: nameKey, direction: 'asc' },
  name_desc: { key: nameKey, direction: 'desc' },
  email: { key: emailKey, direction: 'asc' },
  email_desc: { key: emailKey, direction: 'desc' },
};

/** People behind a cursor in the order of the list. */
function isBehind({ key, direction }: SortOrder, [sortKey, id]: NameCursor): RawBuilder<boolean> {
  const sign = direction === 'asc' ? sql`>` : sql`<`;
  return sql<boolean>`(${key}, users.id) ${sign} (${sortKey}, ${id}::uuid)`;
}

/** In the order that is asked for, then by id. */
export async function findEmployees(
  db: Kysely<Database>,
  filter: EmployeeFilter,
  { after, limit, sort = usualSort }: { after?: NameCursor; limit: number; sort?: EmployeeSort },
): Promise<StoredEmployee[]> {
  const order = orders[sort];
  const all = db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'date_of_birth', 'theme', 'designation', 'state', 'city'])
    .select(order.key.as('sortKey'))
    .where(matches(filter));
  const behind = after ? all.where(isBehind(order, after)) : all;
  const sorted = behind.orderBy(order.key, order.direction).orderBy('id', order.direction);
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

function countKept({ state, city }: Pick<EmployeeFilter, 'state' | 'city'>): RawBuilder<{ count: number }> {
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
