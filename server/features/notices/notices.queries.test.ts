import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { planOf } from '../../test/plan-of.ts';
import { storePerson } from '../../test/stored-records.ts';
import { serverForAll } from '../../test/test-server.ts';
import { deleteNoticesOf, findUnseenNotices, insertNotice, markNoticeSeen } from './notices.queries.ts';

const server = serverForAll();
let person: string;

/** As a staff list leaves it that changes everyone. */
beforeAll(async () => {
  const { db, now } = server.services;
  person = await storePerson(server.services);
  const others = sql`
    insert into users (name, email, role, password_hash, created_at, updated_at)
    select 'Asha', n || '@example.org', 'employee', 'none', now(), now() from generate_series(1, 3000) as n`;
  await others.execute(db);
  await sql`
    insert into notices (at, user_id, kind, detail)
    select now(), id, 'details_corrected', '{"fields":"city","counsellor":"no id"}' from users
    cross join generate_series(1, 5)`.execute(db);
  await sql`insert into notices_seen (user_id, notice_id) select user_id, id from notices where user_id <> ${person}`.execute(
    db,
  );
  await db.transaction().execute(async (transaction) => {
    await insertNotice(transaction, { kind: 'policy_tightened', detail: { to: 'consent' }, now: now() });
    const detail = { counsellor: await storePerson(server.services, { name: 'Meera', role: 'counsellor' }) };
    await insertNotice(transaction, { kind: 'counsellor_joined', detail, userId: person, now: now() });
  });
  await sql`analyze`.execute(server.owner);
});

test('what one person is told is found among theirs and what is for everyone, with the counsellor’s name', async () => {
  const found = await findUnseenNotices(server.services.db, person);
  expect(found.map(({ kind, counsellorName }) => [kind, counsellorName])).toEqual([
    ['counsellor_joined', 'Meera'],
    ['policy_tightened', null],
    ...Array.from({ length: 5 }, () => ['details_corrected', null]),
  ]);
});

test('it costs the same however many others have theirs', async () => {
  const { db } = server.services;
  const plans = [
    await planOf(db, (watched) => findUnseenNotices(watched, person)),
    await planOf(db, (watched) =>
      watched.transaction().execute((transaction) => deleteNoticesOf(transaction, ['policy_announced'])),
    ),
    // What follows from the deletion of a notice, and of a person.
    await planOf(db, (watched) => watched.deleteFrom('notices_seen').where('notice_id', '=', 0).execute()),
    await planOf(db, (watched) =>
      watched.deleteFrom('notices').where('user_id', '=', person).where('id', '=', 0).execute(),
    ),
  ];
  expect(plans[0]).toContain('notices_person');
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan|notices_time/);
});

test('one that goes in the moment in which it is dismissed is not there any more, and that is no fault', async () => {
  const { db } = server.services;
  const [notice] = await findUnseenNotices(db, person);
  const id = notice?.id ?? 0;
  const dismissed = await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('notices').where('id', '=', id).execute();
    const underWay = markNoticeSeen(db, person, id).catch((error: unknown) => error);
    await setTimeout(300);
    return { underWay };
  });
  expect(await dismissed.underWay).toBe(false);
});
