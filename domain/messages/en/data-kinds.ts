import type { FieldsWhere } from '../../person-fields.ts';
import type { DataKind } from '../../visibility/data-kinds.ts';
import { capitalised } from './lists.ts';

type Words<K extends DataKind> = Record<FieldsWhere<'seenAs', K>, string>;

/** In the order in which they are said. */
const workWords: Words<'work'> & { age: string } = {
  date_of_birth: 'date of birth',
  age: 'age',
  theme: 'theme',
  designation: 'designation',
  state: 'state',
  city: 'city',
};
export const healthWords: Words<'health_details'> = {
  phone: 'phone',
  height: 'height',
  weight: 'weight',
  blood_group: 'blood group',
  ailments: 'ailments',
};

function yours(words: Readonly<Record<string, string>>): string {
  const all = Object.values(words);
  return `your ${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/**
 * What each kind of data is called, within a sentence. The page 'Who can see what' and the sentences at registration are
 * both made of these, so that they name the same.
 */
export const kindNames = {
  identity: 'your name',
  email: 'your email',
  work: yours(workWords),
  health_details: yours(healthWords),
  answers: 'your individual answers',
  scores: 'your scores, with the date, test and level of each',
  moods: 'your moods, with the date of each',
  mood_context: 'your mood tags and private notes',
  safety_plan: 'your safety plan',
  statistics: 'group statistics',
  account: 'your role and second step, if your account is disabled or you left, and what was done with it and when',
  looks: 'who opened your record and when (only you see the reason)',
  call_back: 'what you send when you ask for a call back',
  reminders: 'your own reminder times, and the devices that get notifications',
  sharing: 'whether you share your record',
  choices:
    'what you agreed to and read, how we tell you when your record is opened, your language, and your signed-in devices',
} satisfies Record<DataKind, string>;

/** In a word or two, where one line has to name several. */
export const kindShortNames = {
  identity: 'name',
  email: 'email',
  work: 'work details and age',
  health_details: 'health details',
  answers: 'individual answers',
  scores: 'scores',
  moods: 'moods',
  mood_context: 'mood tags and private notes',
  safety_plan: 'safety plan',
  statistics: 'totals',
  account: 'account status',
  looks: 'who opened your record',
  call_back: 'your request for a call',
  reminders: 'reminder times',
  sharing: 'whether you share',
  choices: 'settings and devices',
} satisfies Record<DataKind, string>;

/** The same as headings. */
export const kindHeadings = Object.fromEntries(
  Object.entries(kindNames).map(([kind, name]) => [kind, capitalised(name)]),
) as Record<DataKind, string>;
