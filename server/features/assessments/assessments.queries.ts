import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { Database } from '../../db/schema.ts';

const columns = ['id', 'type', 'total_score', 'created_at', 'partial'] as const;

export type StoredAssessment = Pick<Selectable<Database['assessments']>, (typeof columns)[number]>;

export type AssessmentWithAnswers = StoredAssessment & Pick<Selectable<Database['assessments']>, 'answers'>;

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
  db: Kysely<Database>,
  { userId, idempotencyKey }: { userId: string; idempotencyKey: string },
): Promise<AssessmentWithAnswers | undefined> {
  return db
    .selectFrom('assessments')
    .select([...columns, 'answers'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
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
  db: Kysely<Database>,
  { userId, type, answers, totalScore, partial, idempotencyKey, now }: NewAssessment,
): Promise<StoredAssessment | undefined> {
  return db
    .insertInto('assessments')
    .values({
      user_id: userId,
      type,
      created_at: now,
      total_score: totalScore,
      partial,
      answers: JSON.stringify(answers),
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
    .set({ last_assessment_at: sql`greatest(last_assessment_at, ${at})` })
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
