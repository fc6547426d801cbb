import type { Generated } from 'kysely';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { MoodWord } from '../../../domain/moods.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';

export interface StatisticsTables {
  day_scores: {
    day: string;
    type: InstrumentType;
    minimal: number;
    mild: number;
    moderate: number;
    severe: number;
    partial: number;
    score_sum: number;
  };

  day_moods: {
    day: string;
    mood: MoodWord;
    count: number;
  };

  /** `month` is its first day. */
  group_months_made: {
    month: string;
    /** MIN_GROUP when it was made. */
    least: number;
    /** The last day that was over by the clock that made it; null where it was made before this was stored. */
    closed_through: string | null;
  };

  /** What is shown of the groups of a list: people, each once. */
  group_months: {
    month: string;
    list: WorkListKind;
    kind: FigureKind;
    /** The id of an entry, 0 for those who had none, -1 for the groups that are too small, together. */
    entry: number;
    people: number;
    raised: number;
  };

  /** The ids of entries, 0 where there is none. */
  work_details: Record<WorkListKind, number> & { id: Generated<number> };

  day_counts_state: {
    only_one: Generated<boolean>;
    time_zone: string | null;
    counted_until: Date | null;
    open_since: Date | null;
    open_since_lowered: Generated<number>;
    /** The cut-offs that the sums were made with. */
    bands: string | null;
  };

  participant_counts: {
    since: Date;
    people: number;
  };

  employee_counts: {
    /** The id of an entry; 0 where a person has none, as with `city`. */
    state: number;
    city: number;
    count: number;
  };

  /** Every number of it was moved by chance before it was stored. */
  figure_blocks: {
    first_day: string;
    took_part: number;
    /** The people of whichever level, of whichever kind in use, has the fewest. */
    smallest: number;
    /** As with months. */
    closed_through: string | null;
  };

  figure_block_kinds: {
    first_day: string;
    kind: FigureKind;
    answered: number;
    raised: number;
  };
}
