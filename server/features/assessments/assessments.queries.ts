import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { Database } from '../../db/schema.ts';
import { openAnswers, sealAnswers } from '../../sealing/answers-column.ts';
import { takeAssessmentId } from '../../sealing/row-ids.queries.ts';
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
  const id = await takeAssessmentId(db);
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

/** A person's own records, oldest first; of one questionnaire or of both. */
export async function findAssessments(
  db: Kysely<Database>,
  userId: string,
  type?: InstrumentType,
): Promise<StoredAssessment[]> {
  const own = db.selectFrom('assessments').select(columns).where('user_id', '=', userId);
  const wanted = type ? own.where('type', '=', type) : own;
  return wanted.orderBy('created_at').orderBy('id').execute();
}
