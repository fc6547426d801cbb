import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { addDays, addMonths } from '../../domain/dates.ts';
import { workListKinds } from '../../domain/work-lists.ts';
import type { WorkListKind } from '../../domain/work-lists.ts';
import type { Database } from '../db/schema.ts';
import type { DayStretch } from './org-days.ts';
import {
  belongsTo,
  dayOf,
  inside,
  moodsAtHand,
  scoreColumns,
  scoreNames,
  scoresAtHand,
  tallyMoods,
  tallyScores,
} from './tally.queries.ts';
import type { MoodsAtHand, ScoresAtHand, Whose } from './tally.queries.ts';

/** Rows of `day_group_scores`. */
export type GroupScoreTally = Database['day_group_scores'];

/** Rows of `day_group_moods`. */
export type GroupMoodTally = Database['day_group_moods'];

type Source = RawBuilder<unknown>;
type Lists = readonly WorkListKind[];

/** Those of a table `record`, with `firstDetails` beside it. */
export const ownDetails = sql`coalesce(record.work_details_id, owner.first_work_details_id)`;

/** To join to a table `record`: older ones belong to what their person had first. No person is looked up for the others. */
export const firstDetails = sql`
  left join users as owner on owner.id = case when record.work_details_id is null then record.user_id end`;

/** A row for each of the lists from a row of `work_details`. */
export function groupsOf(lists: Lists): Source {
  const rows = lists.map((list) => sql`(${list}::text, details.${sql.ref(list)})`);
  return sql`cross join lateral (values ${sql.join(rows)}) as of_list (list, entry)`;
}

/** From tallies by work details: a person counts once in each list, so each list adds up to the whole. */
function byGroup<Row>(tallies: Source, key: string, counts: readonly string[], lists: Lists): RawBuilder<Row> {
  const sums = counts.map((name) => sql`sum(${sql.ref(`tally.${name}`)})::bigint as ${sql.ref(name)}`);
  return sql`
    select list, entry, day, ${sql.ref(key)}, ${sql.join(sums)}
    from (${tallies}) as tally join work_details as details on details.id = tally.details ${groupsOf(lists)}
    group by list, entry, day, ${sql.ref(key)}`;
}

const scoresByGroup = (tallies: Source, lists: Lists) => byGroup<GroupScoreTally>(tallies, 'type', scoreNames, lists);
const moodsByGroup = (tallies: Source, lists: Lists) => byGroup<GroupMoodTally>(tallies, 'mood', ['count'], lists);

/** Records of a table, each with its work details. */
const withDetails = (table: 'assessments' | 'moods', stretch: DayStretch, whose: Whose) =>
  sql`${sql.table(table)} as record ${firstDetails} where ${inside(stretch)} and ${belongsTo(whose)}`;

/** Counts questionnaires from the records. To be put into a statement. */
export function groupScoresOf(
  stretch: DayStretch,
  whose: Whose,
  lists: Lists = workListKinds,
): RawBuilder<GroupScoreTally> {
  return scoresByGroup(tallyScores(dayOf(stretch), withDetails('assessments', stretch, whose), ownDetails), lists);
}

/** Counts moods from the records. To be put into a statement. */
export function groupMoodsOf(
  stretch: DayStretch,
  whose: Whose,
  lists: Lists = workListKinds,
): RawBuilder<GroupMoodTally> {
  return moodsByGroup(tallyMoods(dayOf(stretch), withDetails('moods', stretch, whose), ownDetails), lists);
}

/** Questionnaires at hand as counts. To be put into a statement. */
export function groupRowsOfScores(records: ScoresAtHand): RawBuilder<GroupScoreTally> {
  return scoresByGroup(tallyScores(sql`record.day`, scoresAtHand(records), sql`record.work_details_id`), workListKinds);
}

/** Moods at hand as counts. To be put into a statement. */
export function groupRowsOfMoods(records: MoodsAtHand): RawBuilder<GroupMoodTally> {
  return moodsByGroup(tallyMoods(sql`record.day`, moodsAtHand(records), sql`record.work_details_id`), workListKinds);
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/**
 * What is kept of a list's groups between two days, both included: whole months by their sums, under their first day, the
 * days around them by theirs.
 */
export function groupRows(
  of: 'scores' | 'moods',
  list: WorkListKind,
  { first, last }: { first: string | undefined; last: string | undefined },
): Source {
  const [by, counts] = of === 'scores' ? [sql`type`, scoreColumns] : [sql`mood`, sql`count`];
  const [days, months] = [sql.table(`day_group_${of}`), sql.table(`month_group_${of}`)];
  const from = sql`${first ?? '-infinity'}::date`;
  const through = sql`${last ?? 'infinity'}::date`;
  // The first month that is in it from its start on, and the first one that is not up to its end.
  const monthsFrom =
    first === undefined ? first : firstOfMonth(first) === first ? first : addMonths(firstOfMonth(first), 1);
  const monthsBefore = last === undefined ? last : firstOfMonth(addDays(last, 1));
  const begin = sql`${monthsFrom ?? '-infinity'}::date`;
  const end = sql`${monthsBefore ?? 'infinity'}::date`;
  return sql`
    select list, entry, month as day, ${by}, ${counts} from ${months}
    where list = ${list} and month >= ${begin} and month < ${end}
    union all
    select list, entry, day, ${by}, ${counts} from ${days}
    where list = ${list} and day >= ${from} and day <= ${through} and (day < ${begin} or day >= ${end})`;
}
