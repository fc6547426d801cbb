import type { ReportSection } from '../../../../domain/contract/report.ts';
import type { InstrumentType } from '../../../../domain/instruments/instrument.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { MoodWord } from '../../../../domain/moods.ts';

/** `language` is that of the form that was answered. */
export type ReportScore = { created_at: Date; total_score: number; partial: boolean; language: Language };

export type ReportMood = { created_at: Date; mood: MoodWord };

/** As the person reads it: whom to call, and what is to be said of it. */
type ReportHelpLine = { name: string; numbers: readonly string[]; about: string };

export type ReportInput = {
  language: Language;
  productTitle: string;
  /** May be empty. */
  organisation: string;
  /** A PNG or a JPEG, if there is one. */
  logo?: Uint8Array;
  /** Whom to ask about one's data and where complaints go, each in a line. */
  contacts?: readonly string[];
  person: { name: string };
  generatedAt: Date;
  /** The IANA zone in which every date of the report is read. */
  timeZone: string;
  /** What of it is shown. */
  sections: readonly ReportSection[];
  /** Only what was recorded from `from` on and before `until` is shown; what is before still counts as a last time. */
  shown: { from: Date | null; until: Date | null };
  /** First and last moment that the report covers; null where there is no record at all. */
  period: { from: Date; to: Date } | null;
  /** In any order. */
  assessments: Record<InstrumentType, readonly ReportScore[]>;
  moods: readonly ReportMood[];
  /** Never empty. */
  helpLines: readonly ReportHelpLine[];
};
