import type { FieldsWhere } from '../../person-fields.ts';
import type { DataKind } from '../../visibility/data-kinds.ts';
import { capitalised } from './lists.ts';
import { drafted } from '../draft.ts';

type Words<K extends DataKind> = Record<FieldsWhere<'seenAs', K>, string>;

/** In the order in which they are said. */
const workWords = drafted<Words<'work'> & { age: string }>({
  date_of_birth: 'ਜਨਮ ਤਾਰੀਖ਼',
  age: 'ਉਮਰ',
  theme: 'ਥੀਮ',
  designation: 'ਅਹੁਦਾ',
  state: 'ਰਾਜ',
  city: 'ਸ਼ਹਿਰ',
});
export const healthWords = drafted<Words<'health_details'>>({
  phone: 'ਫ਼ੋਨ',
  height: 'ਕੱਦ',
  weight: 'ਭਾਰ',
  blood_group: 'ਬਲੱਡ ਗਰੁੱਪ',
  ailments: 'ਬਿਮਾਰੀਆਂ',
});

/** `your` agrees with the first of them. */
function yours(your: string, words: Readonly<Record<string, string>>): string {
  const all = Object.values(words);
  return `${your} ${all.slice(0, -1).join(', ')} ਅਤੇ ${all.at(-1)}`;
}

/**
 * What each kind of data is called, within a sentence. The page 'Who can see what' and the sentences at registration are
 * both made of these, so that they name the same.
 */
export const kindNames = drafted<Record<DataKind, string>>({
  identity: 'ਤੁਹਾਡਾ ਨਾਂ',
  email: 'ਤੁਹਾਡੀ ਈਮੇਲ',
  work: yours('ਤੁਹਾਡੀ', workWords),
  health_details: yours('ਤੁਹਾਡਾ', healthWords),
  answers: 'ਹਰ ਸਵਾਲ ਦਾ ਤੁਹਾਡਾ ਜਵਾਬ',
  scores: 'ਤੁਹਾਡੇ ਸਕੋਰ, ਹਰ ਇੱਕ ਦੀ ਤਾਰੀਖ਼, ਟੈਸਟ ਅਤੇ ਪੱਧਰ ਨਾਲ',
  moods: 'ਤੁਹਾਡੇ ਮੂਡ, ਹਰ ਇੱਕ ਦੀ ਤਾਰੀਖ਼ ਨਾਲ',
  mood_context: 'ਤੁਹਾਡੇ ਮੂਡ ਦੇ ਟੈਗ ਅਤੇ ਨਿੱਜੀ ਨੋਟ',
  safety_plan: 'ਤੁਹਾਡਾ ਸੇਫ਼ਟੀ ਪਲਾਨ',
  statistics: 'ਗਰੁੱਪ ਦੇ ਅੰਕੜੇ',
  account: 'ਤੁਹਾਡੀ ਭੂਮਿਕਾ, ਲੌਗਇਨ ਦਾ ਦੂਜਾ ਕਦਮ, ਖਾਤਾ ਚਾਲੂ ਹੈ ਜਾਂ ਬੰਦ, ਤੁਸੀਂ ਹਾਲੇ ਇੱਥੇ ਕੰਮ ਕਰਦੇ ਹੋ ਜਾਂ ਨਹੀਂ, ਅਤੇ ਖਾਤੇ ਵਿੱਚ ਕੀ ਅਤੇ ਕਦੋਂ ਹੋਇਆ',
  looks: 'ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਕਿਸ ਨੇ ਅਤੇ ਕਦੋਂ ਖੋਲ੍ਹਿਆ (ਕਾਰਨ ਸਿਰਫ਼ ਤੁਹਾਨੂੰ ਦਿਸਦਾ ਹੈ)',
  call_back: 'ਫ਼ੋਨ ਕਾਲ ਮੰਗਦਿਆਂ ਤੁਸੀਂ ਜੋ ਭੇਜਦੇ ਹੋ',
  reminders: 'ਤੁਹਾਡੇ ਆਪਣੇ ਰਿਮਾਈਂਡਰਾਂ ਦਾ ਸਮਾਂ, ਅਤੇ ਨੋਟੀਫ਼ਿਕੇਸ਼ਨ ਵਾਲੇ ਡਿਵਾਈਸ',
  sharing: 'ਤੁਸੀਂ ਆਪਣਾ ਰਿਕਾਰਡ ਸਾਂਝਾ ਕਰਦੇ ਹੋ ਜਾਂ ਨਹੀਂ',
  choices: 'ਤੁਸੀਂ ਕਿਸ ਲਈ ਸਹਿਮਤੀ ਦਿੱਤੀ ਅਤੇ ਕੀ ਪੜ੍ਹਿਆ, ਰਿਕਾਰਡ ਖੁੱਲ੍ਹਣ ’ਤੇ ਅਸੀਂ ਕਿਵੇਂ ਦੱਸੀਏ, ਤੁਹਾਡੀ ਭਾਸ਼ਾ, ਅਤੇ ਲੌਗਇਨ ਵਾਲੇ ਡਿਵਾਈਸ',
});

/** In a word or two, where one line has to name several. */
export const kindShortNames = drafted<Record<DataKind, string>>({
  identity: 'ਨਾਂ',
  email: 'ਈਮੇਲ',
  work: 'ਕੰਮ ਦੇ ਵੇਰਵੇ ਅਤੇ ਉਮਰ',
  health_details: 'ਸਿਹਤ ਦੇ ਵੇਰਵੇ',
  answers: 'ਹਰ ਸਵਾਲ ਦਾ ਜਵਾਬ',
  scores: 'ਸਕੋਰ',
  moods: 'ਮੂਡ',
  mood_context: 'ਮੂਡ ਦੇ ਟੈਗ ਅਤੇ ਨਿੱਜੀ ਨੋਟ',
  safety_plan: 'ਸੇਫ਼ਟੀ ਪਲਾਨ',
  statistics: 'ਕੁੱਲ ਅੰਕੜੇ',
  account: 'ਖਾਤੇ ਦੀ ਹਾਲਤ',
  looks: 'ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਕਿਸ ਨੇ ਖੋਲ੍ਹਿਆ',
  call_back: 'ਤੁਹਾਡੀ ਫ਼ੋਨ ਕਾਲ ਦੀ ਬੇਨਤੀ',
  reminders: 'ਰਿਮਾਈਂਡਰਾਂ ਦਾ ਸਮਾਂ',
  sharing: 'ਤੁਸੀਂ ਸਾਂਝਾ ਕਰਦੇ ਹੋ ਜਾਂ ਨਹੀਂ',
  choices: 'ਸੈਟਿੰਗ ਅਤੇ ਡਿਵਾਈਸ',
});

/** The same as headings. */
export const kindHeadings = Object.fromEntries(
  Object.entries(kindNames).map(([kind, name]) => [kind, capitalised(name)]),
) as Record<DataKind, string>;
