import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';

export const columns = ['id', 'type', 'total_score', 'created_at', 'partial'] as const;

/** A record without its answers. */
export type StoredAssessment = Pick<Selectable<Database['assessments']>, (typeof columns)[number]>;
