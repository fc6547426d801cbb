import type { GroupComparison } from '../../../domain/contract/group-statistics.ts';
import type { ReplyOf } from '../../../domain/contract/endpoint.ts';
import type {
  StatisticsProtection,
  statisticsAverageScores,
  statisticsDailySubmissions,
  statisticsMoodDistribution,
  statisticsOverview,
  statisticsSeverity,
} from '../../../domain/contract/statistics.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Share } from '../../../domain/statistics/wilson.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';

export interface PartFigure {
  count: number | null;
  /** Null where there are too few to say. */
  share: Share | null;
}

interface WholeFigure {
  /** Null where it is withheld, and then every part is. */
  count: number | null;
  /** Levels or moods, with names as on the wire. */
  parts: readonly ({ name: string } & PartFigure)[];
}

export type Shares = Record<InstrumentType, WholeFigure & { moderate_or_severe: PartFigure }> & { mood: WholeFigure };

/** All that is said of everyone, or of groups, in some days: as it is, or protected. Nothing is counted before it is asked for. */
export interface Figures {
  /** Undefined where nothing is protected. */
  protection: (language: Language) => Promise<StatisticsProtection | undefined>;
  overview: (language: Language) => Promise<ReplyOf<typeof statisticsOverview>>;
  severity: () => Promise<ReplyOf<typeof statisticsSeverity>>;
  submissions: () => Promise<ReplyOf<typeof statisticsDailySubmissions>>;
  moods: () => Promise<ReplyOf<typeof statisticsMoodDistribution>>;
  averages: () => Promise<ReplyOf<typeof statisticsAverageScores>>;
  /** Of everyone together. */
  shares: () => Promise<Shares>;
  groups: (by: WorkListKind) => Promise<GroupComparison>;
}
