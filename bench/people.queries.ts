import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { instrumentTypes } from '../domain/instruments/instrument.ts';
import type { RecordPolicy } from '../domain/visibility/record-policy.ts';
import type { Database } from '../server/db/schema.ts';
import { moodWords } from '../domain/moods.ts';
import type { Person } from './recorded-sql.ts';

const dayMs = 86_400_000;

export async function findIds(db: Kysely<Database>, role: 'employee' | 'admin', count: number): Promise<string[]> {
  const rows = await db.selectFrom('users').select('id').where('role', '=', role).orderBy('id').limit(count).execute();
  return rows.map(({ id }) => id);
}

export async function insertSessions(db: Kysely<Database>, people: readonly Person[]): Promise<void> {
  const now = new Date();
  await db
    .insertInto('sessions')
    .values(
      people.map(({ id, tokenHash }) => ({
        token_hash: tokenHash,
        user_id: id,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + dayMs),
        confirmed_at: now,
      })),
    )
    .execute();
}

/** As if no one had ever chosen one: a folder that is kept has the policy of the run before. */
export async function forgetPolicies(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('coming_policy').execute();
  await db.deleteFrom('record_policies').execute();
}

/** A choice of the policy for named records, as an admin makes it. */
export async function insertPolicy(db: Kysely<Database>, policy: RecordPolicy): Promise<void> {
  const [admin = ''] = await findIds(db, 'admin', 1);
  await db.insertInto('record_policies').values({ policy, at: new Date(), changed_by: admin }).execute();
}

/** Gives a person so many records, half questionnaires and half moods, in the place of those that were there. */
export async function storeHistory(db: Kysely<Database>, userId: string, records: number): Promise<void> {
  await db.deleteFrom('assessments').where('user_id', '=', userId).execute();
  await db.deleteFrom('moods').where('user_id', '=', userId).execute();
  const half = Math.ceil(records / 2);
  await sql`
    insert into assessments (user_id, id, type, created_at, total_score, partial, answers, made_as)
    select ${userId}::uuid, record_id() + place, (${instrumentTypes}::text[])[1 + place % ${instrumentTypes.length}::integer],
      now() - place * interval '9 hours',
      5 + place % 13, false, (select answers from assessments limit 1), 'employee'
    from generate_series(1, ${half}::integer) as place`.execute(db);
  await sql`
    insert into moods (user_id, id, created_at, mood, made_as)
    select ${userId}::uuid, record_id() + place, now() - place * interval '8 hours', (${[...moodWords]}::text[])[1 + place % ${moodWords.length}::integer],
      'employee'
    from generate_series(1, ${records - half}::integer) as place`.execute(db);
}
