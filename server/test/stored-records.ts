import { sql } from 'kysely';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import type { MoodWord } from '../../domain/moods.ts';
import type { Role } from '../../domain/roles.ts';
import { noteLast } from '../features/daily-rollups/stored-records.queries.ts';
import { encryptAnswers } from '../security/encryption/answers-column.ts';
import { makeRecordId } from '../db/record-id.ts';
import type { Services } from '../features/services.ts';
import { randomEmail } from './people.ts';
import { entriesOf } from './seeded-people.ts';

/** Stores a person as if registered, without the cost of a password; no one can sign in as that person. */
export async function storePerson(
  { db, now }: Services,
  fields: { name?: string; email?: string; role?: Role; theme?: string; state?: string; city?: string } = {},
): Promise<string> {
  const {
    name = 'Asha Rani',
    email = randomEmail(),
    role = 'employee',
    theme,
    state = 'Jharkhand',
    city = 'Chandil',
  } = fields;
  const work = entriesOf({ theme, state, city });
  const row = { name, email, role, ...work, password_hash: 'none', created_at: now(), updated_at: now() };
  const { id } = await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** What the person is when the record is stored, and in which groups. */
const roleOf = (userId: string) => sql<Role>`(select role from users where id = ${userId})`;
const detailsOf = (userId: string) => sql<number>`(select work_details_of(users) from users where id = ${userId})`;

/** Stores a questionnaire as if submitted at `at`, the clock's time where it is left out. */
export async function storeAssessment(
  { db, cipher, now }: Services,
  userId: string,
  record: {
    type: InstrumentType;
    total: number;
    partial?: boolean;
    answers?: Record<string, number>;
    at?: Date | string;
  },
): Promise<void> {
  const at = new Date(record.at ?? now());
  const id = makeRecordId();
  const row = { id, user_id: userId, type: record.type, created_at: at, total_score: record.total };
  const answers = encryptAnswers(cipher, { userId, id, answers: record.answers ?? {}, left: true });
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('assessments')
      .values({
        ...row,
        answers,
        partial: record.partial ?? false,
        made_as: roleOf(userId),
        work_details_id: detailsOf(userId),
      })
      .execute();
    await noteStored(transaction, 'assessments', { userId, id });
  });
}

const noteStored = (
  db: Services['db'],
  table: 'assessments' | 'moods',
  { userId, id }: { userId: string; id: number },
) =>
  noteLast(sql`select user_id, created_at from ${sql.table(table)}
    where user_id = ${userId} and id = ${id} and made_as = 'employee'`).execute(db);

/** Stores a mood as if submitted at `at`, the clock's time where it is left out. */
export async function storeMood(
  { db, now }: Services,
  userId: string,
  { mood, at }: { mood: MoodWord; at?: Date | string },
): Promise<void> {
  const id = makeRecordId();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('moods')
      .values({
        id,
        user_id: userId,
        mood,
        created_at: new Date(at ?? now()),
        made_as: roleOf(userId),
        work_details_id: detailsOf(userId),
      })
      .execute();
    await noteStored(transaction, 'moods', { userId, id });
  });
}
