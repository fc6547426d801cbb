import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { usualSort } from '../../../../domain/employee-filters.ts';
import type { EmployeeFilterName, EmployeeSort } from '../../../../domain/employee-filters.ts';
import { byField, fieldsWhere, leading } from '../../../../domain/person-fields.ts';
import { findNamed, isOneOf, selectPeople } from '../../../db/person-columns.ts';
import type { StoredPerson } from '../../../db/tables/person.ts';
import type { Database } from '../../../db/schema.ts';
import { byName, comparable, isBehind, nameKey, nameOrEmailContains } from '../people-filter.queries.ts';
import type { NameCursor, SortOrder } from '../people-filter.queries.ts';

/** All employees where nothing is chosen. */
export type EmployeeFilter = Partial<Record<EmployeeFilterName, string>>;

const seen = leading(['name', 'email', 'date_of_birth'], fieldsWhere('seenBy', 'admins'));

/** With what the list is sorted by. */
export type StoredEmployee = StoredPerson<(typeof seen)[number]> & { id: string; sortKey: string };

const filterLists = fieldsWhere('filters', true);

type ListFilter = Partial<Record<(typeof filterLists)[number], string>>;

/** Those of an entry of each list that is asked for, in a table that has their ids. */
async function inLists(
  db: Kysely<Database>,
  table: 'users' | 'employee_counts',
  filter: ListFilter,
): Promise<RawBuilder<unknown>[]> {
  const asked = filterLists.filter((kind) => filter[kind] !== undefined);
  const found = await findNamed(
    db,
    byField(asked, (kind) => comparable(filter[kind] ?? '')),
  );
  return asked.map((kind) => isOneOf(sql.ref(`${table}.${kind}`), found.get(kind) ?? []));
}

const isEmployee = sql<boolean>`users.role = 'employee' and users.left_at is null`;

async function matches(db: Kysely<Database>, filter: EmployeeFilter): Promise<RawBuilder<boolean>> {
  const found = filter.q === undefined ? [] : [nameOrEmailContains(filter.q)];
  return sql<boolean>`(${sql.join([isEmployee, ...found, ...(await inLists(db, 'users', filter))], sql` and `)})`;
}

const emailKey: RawBuilder<string> = sql<string>`lower(users.email)`;

/** `users_by_name` and `users_email_key` are the indexes. */
const orders: Record<EmployeeSort, SortOrder> = {
  name: byName,
  name_desc: { key: nameKey, direction: 'desc' },
  email: { key: emailKey, direction: 'asc' },
  email_desc: { key: emailKey, direction: 'desc' },
};

/** In the order that is asked for, then by id. */
export async function findEmployees(
  db: Kysely<Database>,
  filter: EmployeeFilter,
  { after, limit, sort = usualSort }: { after?: NameCursor; limit: number; sort?: EmployeeSort },
): Promise<StoredEmployee[]> {
  const order = orders[sort];
  const all = selectPeople(db, seen)
    .select(order.key.as('sortKey'))
    .where(await matches(db, filter));
  const behind = after ? all.where(isBehind(order, after)) : all;
  const sorted = behind.orderBy(order.key, order.direction).orderBy('users.id', order.direction);
  return sorted.limit(limit).execute();
}

export async function findNamedEmployee(
  db: Kysely<Database>,
  id: string,
): Promise<Pick<StoredEmployee, 'id' | 'name' | 'email' | 'designation' | 'city'> | undefined> {
  return selectPeople(db, ['name', 'email', 'designation', 'city'])
    .where('users.id', '=', id)
    .where(isEmployee)
    .executeTakeFirst();
}

export async function countEmployees(db: Kysely<Database>, filter: EmployeeFilter): Promise<number> {
  const { state, city, ...others } = filter;
  const isByPlace = Object.values(others).every((value) => value === undefined);
  const inPlaces = async () =>
    sql.join([sql`true`, ...(await inLists(db, 'employee_counts', { state, city }))], sql` and `);
  const counting = isByPlace
    ? sql<{ count: number }>`select coalesce(sum(count), 0) as count from employee_counts where ${await inPlaces()}`
    : sql<{ count: number }>`select count(*) as count from users where ${await matches(db, filter)}`;
  const { rows } = await counting.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countPlaces(db: Kysely<Database>): Promise<{ state: string; city: string; count: number }[]> {
  return db
    .selectFrom('employee_counts')
    .innerJoin('work_list_entries as state', 'state.id', 'employee_counts.state')
    .innerJoin('work_list_entries as city', 'city.id', 'employee_counts.city')
    .select(['state.name as state', 'city.name as city', 'count'])
    .where('count', '>', 0)
    .orderBy('state.name')
    .orderBy('city.name')
    .execute();
}
