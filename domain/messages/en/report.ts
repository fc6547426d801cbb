import { recallDays } from '../../instruments/recall.ts';
import { inWeeks, plural } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';

export const reportMessages = {
  documentTitle: 'Mental Health Report',
  period: 'Period',
  made: 'Created',
  nobody: 'Name not given',
  unprintableName: 'Your name uses letters that this page can’t show',
  moodCard: 'Mood',
  noRecords: 'No records yet',
  periodOf: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  madeOn: (when: string, zone: string, product: string) => `${when} (${zone}), by ${product}`,
  producer: (product: string, organisation: string) => (organisation ? `${product}, ${organisation}` : product),
  ofLargest: (largest: number) => `of ${largest}`,
  sections: {
    'GAD-7': 'GAD-7 Score Trend',
    'PHQ-9': 'PHQ-9 Score Trend',
    mood: 'Mood Trend',
  } satisfies Record<InstrumentType | 'mood', string>,
  empty: {
    'GAD-7': 'No GAD-7 data available.',
    'PHQ-9': 'No PHQ-9 data available.',
    mood: 'No mood data available.',
  } satisfies Record<InstrumentType | 'mood', string>,
  moodsText: (title: string, logged: string) => `${title}: ${logged}`,
  chartText: (title: string, count: number, latest: string) =>
    `${title}: a line through ${count} ${plural(count, { one: 'record', other: 'records' })}. Latest: ${latest}.`,
  results: 'Your results',
  columns: { date: 'Date', test: 'Test', score: 'Score', level: 'Level', change: 'Change since last time' },
  noResults: 'You haven’t answered a questionnaire yet. Your results will appear here.',
  moods: 'Your moods',
  moodCount: (label: string, count: number) => `${label} ${count}`,
  scoreOf: (score: number, largest: number) => `${score} of ${largest}`,
  onlyLatest: (count: string) => `Only your latest ${count} results are in this report.`,
  notScoredNote: 'Not scored: some questions were turned off, so there’s no level. Shown as a hollow dot.',
  languages: (names: readonly string[]) => `Language of the questionnaires: ${names.join(', ')}.`,
  changeNote: (changes: readonly { type: InstrumentType; points: number }[]) =>
    `A change of ${changes.map(({ type, points }) => `${points} points or more on the ${type}`).join(' or ')} is usually meaningful. These are shown in bold.`,
  reading: 'How to read this',
  notADiagnosis: 'This is a screening result, not a diagnosis.',
  readingText: `A score shows how often you were bothered by symptoms in the ${inWeeks(recallDays)} before you answered. It can’t say why, and it can’t say what you have. If you’d like to talk about it, a doctor or a counsellor can help, and you can show them this report.`,
  bandsOf: (type: InstrumentType, bands: string) => `${type}: ${bands}.`,
  bandOf: (name: string, min: number, max: number) => `${name} ${min} to ${max}`,
  attribution: 'About the questionnaires',
  help: 'If you’d like to talk to someone',
  abroad: 'Outside India: findahelpline.com',
  numbers: (numbers: readonly string[]) => numbers.join(' or '),
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  private: 'Private. You decide who sees this.',
};
