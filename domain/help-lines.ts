type HelpLine = {
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

/** What those lines say, as it is stored. */
export const lineTexts = {
  emergency: 'Emergency',
  government: 'Free government helpline for mental health, at any hour, in 20 languages',
  danger: 'If you or someone else is in danger now',
  anyHour: 'At any hour',
  languages: '20 languages',
};

type LineTexts = Readonly<Record<keyof typeof lineTexts, string>>;

/**
 * The lines that every installation starts with (docs/clinical-sources.md); an admin may add others. Shown as they are
 * here where the server cannot be reached.
 */
export const defaultHelpLines: readonly HelpLine[] = [
  {
    key: 'tele-manas',
    name: 'Tele-MANAS',
    numbers: ['14416', '1800-891-4416'],
    about: lineTexts.government,
    hours: lineTexts.anyHour,
    languages: lineTexts.languages,
    source: 'https://telemanas.mohfw.gov.in',
    verifiedOn: '2026-11-20',
  },
  {
    key: 'emergency',
    name: lineTexts.emergency,
    numbers: ['112'],
    about: lineTexts.danger,
    hours: lineTexts.anyHour,
    languages: '',
    source: 'https://112.gov.in',
    verifiedOn: '2026-11-20',
  },
];

/** A line that someone can call now, whenever that is, and talk: 112 sends help, and is on every list beside it. */
export function answersAtAnyHour({ hours, numbers }: Pick<HelpLine, 'hours' | 'numbers'>): boolean {
  return /any hour|24|२४|୨୪|੨੪|round the clock/i.test(hours) && !numbers.includes(emergencyNumber);
}

/** Must be on every list: people in danger find it. */
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

type Line = { name: string; note: string; hours: string; languages: string };

/**
 * A line as people read it: its name, and below it the note, then hours and languages, unless the note has said them. What admins
 * have left as it came is said in the reader's language.
 */
export function saidLine({ name, note, hours, languages }: Line, said: LineTexts): { name: string; about: string } {
  const parts = [note, ...[hours, languages].filter((text) => isUnsaid(text, note))].filter(Boolean);
  return { name: sayText(name, said), about: parts.map((text) => sayText(text, said)).join(' · ') };
}

function sayText(text: string, said: LineTexts): string {
  const known = (Object.keys(lineTexts) as (keyof typeof lineTexts)[]).find((key) => lineTexts[key] === text);
  return known ? said[known] : text;
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
