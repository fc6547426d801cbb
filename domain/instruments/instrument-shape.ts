export type BandKey = 'minimal' | 'mild' | 'moderate' | 'moderately_severe' | 'severe';

export type BandName = 'Minimal' | 'Mild' | 'Moderate' | 'Moderately severe' | 'Severe';

/** What the admin statistics tell apart. */
export type FourBand = 'Minimal' | 'Mild' | 'Moderate' | 'Severe';

/** `min` and `max` are totals, both inside the band. `countsAs` is where the statistics put it. */
export type Band = { key: BandKey; name: BandName; countsAs: FourBand; min: number; max: number };

/** `n` is the place on the official form, from 1. `careFrom` is the lowest answer that calls for care, where one does. */
export type InstrumentItem = { n: number; text: string; loinc: string; careFrom?: number };

/** One answer that every item offers. `loinc` is the answer code. */
export type Answer = { value: number; label: string; loinc: string };

/** Asked after the items on some forms and never part of the total. */
type DifficultyQuestion = { text: string; anchors: readonly string[]; loinc: string };

/** How the published interfaces write it. Once a release has them, they stay. */
export type WireNames = {
  /** Begins the ids of its questions; names its place on a screen, its part of a report and of a figure. */
  key: string;
  /** Its submissions in the overview. */
  submissions: string;
  /** Its submissions of a day. */
  count: string;
  /** Its average of a day. */
  average: string;
  /** How many that average is of: its whole submissions of a day. */
  scored: string;
};

/** All that the product knows of a questionnaire: what depends on one follows from here. */
export type Instrument = {
  type: string;
  wire: WireNames;
  /** Has a drawing of its own, named after it, in `client/public/pictures/`. */
  ownPicture: boolean;
  /** The words above the items. */
  stem: string;
  items: readonly InstrumentItem[];
  /** In the order of the form, the lowest value first. */
  answers: readonly Answer[];
  /** What the sum of the answers is multiplied by: 1 nearly everywhere, 4 for the WHO-5. */
  multiplier: number;
  /** Which end of the range is the harder one. */
  worse: 'higher' | 'lower';
  difficulty: DifficultyQuestion | null;
  /** `totalName` is LOINC's own name of the total. */
  loinc: { panel: string; total: string; totalName: string };
  /** Smallest and largest total of the whole questionnaire. */
  range: readonly [number, number];
  /** From the lowest total to the highest. */
  bands: readonly Band[];
  bandsSource: string;
  /** The smallest difference of two totals that usually means something. */
  meaningfulChange: number;
  meaningfulChangeSource: string;
  /** From these totals on towards the harder end: talking to someone is suggested, and the card is the gentler one. */
  care: { talk: number; gentle: number };
  attribution: string;
  /** The published form that the wording was taken from. */
  source: string;
};
