import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { AppError } from '../../core/app-error.ts';
import { eraseDueAccounts } from '../accounts/own/erase-accounts.ts';
import { eraseOldRecords } from '../accounts/own/retention.ts';
import { storeSubmission } from '../assessments/assessments.service.ts';
import { deleteMood, insertMoodOnce } from '../moods/moods.queries.ts';
import { isLong } from '../../test/long-form.ts';
import { storeMood, storePerson } from '../../test/stored-records.ts';
import { submissionOf } from '../../test/submissions.ts';
import { serverForAll } from '../../test/test-server.ts';
import { checkCounts, isRight } from './compare-with-records.ts';
import { keepParticipants } from './participants.queries.ts';
import { rollUpDays } from './roll-up-days.ts';

const server = serverForAll({
  now: new Date('2026-11-20T06:00:00Z'),
  config: { retentionMonths: 1 },
  pool: { max: 20, acquireTimeoutMs: 60_000, statementTimeoutMs: 60_000, isNeverSilent: true },
});
let gad: string[];
beforeAll(async () => {
  const { db } = server.services;
  const rows = await db.selectFrom('questions').select('id').where('type', '=', 'GAD-7').execute();
  gad = rows.map(({ id }) => id);
});

interface Act {
  person: number;
  what: 'answer' | 'log' | 'take-back' | 'log-late' | 'answer-late' | 'erase-old' | 'count';
}

async function take({ person, what }: Act, people: readonly string[]): Promise<unknown> {
  const { services } = server;
  const userId = people[person] ?? '';
  const idempotencyKey = undefined;
  const late = { ...services, now: () => new Date(services.now().getTime() - 3 * 3_600_000) };
  const log = (now: Date) => insertMoodOnce(services.db, { userId, mood: 'calm', keyHash: null, now });
  switch (what) {
    case 'answer':
      return storeSubmission(services, submissionOf('GAD-7', gad), { userId, idempotencyKey });
    case 'answer-late':
      return storeSubmission(late, submissionOf('GAD-7', gad), { userId, idempotencyKey });
    case 'log':
      return log(services.now());
    case 'log-late':
      return log(late.now());
    case 'take-back':
      return deleteMood(services.db, { userId, id: (await log(services.now())).id });
    case 'erase-old':
      return eraseOldRecords(services);
    case 'count':
      await rollUpDays(services);
      return keepParticipants(services.db, new Date('2026-10-21T18:30:00Z'));
  }
}

/** Twelve at a time. A busy machine may refuse what waited behind others, which stores nothing. */
async function takeAll(acts: readonly Act[], people: readonly string[]): Promise<void> {
  for (let from = 0; from < acts.length; from += 12)
    await Promise.all(
      acts.slice(from, from + 12).map(async (one) => {
        try {
          await take(one, people);
        } catch (fault) {
          if (!(fault instanceof AppError && fault.code === 'unavailable')) throw fault;
        }
      }),
    );
}

/** What is noted of everyone beside what the records say. A record some hours before is one that is there. */
async function falseNotes(): Promise<unknown[]> {
  const { rows } = await sql`
    with made as (
      select user_id, created_at from assessments where made_as = 'employee'
      union all select user_id, created_at from moods where made_as = 'employee')
    select * from (select user_id, max(created_at) as last from made group by 1) as found full join last_records using (user_id)
    where last is distinct from last_at or (earlier_at is not null and not exists (
      select from made where made.user_id = last_records.user_id and created_at = earlier_at))`.execute(
    server.services.db,
  );
  return rows;
}

const act = fc.record({
  person: fc.nat(5),
  what: fc.constantFrom<Act['what']>('answer', 'log', 'take-back', 'log-late', 'answer-late', 'erase-old', 'count'),
});

it('is noted of everyone, whatever people record, take back and lose at the same time', async () => {
  const { services, clock } = server;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 60 }), async (acts) => {
      const people = await Promise.all([0, 1, 2, 3, 4, 5].map(() => storePerson(services)));
      for (const person of people) {
        await storeMood(services, person, { mood: 'sad', at: new Date(clock.now().getTime() - 45 * 86_400_000) });
        await storeMood(services, person, { mood: 'calm', at: new Date(clock.now().getTime() - 20 * 86_400_000) });
      }
      // What was put in by hand is counted with all the rest.
      await sql`update day_counts_state set time_zone = null`.execute(services.db);
      await rollUpDays(services);
      await takeAll(acts, people);
      await eraseOldRecords(services);
      expect(await falseNotes()).toEqual([]);
      expect(isRight(await checkCounts(services, () => undefined))).toBe(true);
      clock.advance({ hours: 7 });
      const [gone = ''] = people;
      const eraseAt = new Date(clock.now().getTime() - 1000);
      await services.db.updateTable('users').set({ erase_at: eraseAt }).where('id', '=', gone).execute();
      const others = acts.filter(({ person }) => person !== 0);
      await Promise.all([eraseDueAccounts(services), takeAll(others, people)]);
      await eraseOldRecords(services);
      expect(await falseNotes()).toEqual([]);
      expect(isRight(await checkCounts(services, () => undefined))).toBe(true);
      clock.advance({ hours: 7 });
    }),
    { numRuns: isLong ? 30 : 3 },
  );
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(services.db);
  expect(rows).toEqual([{ deadlocks: 0 }]);
}, 120_000);
