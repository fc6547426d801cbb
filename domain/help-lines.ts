export type HelpLine = {
  key: string;
  name: string;
  /** As they are dialled; the first is the shortest. */
  numbers: readonly string[];
  about: string;
  hours: string;
  /** Empty where nothing is known. */
  languages: string;
  source: string;
  /** The day on which someone compared the line with its source, 'YYYY-MM-DD'. */
  verifiedOn: string;
};

/**
 * The lines that every installation starts with (docs/clinical-sources.md); an admin may add others. Shown as they are
 * here where the server cannot be reached.
 */
export const defaultHelpLines: readonly HelpLine[] = [
  {
    key: 'tele-manas',
    name: 'Tele-MANAS',
    numbers: ['14416', '1800-891-4416'],
    about: 'Free government helpline for mental health, at any hour, in 20 languages',
    hours: 'At any hour',
    languages: '20 languages',
    source: 'https://telemanas.mohfw.gov.in',
    verifiedOn: '2026-11-20',
  },
  {
    key: 'emergency',
    name: 'Emergency',
    numbers: ['112'],
    about: 'If you or someone else is in danger now',
    hours: 'At any hour',
    languages: '',
    source: 'https://112.gov.in',
    verifiedOn: '2026-11-20',
  },
];

/** A line that someone can call now, whenever that is, and talk: 112 sends help, and is on every list beside it. */
export function answersAtAnyHour({ hours, numbers }: Pick<HelpLine, 'hours' | 'numbers'>): boolean {
  return /any hour|24|round the clock/i.test(hours) && !numbers.includes(emergencyNumber);
}

/** Must be on every list: whoever is in danger finds it. */
export const emergencyNumber = '112';

/** Days after which someone should compare a line with its source again. */
export const verifiedForDays = 90;

/** True where a line was compared with its source more than 90 days before. */
export function isStale(verifiedOn: string, now: Date): boolean {
  return (
    Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`) - Date.parse(`${verifiedOn}T00:00:00Z`) >
    verifiedForDays * 86_400_000
  );
}

/** What is said of a line below its name: the note, then hours and languages, unless the note has said them. */
export function aboutLine({ note, hours, languages }: { note: string; hours: string; languages: string }): string {
  return [note, ...[hours, languages].filter((text) => isUnsaid(text, note))].filter(Boolean).join(' · ');
}

/** Whether a note leaves it to be said, such as the hours. */
export function isUnsaid(text: string, note: string): boolean {
  return text !== '' && !note.toLowerCase().includes(text.toLowerCase());
}

/** For everyone outside India. */
export const findHelpAbroad = 'https://findahelpline.com';

/** A number as the address of a call: 'tel:18008914416'. */
export function callAddress(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
