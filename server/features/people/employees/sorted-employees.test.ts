import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { employeeSorts } from '../../../../domain/employee-filters.ts';
import { signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { planOf } from '../../../test/plan-of.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { findEmployees } from './employees.queries.ts';

const employees = 3000;

const server = serverForAll();
let admin: SignedInPerson;

beforeAll(async () => {
  admin = await signedInAdmin(server);
  // Names come three times each, and addresses in the other direction.
  await sql`
    insert into users (name, email, role, state, city, theme, designation, password_hash, created_at, updated_at)
    select 'Person ' || lpad((n / 3)::text, 4, '0'), 'P' || lpad((9999 - n)::text, 4, '0') || '@example.org', 'employee',
      work_entry('state', 'Odisha', null),
      work_entry('city', case when n % 2 = 0 then 'Gopalpur' else 'Sukinda' end, 'Odisha'),
      work_entry('theme', 'Sports', null), work_entry('designation', 'Coach', null), 'none', now(), now()
    from generate_series(1, ${employees}) as n`.execute(server.services.db);
  await sql`analyze users`.execute(server.owner);
});

const get = (query: string) => server.request('GET', `/api/admin/employees?${query}`, { token: admin.token });

async function allPages(query: string): Promise<{ name: string; email: string; id: string }[]> {
  const seen = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await get(`${query}&limit=200&cursor=${cursor}`);
    expect(answer.status, answer.text).toBe(200);
    seen.push(...answer.body);
    cursor = answer.headers.get('X-Next-Cursor');
  }
  return seen;
}

test.each([
  ['name', (one: { name: string; id: string }) => [one.name, one.id]],
  ['email', (one: { email: string }) => [one.email]],
] as const)('by %s every employee comes once, page by page, and the other way round too', async (sort, keyOf) => {
  const up = await allPages(`sort=${sort}`);
  const down = await allPages(`sort=${sort}_desc`);
  expect(new Set(up.map(({ id }) => id)).size).toBe(employees);
  expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).toReversed());
  const keys = up.map((one) => keyOf(one).join(' '));
  expect(keys).toEqual(keys.toSorted());
  expect((await get(`sort=${sort}_desc`)).body.map(({ id }: { id: string }) => id)).toEqual(down.map(({ id }) => id));
});

test.each(employeeSorts)(
  'the spreadsheet has the order %s of the list, more rows than are read at once too',
  async (sort) => {
    const path = `/api/admin/exports/employees.csv?city=Sukinda&sort=${sort}`;
    const { text } = await server.request('GET', path, { token: admin.token });
    const [, ...rows] = text.trimEnd().split('\r\n');
    const listed = (await get(`city=Sukinda&sort=${sort}`)).body;
    expect(rows.map((row) => row.split(',')[1])).toEqual(listed.map(({ email }: { email: string }) => email));
  },
);

test('filters and order go together', async () => {
  const found = await get('city=Sukinda&q=person%20000&sort=email_desc&limit=3');
  expect(found.body.map(({ email }: { email: string }) => email)).toEqual([
    'P9998@example.org',
    'P9996@example.org',
    'P9994@example.org',
  ]);
});

test('a cursor of another order, and an order that there is none of, are refused', async () => {
  const { headers } = await get('sort=email&limit=5');
  const cursor = headers.get('X-Next-Cursor');
  for (const sort of ['name', 'name_desc', 'email_desc']) {
    const refused = await get(`sort=${sort}&limit=5&cursor=${cursor}`);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['cursor']]);
  }
  const refused = await get('sort=age');
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['sort']]);
});

test.each(employeeSorts)('a page by %s is read from an index, not by sorting everyone', async (sort) => {
  const { db } = server.services;
  const lines = await planOf(db, async (watched) => {
    expect(await findEmployees(watched, {}, { limit: 25, sort })).toHaveLength(25);
  });
  expect(lines).toMatch(sort.startsWith('name') ? /users_by_name/ : /users_email_key/);
  expect(lines).not.toContain('Seq Scan');
});
