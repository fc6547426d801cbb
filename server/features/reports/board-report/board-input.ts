import type { Language } from '../../../../domain/languages.ts';
import type { ReportDays } from '../../../../domain/statistics/report-days.ts';
import type { ChangePost } from '../../posts/change-posts.queries.ts';
import type { BoardFigures, BoardGroups } from './board-figures.ts';

/** All that the report says. No one is named in it. */
export interface BoardInput {
  language: Language;
  productTitle: string;
  /** May be empty. */
  organisation: string;
  generatedAt: Date;
  /** Whose days are meant. */
  timeZone: string;
  days: ReportDays;
  daysBefore: ReportDays;
  now: BoardFigures;
  before: BoardFigures;
  /** Figures of a part of the period before: how many there are says nothing about a change. */
  isBeforeCut: boolean;
  /** Undefined where none are asked for, and where the rule for records compares none. */
  groups: BoardGroups | undefined;
  /** The latest first. */
  posts: readonly ChangePost[];
  /** Whom to ask about privacy, in lines; none where no one is named. */
  contact: readonly string[];
}
