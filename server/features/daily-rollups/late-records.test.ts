import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteMood, insertMoodOnce } from '../moods/moods.queries.ts';
import { storeSubmission } from '../assessments/assessments.service.ts';
import { submissionOf } from '../../test/submissions.ts';
import { storePerson } from '../../test/stored-records.ts';
import { serverForAll } from '../../test/test-server.ts';
import { checkCounts, isRight } from './compare-with-records.ts';
import { countParticipants, keepParticipants } from './participants.queries.ts';
import { readDailyRollups } from './read-rollups.queries.ts';
import { rollUpDays } from './roll-up-days.ts';
import { isLong } from '../../test/long-form.ts';

const server = serverForAll();
let gad: string[];

beforeAll(async () => {
  const { db } = server.services;
  const rows = await db
    .selectFrom('questions')
    .select('id')
    .where('type', '=', 'GAD-7')
    .where('is_active', '=', true)
    .execute();
  gad = rows.map(({ id }) => id);
});

beforeEach(startAnew);

async function startAnew() {
  await sql`truncate users, day_scores, day_moods, audit_events cascade`.execute(server.owner);
  await sql`update day_counts_state set time_zone = null, counted_until = null, open_since = null`.execute(
    server.services.db,
  );
  server.clock.set('2026-11-20T06:00:00Z');
}

/** A process whose clock is behind that of the others. */
const behind = (seconds: number) => ({
  ...server.services,
  now: () => new Date(server.services.now().getTime() - seconds * 1000),
});

const answer = (userId: string, seconds: number) =>
  storeSubmission(behind(seconds), submissionOf('GAD-7', gad), { userId, idempotencyKey: undefined });

const log = (userId: string, seconds: number) =>
  insertMoodOnce(server.services.db, { userId, mood: 'calm', keyHash: null, now: behind(seconds).now() });

interface Seen {
  moods: number;
  assessments: number;
  people: number;
}

async function counted(): Promise<Seen> {
  return readDailyRollups(server.services, '30d', async (days) => {
    const { rows } = await sql<Omit<Seen, 'people'>>`
      select (select coalesce(sum(happy + calm + neutral + sad + angry), 0) from ${days.moods}) as moods,
        (select coalesce(sum(minimal + mild + moderate + severe + partial), 0) from ${days.scores}) as assessments`.execute(
      days.db,
    );
    const [row = { moods: 0, assessments: 0 }] = rows;
    return { ...row, people: (await countParticipants(days)).people };
  });
}

/** From the records, without any of the code under test. */
async function recorded(): Promise<Seen> {
  const { rows } = await sql<Seen>`
    select (select count(*) from moods) as moods, (select count(*) from assessments) as assessments,
      count(*) as people
    from (select user_id from moods union select user_id from assessments) as person`.execute(server.services.db);
  return rows[0] ?? { moods: 0, assessments: 0, people: 0 };
}

async function expectRight() {
  expect(await counted()).toEqual(await recorded());
  expect(isRight(await checkCounts(server.services, () => undefined))).toBe(true);
}

/** Resolves when some statement waits for a lock of this kind. */
async function untilWaiting(kind: 'advisory' | 'transactionid' | 'tuple') {
  for (;;) {
    const { rows } = await sql`select from pg_locks where not granted and locktype = ${kind}`.execute(
      server.services.db,
    );
    if (rows.length > 0) return;
  }
}

const round = fc.record({
  person: fc.nat(3),
  // As far as the clocks of processes are apart, or as long as something may wait on a device.
  seconds: fc.oneof(fc.nat(30), fc.nat(9000), fc.nat(14 * 86_400)),
  isMood: fc.boolean(),
  isTakenBack: fc.boolean(),
  waitSeconds: fc.oneof(fc.nat(20), fc.nat(600)),
});

describe('a record that comes late', () => {
  it('is counted, and once, whatever the clocks of the processes say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 4, maxLength: 15 }), async (rounds) => {
        await startAnew();
        const people = await Promise.all([0, 1, 2, 3].map(() => storePerson(server.services)));
        for (const { person, seconds, isMood, isTakenBack, waitSeconds } of rounds) {
          const userId = people[person] ?? '';
          const [stored] = await Promise.all([
            isMood ? log(userId, seconds) : answer(userId, seconds),
            rollUpDays(server.services),
            answer(people[0] ?? '', 0),
            rollUpDays(behind(seconds % 9000)),
          ]);
          if (isMood && isTakenBack)
            await Promise.all([deleteMood(server.services.db, { userId, id: stored.id }), rollUpDays(server.services)]);
          await expectRight();
          await keepParticipants(server.services.db, new Date('2026-10-21T18:30:00Z'));
          server.clock.advance({ seconds: waitSeconds });
        }
        await expectRight();
      }),
      { numRuns: isLong ? 10 : 2 },
    );
  });

  it.each([
    ['a mood', log],
    ['a questionnaire', answer],
  ])('is waited for where %s is under way when its time is counted', async (_, store) => {
    const { db } = server.services;
    const userId = await storePerson(server.services);
    await counted();
    const work: Promise<unknown>[] = [];
    await db.transaction().execute(async (transaction) => {
      await sql`select from users where id = ${userId} for update`.execute(transaction);
      work.push(store(userId, 0));
      await untilWaiting('transactionid');
      server.clock.advance({ minutes: 5 });
      const count = { ended: false };
      work.push(rollUpDays(server.services).finally(() => (count.ended = true)));
      await Promise.race([untilWaiting('advisory'), work[1]]);
      expect(count.ended).toBe(false);
    });
    await Promise.all(work);
    await expectRight();
  });

  it('is not too late for a reader where it came before: its time is counted live until then', async () => {
    const userId = await storePerson(server.services);
    await rollUpDays(server.services);
    server.clock.advance({ seconds: 50 });
    await log(userId, 5);
    expect(await counted()).toEqual({ moods: 1, assessments: 0, people: 1 });
    const state = await server.services.db.selectFrom('day_moods').selectAll().execute();
    expect(state).toEqual([]);
  });
});
