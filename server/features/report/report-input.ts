import type { HelpLine } from '../../../domain/help-lines.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { MoodWord } from '../../../domain/moods.ts';

export type ReportScore = { created_at: Date; total_score: number; partial: boolean };

export type ReportMood = { created_at: Date; mood: MoodWord };

export type ReportInput = {
  productTitle: string;
  /** May be empty. */
  organisation: string;
  person: { name: string };
  generatedAt: Date;
  /** The IANA zone in which every date of the report is read. */
  timeZone: string;
  /** First and last moment that the report covers; null where there is no record at all. */
  period: { from: Date; to: Date } | null;
  /** In any order. */
  assessments: Record<InstrumentType, readonly ReportScore[]>;
  moods: readonly ReportMood[];
  helpLines: readonly HelpLine[];
};
