import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { listAround, workListKinds } from '../../../domain/work-lists.ts';
import type { Database } from '../../db/schema.ts';
import { encryptAnswers } from '../../security/encryption/answers-column.ts';
import { encryptPersonal } from '../../security/encryption/personal-columns.ts';
import { makeRecordId } from '../../db/record-id.ts';
import type { Cipher } from '../../security/encryption/cipher.ts';
import type { InventedPerson } from './invent-person.ts';
import type { InventedAssessment, InventedMood } from './invent-records.ts';

/** Someone with everything the person has recorded. */
export interface InventedLife {
  person: InventedPerson;
  registeredAt: Date;
  assessments: readonly InventedAssessment[];
  moods: readonly InventedMood[];
}

interface Store {
  db: Kysely<Database>;
  cipher: Cipher;
}

const isoTexts = (dates: readonly Date[]) => dates.map((date) => date.toISOString());

async function storePeople({ db, cipher }: Store, lives: readonly InventedLife[], passwordHash: string) {
  const of = (pick: (person: InventedPerson) => string | null) => lives.map(({ person }) => pick(person));
  const lists = sql.join(workListKinds.map((kind) => sql.ref(kind)));
  const entries = workListKinds.map((kind) => {
    const around = listAround(kind);
    return sql`work_entry(${kind}, ${sql.ref(kind)}, ${around ? sql.ref(around) : sql`null`})`;
  });
  await sql`
    insert into users (id, name, email, ${lists}, date_of_birth, blood_group, height, weight, phone, created_at,
      updated_at, password_hash)
    select id, name, email, ${sql.join(entries)}, born, blood, height, weight, phone, at, at, ${passwordHash}
    from unnest(
      ${of(({ id }) => id)}::uuid[], ${of(({ name }) => name)}::text[], ${of(({ email }) => email)}::text[],
      ${sql.join(workListKinds.map((kind) => sql`${of((person) => person[kind])}::text[]`))},
      ${of(({ dateOfBirth }) => dateOfBirth)}::date[], ${of(({ bloodGroup }) => bloodGroup)}::text[],
      ${of(({ height }) => height)}::text[], ${of(({ weight }) => weight)}::text[],
      ${lives.map(({ person: { id, phone } }) => encryptPersonal(cipher, id, 'phone', phone))}::bytea[],
      ${isoTexts(lives.map(({ registeredAt }) => registeredAt))}::timestamptz[])
      as one (id, name, email, ${lists}, born, blood, height, weight, phone, at)`.execute(db);
}

async function storeAssessments({ db, cipher }: Store, lives: readonly InventedLife[]) {
  const invented = lives.flatMap(({ person, assessments }) =>
    assessments.map((one) => ({ userId: person.id, ...one })),
  );
  const ids = invented.map(makeRecordId);
  const rows = invented.map((one, place) => ({ ...one, id: ids[place] ?? 0 }));
  await sql`
    insert into assessments (id, user_id, type, created_at, total_score, partial, answers, made_as, work_details_id)
    select one.*, 'employee', (select work_details_of(users) from users where users.id = one.user_id) from unnest(
      ${ids}::bigint[], ${rows.map(({ userId }) => userId)}::uuid[], ${rows.map(({ type }) => type)}::text[],
      ${isoTexts(rows.map(({ at }) => at))}::timestamptz[], ${rows.map(({ total }) => total)}::smallint[],
      ${rows.map(({ partial }) => partial)}::boolean[],
      ${rows.map((row) => encryptAnswers(cipher, { ...row, left: true }))}::bytea[])
      as one (id, user_id, type, created_at, total_score, partial, answers)`.execute(db);
}

async function storeMoods({ db }: Store, lives: readonly InventedLife[]) {
  const rows = lives.flatMap(({ person, moods }) => moods.map((one) => ({ id: person.id, ...one })));
  await sql`
    insert into moods (user_id, created_at, mood, made_as, work_details_id)
    select one.*, 'employee', (select work_details_of(users) from users where users.id = one.user_id) from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${isoTexts(rows.map(({ at }) => at))}::timestamptz[],
      ${rows.map(({ mood }) => mood)}::text[]) as one (user_id, created_at, mood)`.execute(db);
}

async function storeLastRecords({ db }: Store, lives: readonly InventedLife[]) {
  const last = lives.flatMap(({ person, assessments, moods }) => {
    const times = [...assessments, ...moods].map(({ at }) => at.getTime());
    return times.length > 0 ? [{ user_id: person.id, last_at: new Date(Math.max(...times)) }] : [];
  });
  if (last.length > 0) await db.insertInto('last_records').values(last).execute();
}

/** A statement a table, whatever the number of people. */
export async function storeLives(
  { db, cipher }: Store,
  lives: readonly InventedLife[],
  passwordHash: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const store = { db: transaction, cipher };
    await storePeople(store, lives, passwordHash);
    await storeAssessments(store, lives);
    await storeMoods(store, lives);
    await storeLastRecords(store, lives);
  });
}

/** Everyone has agreed to the notice that holds, as those do who register. */
export async function storeConsents(db: Kysely<Database>, notice: number): Promise<void> {
  await sql`
    insert into consents (user_id, notice, agrees, at, language, given_at)
    select id, ${notice}, true, created_at, language, 'registration' from users`.execute(db);
}

/** What the database would otherwise do by itself some minutes later: until then its plans are guesses. */
export async function tidyUp(db: Kysely<Database>): Promise<void> {
  for (const table of ['users', 'assessments', 'moods', 'employee_counts', 'day_scores', 'day_moods'])
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
}
