import { isDefaultMoodTag, leastTaggedMoods, moodTagLimits } from '../../mood-tags.ts';
import type { DefaultMoodTag } from '../../mood-tags.ts';
import { formatCount, numberInWords } from './numbers.ts';
import { drafted } from '../draft.ts';

export const moodTagNames = drafted<Record<DefaultMoodTag, string>>({
  sleep: 'ਨੀਂਦ',
  work: 'ਕੰਮ',
  family: 'ਪਰਿਵਾਰ',
  health: 'ਸਿਹਤ',
  people: 'ਲੋਕ',
  exercise: 'ਕਸਰਤ',
  rest: 'ਆਰਾਮ',
});

/** One that a person has made is called as it was typed. */
export function moodTagName(tag: string): string {
  return isDefaultMoodTag(tag) ? moodTagNames[tag] : tag;
}

export const moodTagMessages = {
  tagged: (tags: readonly string[]) => `ਟੈਗ: ${tags.join(', ')}`,
  title: 'ਕੁਝ ਹੋਰ ਜੋੜਨਾ ਹੈ?',
  onlyYou: 'ਇਹ ਸਿਰਫ਼ ਤੁਸੀਂ ਦੇਖ ਸਕਦੇ ਹੋ।',
  tagsLegend: 'ਮਨ ਵਿੱਚ ਕੀ ਚੱਲ ਰਿਹਾ ਹੈ?',
  upTo: `ਚਾਹੋ ਤਾਂ ${numberInWords(moodTagLimits.ofMood)} ਤੱਕ ਚੁਣੋ।`,
  full: `${numberInWords(moodTagLimits.ofMood)} ਹੋ ਗਏ। ਹੋਰ ਚੁਣਨ ਲਈ ਇੱਕ ਹਟਾਓ।`,
  note: 'ਇੱਕ ਨਿੱਜੀ ਨੋਟ',
  save: 'ਸੇਵ ਕਰੋ',
  saved: 'ਸੇਵ ਹੋ ਗਿਆ। ਇਹ ਸਿਰਫ਼ ਤੁਸੀਂ ਦੇਖ ਸਕਦੇ ਹੋ।',
  add: 'ਟੈਗ ਜਾਂ ਨੋਟ ਜੋੜੋ',
  change: 'ਟੈਗ ਜਾਂ ਨੋਟ ਬਦਲੋ',
  emptied: 'ਹੁਣ ਇਸ ਮੂਡ ਨਾਲ ਕੁਝ ਨਹੀਂ ਜੁੜਿਆ।',
  failed: 'ਇਹ ਹੁਣੇ ਸੇਵ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਤੁਹਾਡਾ ਲਿਖਿਆ ਇੱਥੇ ਹੀ ਹੈ, ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  gone: 'ਇਹ ਮੂਡ ਹੁਣ ਨਹੀਂ ਰਿਹਾ, ਇਸ ਲਈ ਇਸ ਨਾਲ ਕੁਝ ਨਹੀਂ ਜੋੜਿਆ ਜਾ ਸਕਦਾ।',
  edit: {
    open: 'ਟੈਗ ਬਦਲੋ',
    title: 'ਤੁਹਾਡੇ ਟੈਗ',
    text: 'ਨਵਾਂ ਨਾਂ ਤੁਹਾਡੇ ਪੁਰਾਣੇ ਮੂਡਾਂ ’ਤੇ ਵੀ ਦਿਸੇਗਾ। ਟੈਗ ਹਟਾਉਣ ਨਾਲ ਪੁਰਾਣੇ ਮੂਡ ਉਵੇਂ ਹੀ ਰਹਿੰਦੇ ਹਨ।',
    name: (tag: string) => `‘${tag}’ ਦਾ ਨਾਂ`,
    remove: (tag: string) => `‘${tag}’ ਹਟਾਓ`,
    add: 'ਨਵਾਂ ਟੈਗ',
    addButton: 'ਜੋੜੋ',
    save: 'ਟੈਗ ਸੇਵ ਕਰੋ',
    cancel: 'ਰਹਿਣ ਦਿਓ',
    full: `ਤੁਹਾਡੇ ${formatCount(moodTagLimits.inList)} ਟੈਗ ਹਨ। ਹੋਰ ਜੋੜਨ ਲਈ ਇੱਕ ਹਟਾਓ।`,
    known: 'ਇਹ ਟੈਗ ਪਹਿਲਾਂ ਹੀ ਹੈ।',
    failed: 'ਤੁਹਾਡੇ ਟੈਗ ਸੇਵ ਨਹੀਂ ਹੋਏ। ਉਹ ਇੱਥੇ ਹੀ ਹਨ, ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  counts: {
    title: 'ਟੈਗਾਂ ਮੁਤਾਬਕ ਤੁਹਾਡੇ ਮੂਡ',
    text: `ਜਦੋਂ ਕੋਈ ਟੈਗ ${numberInWords(leastTaggedMoods)} ਵਾਰ ਵਰਤਿਆ ਜਾਵੇ, ਤਾਂ ਦਿਸਦਾ ਹੈ ਕਿ ਉਸ ਨਾਲ ਕਿਹੜਾ ਮੂਡ ਕਿੰਨੀ ਵਾਰ ਚੁਣਿਆ।`,
    noCause: 'ਇਹ ਸਿਰਫ਼ ਗਿਣਤੀ ਹੈ। ਇਹ ਨਹੀਂ ਦੱਸਦੀ ਕਿ ਕਿਸੇ ਵੇਲੇ ਮਨ ਉਵੇਂ ਕਿਉਂ ਸੀ।',
    soon: `ਕੋਈ ਟੈਗ ${numberInWords(leastTaggedMoods)} ਵਾਰ ਵਰਤਣ ਤੋਂ ਬਾਅਦ ਇੱਥੇ ਦਿਸੇਗਾ ਕਿ ਉਹ ਕਿਹੜੇ ਮੂਡਾਂ ਨਾਲ ਸੀ।`,
    tag: 'ਟੈਗ',
    entries: 'ਕਿੰਨੀ ਵਾਰ',
  },
} as const;
