import type { InstrumentType } from '../../instruments/instrument.ts';

export const statsMessages = {
  title: 'My Stats',
  intro: 'These are screening results, not diagnoses. The trend tells you more than one score.',
  loadingChart: 'Loading chart...',
  loadFailed: 'We couldn’t load this chart. Please try again in a moment.',
  takeTest: (type: InstrumentType) => `Take the ${type} now`,
  logMood: 'Log your mood now',
  report: {
    title: 'Your report',
    text: 'Get all of this as a PDF, for yourself or to share with a doctor or counsellor.',
    button: 'Download Report',
    failed: 'We couldn’t create your report just now. Please try again in a moment.',
    saved: 'Your report is in your downloads.',
    fileName: 'Mental_Health_Report.pdf',
  },
} as const;
