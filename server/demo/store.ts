import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { InventedPerson } from './invent-person.ts';
import type { InventedAssessment, InventedMood } from './invent-records.ts';

/** Somebody with everything the person has recorded. */
export interface InventedLife {
  person: InventedPerson;
  registeredAt: Date;
  assessments: readonly InventedAssessment[];
  moods: readonly InventedMood[];
}

const isoTexts = (dates: readonly Date[]) => dates.map((date) => date.toISOString());

async function storePeople(db: Kysely<Database>, lives: readonly InventedLife[], passwordHash: string) {
  const of = (pick: (person: InventedPerson) => string | null) => lives.map(({ person }) => pick(person));
  const last = lives.map(({ assessments }) => assessments.at(-1)?.at.toISOString() ?? null);
  await sql`
    insert into users (id, name, email, theme, designation, state, city, date_of_birth, blood_group, height, weight,
      phone, created_at, updated_at, last_assessment_at, password_hash)
    select *, ${passwordHash} from unnest(
      ${of(({ id }) => id)}::uuid[], ${of(({ name }) => name)}::text[], ${of(({ email }) => email)}::text[],
      ${of(({ theme }) => theme)}::text[], ${of(({ designation }) => designation)}::text[],
      ${of(({ state }) => state)}::text[], ${of(({ city }) => city)}::text[],
      ${of(({ dateOfBirth }) => dateOfBirth)}::date[], ${of(({ bloodGroup }) => bloodGroup)}::text[],
      ${of(({ height }) => height)}::text[], ${of(({ weight }) => weight)}::text[],
      ${of(({ phone }) => phone)}::text[],
      ${isoTexts(lives.map(({ registeredAt }) => registeredAt))}::timestamptz[],
      ${isoTexts(lives.map(({ registeredAt }) => registeredAt))}::timestamptz[], ${last}::timestamptz[])`.execute(db);
}

async function storeAssessments(db: Kysely<Database>, lives: readonly InventedLife[]) {
  const rows = lives.flatMap(({ person, assessments }) => assessments.map((one) => ({ id: person.id, ...one })));
  await sql`
    insert into assessments (user_id, type, created_at, total_score, partial, answers)
    select * from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ type }) => type)}::text[],
      ${isoTexts(rows.map(({ at }) => at))}::timestamptz[], ${rows.map(({ total }) => total)}::smallint[],
      ${rows.map(({ partial }) => partial)}::boolean[],
      ${rows.map(({ answers }) => JSON.stringify(answers))}::jsonb[])`.execute(db);
}

async function storeMoods(db: Kysely<Database>, lives: readonly InventedLife[]) {
  const rows = lives.flatMap(({ person, moods }) => moods.map((one) => ({ id: person.id, ...one })));
  await sql`
    insert into moods (user_id, created_at, mood)
    select * from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${isoTexts(rows.map(({ at }) => at))}::timestamptz[],
      ${rows.map(({ mood }) => mood)}::text[])`.execute(db);
}

/** A statement a table, whatever the number of people. */
export async function storeLives(
  db: Kysely<Database>,
  lives: readonly InventedLife[],
  passwordHash: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await storePeople(transaction, lives, passwordHash);
    await storeAssessments(transaction, lives);
    await storeMoods(transaction, lives);
  });
}

/** What the database would otherwise do by itself some minutes later: until then its plans are guesses. */
export async function tidyUp(db: Kysely<Database>): Promise<void> {
  for (const table of ['users', 'assessments', 'moods', 'day_scores', 'day_moods'])
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
}
