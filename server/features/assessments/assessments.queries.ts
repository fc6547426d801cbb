import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { instrumentTypes } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { Language } from '../../../domain/languages.ts';
import type { LastAnswered } from '../../../domain/reminders/check-in.ts';
import type { Role } from '../../../domain/roles.ts';
import { batchLoader, rowsInOrder } from '../../db/batch-loader.ts';
import { compiledQuery } from '../../db/compiled-query.ts';
import { makeRecordId } from '../../db/record-id.ts';
import type { Database } from '../../db/schema.ts';
import { noteLast, storeLate } from '../daily-rollups/stored-records.queries.ts';
import { recordsOpenSince } from '../daily-rollups/stored-records.queries.ts';
import { mapYielding } from '../../jobs/yield-to-event-loop.ts';
import { decryptAnswered, encryptAnswers } from '../../security/encryption/answers-column.ts';
import type { AnsweredRow } from '../../security/encryption/answers-column.ts';
import type { Cipher } from '../../security/encryption/cipher.ts';
import { idempotencyHash } from '../../security/encryption/idempotency-hash.ts';
import { columns, readCareState } from './care-state.ts';
import type { OwnAssessment, StoredAssessment } from './care-state.ts';

export type AssessmentWithAnswers = StoredAssessment & AnsweredRow;

/** Answers are encrypted on their way in, and decrypted on their way out. */
export interface Store {
  db: Kysely<Database>;
  cipher: Cipher;
}

export interface AskedQuestion {
  id: string;
  isActive: boolean;
  changedAt: Date | null;
}

/** Exactly the active questions of each questionnaire: the ids in order, as `answeredIds` has them. */
const askedOf = (questions: RawBuilder<unknown>) => sql`
  select type, string_agg(id, ' ' order by id collate "C") as ids from ${questions} where is_active group by type`;

const answeredIds = (answers: Record<string, number>) => Object.keys(answers).toSorted().join(' ');

/**
 * The items of one questionnaire, and whether exactly the active ones were answered. Waits for a switch that is under way,
 * on or off: all are locked, because a lock on the active ones alone would miss one that is being switched on.
 */
export async function compareWithQuestions(
  db: Kysely<Database>,
  { type, answers }: { type: InstrumentType; answers: Record<string, number> },
): Promise<{ isAsked: boolean; questions: AskedQuestion[] }> {
  const { rows } = await sql<AskedQuestion & { isAsked: boolean }>`
    with held as materialized (
      select id, type, is_active, changed_at from questions where type = ${type} order by id for share
    ), asked as (${askedOf(sql`held`)})
    select id, is_active as "isActive", changed_at as "changedAt",
      coalesce(${answeredIds(answers)} = (select ids from asked), false) as "isAsked" from held`.execute(db);
  return { isAsked: rows.some(({ isAsked }) => isAsked), questions: rows };
}

