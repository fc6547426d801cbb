import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { workListKinds } from '../../domain/work-lists.ts';
import type { WorkListKind } from '../../domain/work-lists.ts';
import type { Database } from '../db/schema.ts';
import type { DayStretch } from './org-days.ts';
import {
  belongsTo,
  dayOf,
  inside,
  moodsAtHand,
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

/** Those of a table `record`, beside its person as `owner`: older ones belong to what their person had first. */
export const ownDetails = sql`coalesce(record.work_details_id, owner.first_work_details_id)`;

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

/** Records of a table, each with its person. */
const owned = (table: 'assessments' | 'moods', stretch: DayStretch, whose: Whose) =>
  sql`${sql.table(table)} as record join users as owner on owner.id = record.user_id
    where ${inside(stretch)} and ${belongsTo(whose)}`;

/** Counts questionnaires from the records. To be put into a statement. */
export function groupScoresOf(
  stretch: DayStretch,
  whose: Whose,
  lists: Lists = workListKinds,
): RawBuilder<GroupScoreTally> {
  return scoresByGroup(tallyScores(dayOf(stretch), owned('assessments', stretch, whose), ownDetails), lists);
}

/** Counts moods from the records. To be put into a statement. */
export function groupMoodsOf(
  stretch: DayStretch,
  whose: Whose,
  lists: Lists = workListKinds,
): RawBuilder<GroupMoodTally> {
  return moodsByGroup(tallyMoods(dayOf(stretch), owned('moods', stretch, whose), ownDetails), lists);
}

/** Questionnaires at hand as counts. To be put into a statement. */
export function groupRowsOfScores(records: ScoresAtHand): RawBuilder<GroupScoreTally> {
  return scoresByGroup(tallyScores(sql`record.day`, scoresAtHand(records), sql`record.work_details_id`), workListKinds);
}

/** Moods at hand as counts. To be put into a statement. */
export function groupRowsOfMoods(records: MoodsAtHand): RawBuilder<GroupMoodTally> {
  return moodsByGroup(tallyMoods(sql`record.day`, moodsAtHand(records), sql`record.work_details_id`), workListKinds);
}
