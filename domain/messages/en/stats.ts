import type { InstrumentType } from '../../instruments/instrument.ts';

export const statsMessages = {
  title: 'My Stats',
  intro: 'Your results and moods over time. One result is one moment; the line shows more.',
  loadingChart: 'Loading chart...',
  loadFailed: 'This chart could not be loaded. Please check your connection and try again.',
  takeTest: (type: InstrumentType) => `Answer the ${type} now`,
  logMood: 'Log your mood now',
  report: {
    title: 'Your report',
    text: 'All of this as a PDF, for yourself or for a doctor or counsellor whom you choose.',
    button: 'Download Report',
    failed: 'The report could not be made just now. Please try again in a moment.',
    saved: 'Your report is in your downloads.',
    fileName: 'Mental_Health_Report.pdf',
  },
} as const;
