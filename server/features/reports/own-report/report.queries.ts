import type { Kysely } from 'kysely';
import type { InstrumentType } from '../../../../domain/instruments/instrument.ts';
import type { MoodWord } from '../../../../domain/moods.ts';
import type { Database } from '../../../db/schema.ts';
import type { ReportScore } from './report-input.ts';

export interface OwnRecords {
  name: string;
  assessments: ({ type: InstrumentType } & ReportScore)[];
  moods: { created_at: Date; mood: MoodWord }[];
}

/** Everything of one person that the report shows, oldest first. */
export async function findOwnRecords(db: Kysely<Database>, userId: string): Promise<OwnRecords> {
  const { name } = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  const assessments = await db
    .selectFrom('assessments')
    .select(['type', 'created_at', 'total_score', 'partial', 'language'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const moods = await db
    .selectFrom('moods')
    .select(['created_at', 'mood'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { name, assessments, moods };
}
