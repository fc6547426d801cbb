import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Ids for new assessments, all different. What is sealed is bound to its row, so the row's id has to be known first. */
export async function takeAssessmentIds(db: Kysely<Database>, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select record_id() + place as id from generate_series(0, ${count - 1}) as place`.execute(db);
  return rows.map(({ id }) => id);
}

/** For an entry of who has looked, where it gives a reason. */
export async function takeLookId(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('access_log', 'id')) as id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a sequence gave nothing');
  return row.id;
}

export async function takeAssessmentId(db: Kysely<Database>): Promise<number> {
  const [id] = await takeAssessmentIds(db, 1);
  if (id === undefined) throw new Error('no id was given');
  return id;
}

let lastId = 0;

/** Like `takeAssessmentId` without asking the database: the microsecond, as `record_id` there. Never the same one twice. */
export function makeAssessmentId(): number {
  lastId = Math.max(lastId + 1, Math.floor((performance.timeOrigin + performance.now()) * 1000));
  return lastId;
}
