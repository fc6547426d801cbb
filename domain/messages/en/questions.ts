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
    care: {
      effect: 'The help that comes with it goes too: nobody is shown who they can call after that answer.',
      title: 'Switch the help off as well?',
      text: "This question is how people are shown help at once when they need it most. While it's off, that help doesn't come.",
      button: 'Switch off question and help',
      keep: 'Keep both on',
    },
  },
  attention: {
    title: 'Needs attention',
    off: (type: InstrumentType, item: number) => `Question ${item} of the ${type} is off, and its help with it.`,
    text: "While it's off, nobody is shown help after that answer, and new results have no level.",
    turnOn: 'Switch it on again',
  },
} as const;
