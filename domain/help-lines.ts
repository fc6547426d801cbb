export type HelpLine = {
  key: string;
  name: string;
  /** As they are dialled; the first is the shortest. */
  numbers: readonly string[];
  about: string;
  source: string;
};

/** The lines that every installation starts with (docs/clinical-sources.md); an admin may add others. */
export const defaultHelpLines: readonly HelpLine[] = [
  {
    key: 'tele-manas',
    name: 'Tele-MANAS',
    numbers: ['14416', '1800-891-4416'],
    about: 'Free government line for mental health, at any hour, in 20 languages',
    source: 'https://telemanas.mohfw.gov.in',
  },
  {
    key: 'emergency',
    name: 'Emergency',
    numbers: ['112'],
    about: 'If you or somebody else is in danger now',
    source: 'https://112.gov.in',
  },
];

/** For everybody outside India. */
export const findHelpAbroad = 'https://findahelpline.com';

/** A number as the address of a call: 'tel:18008914416'. */
export function callAddress(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
