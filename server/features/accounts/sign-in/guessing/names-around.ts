import type { Services } from '../../../services.ts';
import { readOrganisation } from '../../../organisation/organisation.ts';
import { findWorkLists } from '../../../work-lists/chosen-work.ts';
import { fold, isLetter } from './fold.ts';
import { roles } from '../../../../../domain/roles.ts';

/** Whose password it is to be. */
export interface Chooser {
  name: string;
  email: string;
}

/** The names that anyone knows who knows the person, the product and the organisation. */
export async function namesAround(services: Pick<Services, 'db' | 'config'>, chooser: Chooser): Promise<Names> {
  const organisation = await readOrganisation(services);
  const { theme, state } = await findWorkLists(services.db);
  return {
    product: [services.config.productTitle],
    organisation: [organisation.name],
    name: [chooser.name],
    mailbox: [chooser.email],
    state: state.map(({ name }) => name),
    city: state.flatMap(({ cities }) => cities),
    theme,
  };
}

const shortest = 3;

/** Each name as one word, and each word of it. */
export function wordsOf(names: Names): string[] {
  const texts = [...placeWords, ...Object.values(names).flat()];
  return texts.flatMap((text) => {
    const words = fold(text)
      .map((sign) => (isLetter(sign) ? sign : ' '))
      .join('')
      .split(' ');
    return [...words, words.join('')].filter((word) => Array.from(word).length >= shortest);
  });
}

/** What this is about, and what anyone would try here first; docs/passwords.md has the list. */
export const placeWords = [
  'evenkeel',
  'wellness',
  'wellbeing',
  'mental',
  'health',
  'mood',
  'calm',
  'care',
  'work',
  'office',
  'team',
  'administrator',
  'manager',
  'staff',
  ...roles,
] as const;

/** Names that stand around a person, in the words of the people who look after the documents. */
export const nameSources = {
  product: 'the product’s title (`PRODUCT_TITLE`)',
  organisation: 'the organisation’s name, as stored',
  name: 'the person’s own name',
  mailbox: 'the parts of the person’s e-mail',
  state: 'the states',
  city: 'the cities',
  theme: 'the themes',
} as const;

type NameSource = keyof typeof nameSources;

export type Names = Readonly<Record<NameSource, readonly string[]>>;
