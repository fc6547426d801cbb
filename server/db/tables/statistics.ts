import type { Generated } from 'kysely';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { MoodWord } from '../../../domain/moods.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';

export interface DayScoresTable {
  day: string;
  type: InstrumentType;
  minimal: number;
  mild: number;
  moderate: number;
  severe: number;
  partial: number;
  score_sum: number;
}

export interface DayMoodsTable {
  day: string;
  mood: MoodWord;
  count: number;
}

export interface RollupsStateTable {
  only_one: Generated<boolean>;
  time_zone: string | null;
  counted_until: Date | null;
  open_since: Date | null;
  open_since_lowered: Generated<number>;
  /** The cut-offs that the sums were made with. */
  bands: string | null;
}

export interface ParticipantCountsTable {
  since: Date;
  people: number;
}

export interface EmployeeCountsTable {
  /** '' where a person has none, as with `city`. */
  state: string;
  city: string;
  count: number;
}

export interface FigureBlocksTable {
  kind: FigureKind | 'people';
  first_day: string;
  cells: number[];
  score_sum: number;
  /** The moods of `cells`, in their order; null for all that is not about moods. */
  moods: string[] | null;
}