export async function findByKey(
  { db, cipher }: Store,
  { userId, idempotencyKey }: Pick<NewAssessment, 'idempotencyKey'> & { userId: string },
): Promise<AssessmentWithAnswers | undefined> {
  const keyHash = idempotencyHash(cipher, { userId, idempotencyKey });
  if (!keyHash) return undefined;
  const row = await db
    .selectFrom('assessments')
    .select([...columns, 'answers'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', keyHash)
    .executeTakeFirst();
  return row && { ...row, ...decryptAnswered(cipher, { userId, ...row }) };
}

export interface NewAssessment {
  userId: string;
  type: InstrumentType;
  answers: Record<string, number>;
  totalScore: number;
  partial: boolean;
  language: Language;
  idempotencyKey: string | undefined;
  now: Date;
}

interface NewRow extends Omit<NewAssessment, 'answers' | 'idempotencyKey'> {
  id: number;
  keyHash: Buffer | null;
  encrypted: Buffer;
  /** The ids of what was answered, in order. */
  answered: string;
}

interface NewColumns {
  userIds: string[];
  ids: number[];
  types: InstrumentType[];
  times: Date[];
  totals: number[];
  partials: boolean[];
  languages: Language[];
  encrypted: Buffer[];
  keyHashes: (Buffer | null)[];
  answered: string[];
  /** Whether the caller counts what is stored. */
  isCounted: boolean;
  /** The questions are asked as they stood then; null as they stand now. */
  askedAt: Date | null;
}

/** The last switch of each question undone that came later. */
const questionsAt = (at: Date | null) => sql`(
  select id, type, is_active <> coalesce(changed_at > ${at}::timestamptz, false) as is_active from questions) as stood`;

type Storing = Pick<NewColumns, 'isCounted' | 'askedAt'>;

type StoredRow = StoredAssessment & { made_as: Role };

/**
 * Questions looked at, records stored, people noted, with one wait. The questions need no lock here: one statement sees one
 * moment, so a switch that is under way comes after the submissions.
 * In the order of the people: two batches that hold the same people then wait for each other in one order.
 */
const storeWhereAsked = compiledQuery((db, row: NewColumns) => ({
  compile: () =>
    sql<StoredRow>`
      with asked as (${askedOf(questionsAt(row.askedAt))}), stored as (
        insert into assessments (user_id, id, type, created_at, total_score, partial, language, answers, idempotency_key,
          made_as, work_details_id)
        select user_id, id, type, created_at, total_score, partial, language, answers, idempotency_key,
          (select role from users where users.id = user_id),
          (select work_details_of(users) from users where users.id = user_id)
        from unnest(${row.userIds}::uuid[], ${row.ids}::bigint[], ${row.types}::text[], ${row.times}::timestamptz[],
          ${row.totals}::smallint[], ${row.partials}::boolean[], ${row.languages}::text[], ${row.encrypted}::bytea[],
          ${row.keyHashes}::bytea[], ${row.answered}::text[])
          as given (user_id, id, type, created_at, total_score, partial, language, answers, idempotency_key, answered)
        join asked using (type) where answered = ids and (${row.isCounted}::boolean or created_at >= ${recordsOpenSince})
        order by user_id, id
        -- Also where two processes have made the same id for one person.
        on conflict do nothing
        returning user_id, id, type, total_score, created_at, partial, language, made_as
      ), noted as (
        ${noteLast(sql`select user_id, max(created_at) from stored where made_as = 'employee' group by user_id order by user_id`)}
      )
      select id, type, total_score, created_at, partial, language, made_as from stored`.compile(db),
}));

async function storeRows(
  db: Kysely<Database>,
  rows: readonly NewRow[],
  { isCounted, askedAt }: Storing,
): Promise<(StoredRow | undefined)[]> {
  const ids = rows.map(({ id }) => id);
  const stored = await storeWhereAsked(db, {
    userIds: rows.map(({ userId }) => userId),
    ids,
    types: rows.map(({ type }) => type),
    times: rows.map(({ now }) => now),
    totals: rows.map(({ totalScore }) => totalScore),
    partials: rows.map(({ partial }) => partial),
    languages: rows.map(({ language }) => language),
    encrypted: rows.map(({ encrypted }) => encrypted),
    keyHashes: rows.map(({ keyHash }) => keyHash),
    answered: rows.map(({ answered }) => answered),
    isCounted,
    askedAt,
  });
  return rowsInOrder(ids, stored, ({ id }) => id);
}

const storeTogether = batchLoader((db, rows: readonly NewRow[]) =>
  storeRows(db, rows, { isCounted: false, askedAt: null }),
);

/**
 * Stores the record where exactly the active questions were answered, the key is new and its time is still open; one of a time
 * that is counted already, `isCounted`, is counted with it. Undefined where not, whatever the reason; then nothing is stored.
 */
export async function insertAssessment(
  { db, cipher }: Store,
  given: NewAssessment,
  { isCounted, askedAt }: Storing,
): Promise<StoredAssessment | undefined> {
  const row = encryptedRow(cipher, given);
  if (!isCounted && askedAt === null) return storeTogether(db, row);
  return storeLate(
    db,
    row.userId,
    async (transaction) => (await storeRows(transaction, [row], { isCounted: true, askedAt }))[0],
    ({ type, partial, total_score: totalScore, created_at: createdAt, made_as }) =>
      made_as === 'employee' ? { assessments: [{ type, partial, totalScore, createdAt }] } : {},
  );
}

function encryptedRow(cipher: Cipher, { answers, idempotencyKey, ...row }: NewAssessment): NewRow {
  const id = makeRecordId();
  const encrypted = encryptAnswers(cipher, { userId: row.userId, id, answers });
  const keyHash = idempotencyHash(cipher, { userId: row.userId, idempotencyKey });
  return { ...row, id, keyHash, encrypted, answered: answeredIds(answers) };
}

const ownColumns = [...columns, 'answers'] as const;

const assessmentsOf = compiledQuery((db, { userId }: { userId: string }) =>
  db.selectFrom('assessments').select(ownColumns).where('user_id', '=', userId).orderBy('created_at').orderBy('id'),
);

const assessmentsOfType = compiledQuery((db, { userId, type }: { userId: string; type: InstrumentType }) =>
  db
    .selectFrom('assessments')
    .select(ownColumns)
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .orderBy('created_at')
    .orderBy('id'),
);

/** A person's own records, oldest first; of one questionnaire or of both. */
export async function findAssessments(
  { db, cipher }: Store,
  userId: string,
  type?: InstrumentType,
): Promise<OwnAssessment[]> {
  const rows = await (type === undefined ? assessmentsOf(db, { userId }) : assessmentsOfType(db, { userId, type }));
  return mapYielding(rows, (row) => readCareState(cipher, { userId, ...row }));
}

/** Notes that the person has left a result. False where the value has changed since it was read: then it is to be done again. */
export async function markLeft(
  { db, cipher }: Store,
  { userId, id }: { userId: string; id: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('assessments')
    .select('answers')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return true;
  const { answers, left } = decryptAnswered(cipher, { userId, id, ...row });
  if (left) return true;
  const { numUpdatedRows } = await db
    .updateTable('assessments')
    .set({ answers: encryptAnswers(cipher, { userId, id, answers, left: true }) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('answers', '=', row.answers)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** When each of these people last answered each questionnaire; no answers and no scores. */
export async function lastAnsweredOf(
  db: Kysely<Database>,
  userIds: readonly string[],
): Promise<Map<string, LastAnswered>> {
  const { rows } = await sql<{ userId: string; type: InstrumentType; at: Date }>`
    select person as "userId", kind as type, max(created_at) as at
    from unnest(${[...userIds]}::uuid[]) as person, unnest(${[...instrumentTypes]}::text[]) as kind
    join lateral (
      select created_at from assessments where user_id = person and type = kind order by created_at desc limit 1
    ) as latest on true
    group by 1, 2`.execute(db);
  const found = new Map<string, LastAnswered>();
  for (const { userId, type, at } of rows) found.set(userId, { ...found.get(userId), [type]: at });
  return found;
}
