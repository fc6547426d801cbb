import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { planOf } from '../../../test/plan-of.ts';
import { serverForAll } from '../../../test/test-server.ts';
import type { NameCursor } from '../people-filter.queries.ts';
import { findInvitations } from './invitations.queries.ts';

const server = serverForAll();

test('a page of invitations is read from an index, not by sorting everyone', async () => {
  const { db } = server.services;
  await sql`
    insert into staff_list (name, email, state, city, theme, designation)
    select 'Person ' || n % 700, 'p' || n || '@example.org', work_entry('state', 'Odisha', null),
      work_entry('city', 'Gopalpur', 'Odisha'), work_entry('theme', 'Sports', null),
      work_entry('designation', 'Coach', null)
    from generate_series(1, 5000) as n`.execute(db);
  await sql`analyze staff_list`.execute(server.owner);
  const [first] = await findInvitations(db, { limit: 25, after: undefined, q: undefined });
  const cursor: NameCursor = [first?.nameKey ?? '', first?.id ?? ''];
  for (const after of [undefined, cursor])
    expect(await planOf(db, (watched) => findInvitations(watched, { limit: 25, after, q: undefined }))).toContain(
      'staff_list_invited',
    );
});
