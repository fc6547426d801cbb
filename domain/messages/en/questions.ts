import { toLanguage } from '../../languages.ts';
import { languageNames } from './instruments.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';

/** The admin's panels in which questions are turned on and off. */
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
  someOff: 'New results are totals only, without a level, until all are on again.',
  changed: (text: string, isActive: boolean) => `${isActive ? 'Turned on' : 'Turned off'}: ${text}`,
  /** After one was turned off. */
  warning: (type: InstrumentType) =>
    `New ${type} results are now totals only, without a level, and averages leave them out. Earlier results keep their level.`,
  undo: 'Undo',
  /** Before the one goes that brings help. */
  confirm: {
    title: 'Turn this question off?',
    needsAll: (type: InstrumentType) => `${type} levels only work with all of its questions. While one is off:`,
    effects: [
      'New results are totals only, marked ‘Not scored’, and have no level.',
      'Charts show them separately. Severity and averages leave them out.',
      'Earlier results keep their level.',
    ],
    button: 'Turn off',
    care: {
      effect: 'The help that comes with it goes too: no one is shown who they can call after that answer.',
      title: 'Turn the help off as well?',
      text: 'This question is how people are shown help right away when they need it most. While it’s off, that help doesn’t come.',
      button: 'Turn off question and help',
      keep: 'Keep both on',
    },
  },
  /** The official forms in other languages. */
  wordings: {
    title: 'Other languages',
    text: 'People only see official words. Compare each form with the official PDF, word for word, before you turn it on. The PDFs are at phqscreeners.com.',
    on: (by: string, day: string) => `On. Compared with the official PDF by ${by} on ${day}.`,
    off: 'Off. It hasn’t been compared with the official PDF.',
    show: 'See all words',
    source: (source: string, day: string) => `Source: ${source}. Read on ${day}.`,
    turnOn: (name: string) => `Turn on ${name}`,
    turnOff: (name: string) => `Turn off ${name}`,
    without: (names: readonly string[]) =>
      `No official words yet: ${names.join(', ')}. People choose another language.`,
  },
  attention: {
    title: 'Needs attention',
    off: (type: InstrumentType, item: number) => `Question ${item} of the ${type} is off, and so is its help.`,
    text: 'While it’s off, no one is shown help after that answer, and new results have no level.',
    turnOn: 'Turn it on again',
  },
} as const;

/** What an entry in the list of actions names. */
type AuditDetail = Readonly<Record<string, string>>;

export function questionIn({ type, item }: AuditDetail): string {
  return `question ${item} of the ${type}`;
}

export function formIn({ type, language = '' }: AuditDetail): string {
  return `the ${type} in ${languageNames[toLanguage(language)]}`;
}
