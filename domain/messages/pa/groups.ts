import type { FigureKind } from '../../statistics/figure-kinds.ts';
import type { WorkListKind } from '../../work-lists.ts';
import { formatCount } from './numbers.ts';
import { protectionMessages } from './statistics.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;
const raised = (kind: FigureKind) => protectionMessages.halves[kind === 'mood' ? 'Sad or angry' : 'Moderate or severe'];

export const groupMessages = {
  title: 'ਗਰੁੱਪ',
  fold: 'ਗਰੁੱਪਾਂ ਦੀ ਤੁਲਨਾ ਕਰੋ',
  intro: (people: number) =>
    `ਪੂਰੇ ਹੋ ਚੁੱਕੇ ਮਹੀਨੇ। ਹਰ ਵਿਅਕਤੀ ਮਹੀਨੇ ਵਿੱਚ ਇੱਕ ਵਾਰ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ, ਉਸ ਗਰੁੱਪ ਵਿੱਚ ਜਿਸ ਵਿੱਚ ਉਹ ਉਦੋਂ ਸੀ। ਜਿਨ੍ਹਾਂ ਗਰੁੱਪਾਂ ਵਿੱਚ ${people} ਤੋਂ ਘੱਟ ਲੋਕਾਂ ਨੇ ਜਵਾਬ ਦਿੱਤਾ, ਉਹ ‘ਹੋਰ ਗਰੁੱਪ’ ਵਿੱਚ ਇਕੱਠੇ ਹਨ।`,
  notCompared: 'ਇਸ ਸੈਟਿੰਗ ਵਿੱਚ ਗਰੁੱਪਾਂ ਦੀ ਤੁਲਨਾ ਨਹੀਂ ਹੁੰਦੀ: ਇਸ ਤਰ੍ਹਾਂ ਕਿਸੇ ਦੇ ਜਵਾਬ ਨਹੀਂ ਦਿਸਦੇ।',
  by: 'ਕਿਸ ਮੁਤਾਬਕ',
  lists: { theme: 'ਥੀਮ', designation: 'ਅਹੁਦਾ', state: 'ਰਾਜ', city: 'ਸ਼ਹਿਰ' } satisfies Partial<
    Record<WorkListKind, string>
  >,
  /** Which figures. */
  of: 'ਅੰਕੜੇ',
  moods: 'ਮੂਡ',
  raised,
  people: 'ਗਿਣੇ ਗਏ',
  caption: (list: string, of: string, part: string) => `${of} (${list}): ${part}`,
  count: formatCount,
  range: (share: number, low: number, high: number) => `${percent(share)} (${percent(low)} ਤੋਂ ${percent(high)})`,
  tooFew: 'ਦੱਸਣ ਲਈ ਬਹੁਤ ਥੋੜ੍ਹੇ',
  rangeNote:
    'ਸਾਨੂੰ 95% ਯਕੀਨ ਹੈ ਕਿ ਅਸਲ ਹਿੱਸਾ ਲਕੀਰ ਦੇ ਅੰਦਰ ਹੈ। ਜਿੱਥੇ ਦੋ ਲਕੀਰਾਂ ਮਿਲਦੀਆਂ ਹਨ, ਉੱਥੇ ਸ਼ਾਇਦ ਗਰੁੱਪਾਂ ਵਿੱਚ ਫ਼ਰਕ ਨਾ ਹੋਵੇ। 30 ਤੋਂ ਘੱਟ ਲੋਕ ਹੋਣ ਤਾਂ ਹਿੱਸਾ ਨਹੀਂ ਦਿਖਾਉਂਦੇ।',
  scale: (most: number) => `ਪੱਟੀਆਂ 0% ਤੋਂ ${percent(most)} ਤੱਕ ਹਨ।`,
  retired: 'ਹੁਣ ਲਿਸਟ ਵਿੱਚ ਨਹੀਂ',
  empty: 'ਹਾਲੇ ਕੋਈ ਪੂਰਾ ਮਹੀਨਾ ਨਹੀਂ ਜਿਸ ਵਿੱਚ ਕਾਫ਼ੀ ਲੋਕ ਹੋਣ। ਲੰਮਾ ਸਮਾਂ ਚੁਣੋ, ਜਾਂ ਅਗਲੇ ਮਹੀਨੇ ਦੇਖੋ।',
  loading: 'ਗਰੁੱਪ ਖੁੱਲ੍ਹ ਰਹੇ ਹਨ...',
  everyone: 'ਸਾਰੇ',
  none: 'ਨਹੀਂ ਦੱਸਿਆ',
  others: 'ਹੋਰ ਗਰੁੱਪ',
  named: (name: string, within: string | null) => (within === null ? name : `${name} (${within})`),
} as const;
