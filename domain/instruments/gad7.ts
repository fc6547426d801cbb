import { pfizerAttribution } from './attribution.ts';
import { frequencyAnswers } from './frequency-answers.ts';
import type { Instrument } from './instrument-shape.ts';

export const gad7 = {
  type: 'GAD-7',
  wire: {
    key: 'gad7',
    submissions: 'gadSubmissions',
    count: 'gad7_count',
    average: 'avg_gad7_score',
    scored: 'gad7_scored',
  },
  ownPicture: true,
  stem: 'Over the last 2 weeks, how often have you been bothered by the following problems?',
  items: [
    { n: 1, text: 'Feeling nervous, anxious or on edge', loinc: '69725-0' },
    { n: 2, text: 'Not being able to stop or control worrying', loinc: '68509-9' },
    { n: 3, text: 'Worrying too much about different things', loinc: '69733-4' },
    { n: 4, text: 'Trouble relaxing', loinc: '69734-2' },
    { n: 5, text: 'Being so restless that it is hard to sit still', loinc: '69735-9' },
    { n: 6, text: 'Becoming easily annoyed or irritable', loinc: '69689-8' },
    { n: 7, text: 'Feeling afraid as if something awful might happen', loinc: '69736-7' },
  ],
  answers: frequencyAnswers,
  multiplier: 1,
  worse: 'higher',
  // The official USA form prints none; other forms in circulation append the one of the PHQ.
  difficulty: null,
  loinc: {
    panel: '69737-5',
    total: '70274-6',
    totalName: 'Generalized anxiety disorder 7 item (GAD-7) total score [Reported.PHQ]',
  },
  range: [0, 21],
  bands: [
    { key: 'minimal', name: 'Minimal', countsAs: 'Minimal', min: 0, max: 4 },
    { key: 'mild', name: 'Mild', countsAs: 'Mild', min: 5, max: 9 },
    { key: 'moderate', name: 'Moderate', countsAs: 'Moderate', min: 10, max: 14 },
    { key: 'severe', name: 'Severe', countsAs: 'Severe', min: 15, max: 21 },
  ],
  bandsSource: 'Spitzer 2006, Arch Intern Med 166:1092',
  meaningfulChange: 4,
  meaningfulChangeSource: 'Toussaint 2020, J Affect Disord 265:395',
  care: { talk: 10, gentle: 15 },
  attribution: pfizerAttribution,
  source: 'phqscreeners.com, GAD7_English for the USA_0.pdf',
} as const satisfies Instrument;
