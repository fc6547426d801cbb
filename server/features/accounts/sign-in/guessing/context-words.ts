import { roles } from '../../../../../domain/roles.ts';

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

/** Names that stand around a person, in the words of whoever looks after the documents. */
export const nameSources = {
  product: 'the product’s title (`PRODUCT_TITLE`)',
  organisation: 'the organisation’s name, as stored',
  name: 'the person’s own name',
  mailbox: 'the parts of the person’s e-mail',
  state: 'the states',
  city: 'the cities',
  theme: 'the themes',
} as const;

export type NameSource = keyof typeof nameSources;

export type Names = Readonly<Record<NameSource, readonly string[]>>;
