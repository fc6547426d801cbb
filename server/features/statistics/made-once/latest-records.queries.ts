import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fourBands } from '../../../../domain/instruments/scoring.ts';
import { lowMoodWords } from '../../../../domain/moods.ts';
import type { FigureKind } from '../../../../domain/statistics/figure-kinds.ts';
import type { TimeRange } from '../../daily-rollups/org-days.ts';
import { bandPlace, inside, isCounted } from '../../daily-rollups/tally.queries.ts';

/**
 * Of each person the latest whole questionnaire of a type, or the latest mood: whether it is at a moderate or severe level,
 * or sad or angry, and in which work details it was made. Records that are older than that column belong to what their
 * person had first. For a `from`.
 */
export function latestOf(kind: FigureKind, range: TimeRange): RawBuilder<unknown> {
  const [table, isOfKind, isRaised] =
    kind === 'mood'
      ? [sql.table('moods'), sql`true`, sql`record.mood = any(${[...lowMoodWords]}::text[])`]
      : [
          sql.table('assessments'),
          sql`record.type = ${kind} and not record.partial`,
          sql`${bandPlace(kind)} > ${fourBands.indexOf('Moderate')}`,
        ];
  return sql`(select distinct on (record.user_id) ${isRaised} as is_raised,
      coalesce(record.work_details_id, owner.first_work_details_id) as details
    from ${table} as record
    left join users as owner on owner.id = case when record.work_details_id is null then record.user_id end
    where ${isOfKind} and ${inside(range)} and ${isCounted}
    order by record.user_id, record.created_at desc, record.id desc)`;
}
