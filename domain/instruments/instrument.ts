import { gad7 } from './gad7.ts';
import { phq9 } from './phq9.ts';

export const instrumentTypes = ['GAD-7', 'PHQ-9'] as const;

export type InstrumentType = (typeof instrumentTypes)[number];

export type BandKey = 'minimal' | 'mild' | 'moderate' | 'moderately_severe' | 'severe';

export type BandName = 'Minimal' | 'Mild' | 'Moderate' | 'Moderately severe' | 'Severe';

/** `min` and `max` are totals, both inside the band. */
export type Band = { key: BandKey; name: BandName; min: number; max: number };

/** `n` is the place on the official form, from 1. `careFrom` is the lowest answer that calls for care, where one does. */
export type InstrumentItem = { n: number; text: string; loinc: string; careFrom?: number };

/** Asked after the items on some forms and never part of the total. */
export type DifficultyQuestion = { text: string; anchors: readonly string[]; loinc: string };

export type Instrument = {
  type: InstrumentType;
  measures: 'anxiety' | 'depression';
  /** The words above the items. */
  stem: string;
  items: readonly InstrumentItem[];
  difficulty: DifficultyQuestion | null;
  loinc: { panel: string; total: string };
  /** Smallest and largest total of the whole questionnaire. */
  range: readonly [number, number];
  bands: readonly Band[];
  bandsSource: string;
  /** The smallest difference of two totals that usually means something. */
  meaningfulChange: number;
  meaningfulChangeSource: string;
  attribution: string;
  /** The published form that the wording was taken from. */
  source: string;
};

export const instruments: Record<InstrumentType, Instrument> = { 'GAD-7': gad7, 'PHQ-9': phq9 };

/** Matched as the specification says: after trimming and upper-casing. */
export function parseInstrumentType(text: string): InstrumentType | undefined {
  const wanted = text.trim().toUpperCase();
  return instrumentTypes.find((type) => type === wanted);
}
