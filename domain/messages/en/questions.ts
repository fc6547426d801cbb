import type { InstrumentType } from '../../instruments/instrument.ts';

/** The admin's panels in which questions are switched on and off. */
export const questionMessages = {
  title: 'Questions',
  panel: { 'GAD-7': 'GAD-7 Questions', 'PHQ-9': 'PHQ-9 Questions' } satisfies Record<InstrumentType, string>,
  none: { 'GAD-7': 'No GAD-7 questions found.', 'PHQ-9': 'No PHQ-9 questions found.' } satisfies Record<
    InstrumentType,
    string
  >,
  loading: 'Loading questions...',
  active: 'Active',
  on: (active: number, all: number) => `${active} of ${all} are on.`,
  someOff: 'New results are plain sums without a level until all are on again.',
  changed: (text: string, isActive: boolean) => `${isActive ? 'Switched on' : 'Switched off'}: ${text}`,
  confirm: {
    title: 'Switch this question off?',
    needsAll: (type: InstrumentType) =>
      `The levels of the ${type} hold for the whole questionnaire only. While a question is off:`,
    effects: [
      'New results are plain sums. They are marked ‘Not scored’ and have no level.',
      'They are drawn apart in charts and left out of severity and averages.',
      'Earlier results keep their level.',
    ],
    button: 'Switch off',
  },
} as const;
