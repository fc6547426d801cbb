import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { fixedStatement } from '../../db/fixed-statement.ts';
import type { Database } from '../../db/schema.ts';
import { openAnswers, sealAnswers } from '../../sealing/answers-column.ts';
import { makeAssessmentId } from '../../sealing/assessment-id.ts';
import type { Sealer } from '../../sealing/sealer.ts';

const columns = ['id', 'type', 'total_score', 'created_at', 'partial'] as const;

export type StoredAssessment = Pick<Selectable<Database['assessments']>, (typeof columns)[number]>;

export type AssessmentWithAnswers = StoredAssessment & { answers: Record<string, number> };

/** Answers are sealed on their way in, and opened on their way out. */
export interface Store {
  db: Kysely<Database>;
  sealer: Sealer;
}

export interface AskedQuestion {
  id: string;
  isActive: boolean;
  changedAt: Date | null;
}

/**
 * The items of one questionnaire. Until the transaction ends none of them can be switched, neither on nor off: all are
 * locked, because a lock on the active ones alone would miss one that is being switched on.
 */
export async function holdQuestions(db: Kysely<Database>, type: InstrumentType): Promise<AskedQuestion[]> {
  return db
    .selectFrom('questions')
    .select(['id', 'is_active as isActive', 'changed_at as changedAt'])
    .where('type', '=', type)
    .orderBy('id')
    .forShare()
    .execute();
}

export async function findByKey(
  { db, sealer }: Store,
  { userId, idempotencyKey }: { userId: string; idempotencyKey: string },
): Promise<AssessmentWithAnswers | undefined> {
  const row = await db
    .selectFrom('assessments')
    .select([...columns, 'answers'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row && { ...row, answers: openAnswers(sealer, { userId, ...row }) };
}

export interface NewAssessment {
  userId: string;
  type: InstrumentType;
  answers: Record<string, number>;
  totalScore: number;
  partial: boolean;
  idempotencyKey: string | undefined;
  now: Date;
}

/** Undefined where the person's key is taken; a parallel taker is waited for. */
export async function insertAssessment(
  { db, sealer }: Store,
  { userId, type, answers, totalScore, partial, idempotencyKey, now }: NewAssessment,
): Promise<StoredAssessment | undefined> {
  const id = makeAssessmentId();
  return db
    .insertInto('assessments')
    .values({
      id,
      user_id: userId,
      type,
      created_at: now,
      total_score: totalScore,
      partial,
      answers: sealAnswers(sealer, { userId, id, answers }),
      idempotency_key: idempotencyKey ?? null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .returning(columns)
    .executeTakeFirst();
}

interface NewRow extends Omit<NewAssessment, 'answers' | 'idempotencyKey'> {
  id: number;
  sealed: Buffer;
  idempotencyKey: string | null;
  answeredIds: readonly string[];
}

/**
 * Questions looked at, record stored, person noted: what `storeSubmission` does in several steps, with one wait. The
 * questions need no lock here: one statement sees one moment, so a switch that is under way comes after the submission.
 */
const storeWhereAsked = fixedStatement((db, row: NewRow) => ({
  compile: () =>
    sql<StoredAssessment>`
      with stored as (
        insert into assessments (user_id, id, type, created_at, total_score, partial, answers, idempotency_key)
        select ${row.userId}::uuid, ${row.id}::bigint, ${row.type}::text, ${row.now}::timestamptz,
          ${row.totalScore}::smallint, ${row.partial}::boolean, ${row.sealed}::bytea, ${row.idempotencyKey}::text
        where (select array_agg(id order by id collate "C") from questions where type = ${row.type} and is_active)
          = ${row.answeredIds}::text[]
        on conflict (user_id, idempotency_key) do nothing
        returning id, type, total_score, created_at, partial
      ), noted as (
        -- As in noteLastAssessment.
        update users set last_assessment_at = greatest(last_assessment_at, ${row.now}::timestamptz),
          earlier_assessment_at = case when last_assessment_at < ${row.now}::timestamptz - interval '2 hours'
            then last_assessment_at else earlier_assessment_at end
        where id = ${row.userId}::uuid and exists (select from stored)
      )
      select id, type, total_score, created_at, partial from stored`.compile(db),
}));

/**
 * Stores the record where exactly the active questions were answered and the key is new. Undefined where not, whatever
 * the reason; then nothing is stored.
 */
export async function insertWhereAsked(
  { db, sealer }: Store,
  { answers, idempotencyKey, ...row }: NewAssessment,
): Promise<StoredAssessment | undefined> {
  const id = makeAssessmentId();
  const [stored] = await storeWhereAsked(db, {
    ...row,
    id,
    sealed: sealAnswers(sealer, { userId: row.userId, id, answers }),
    idempotencyKey: idempotencyKey ?? null,
    answeredIds: Object.keys(answers).toSorted(),
  });
  return stored;
}

/** Never moves back: of two at once, the later one stays whichever is stored last. */
export async function noteLastAssessment(db: Kysely<Database>, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      last_assessment_at: sql`greatest(last_assessment_at, ${at})`,
      // Both questionnaires are often answered in one go: what came just before is no earlier result.
      earlier_assessment_at: sql`case when last_assessment_at < ${at}::timestamptz - interval '2 hours'
        then last_assessment_at else earlier_assessment_at end`,
    })
    .where('id', '=', userId)
    .execute();
}

const assessmentsOf = fixedStatement((db, { userId }: { userId: string }) =>
  db.selectFrom('assessments').select(columns).where('user_id', '=', userId).orderBy('created_at').orderBy('id'),
);

const assessmentsOfType = fixedStatement((db, { userId, type }: { userId: string; type: InstrumentType }) =>
  db
    .selectFrom('assessments')
    .select(columns)
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .orderBy('created_at')
    .orderBy('id'),
);

/** A person's own records, oldest first; of one questionnaire or of both. */
export async function findAssessments(
  db: Kysely<Database>,
  userId: string,
  type?: InstrumentType,
): Promise<StoredAssessment[]> {
  return type === undefined ? assessmentsOf(db, { userId }) : assessmentsOfType(db, { userId, type });
}
