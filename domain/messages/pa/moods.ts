import { inList } from './lists.ts';
import { formatCount } from './numbers.ts';
import type { MoodWord } from '../../moods.ts';
import { drafted } from '../draft.ts';

export const moodNames = drafted<Record<MoodWord, string>>({
  happy: 'ਖੁਸ਼',
  calm: 'ਸ਼ਾਂਤ',
  neutral: 'ਠੀਕ-ਠਾਕ',
  sad: 'ਉਦਾਸ',
  angry: 'ਗੁੱਸਾ',
});

export const moodMessages = {
  title: 'ਆਪਣਾ ਮੂਡ ਦੱਸੋ',
  short: 'ਮੂਡ',
  about: 'ਦਿਨ ਵਿੱਚ ਇੱਕ ਵਾਰ ਮੂਡ ਸੇਵ ਕਰਨ ਨਾਲ ਪਤਾ ਲੱਗਦਾ ਹੈ ਕਿ ਮੂਡ ਕਿਵੇਂ ਬਦਲਦਾ ਹੈ।',
  legend: 'ਇਸ ਵੇਲੇ ਤੁਹਾਡਾ ਮੂਡ',
  submit: 'ਮੂਡ ਸੇਵ ਕਰੋ',
  submitted: 'ਮੂਡ ਸੇਵ ਹੋ ਗਿਆ',
  submitFailed: 'ਤੁਹਾਡਾ ਮੂਡ ਸੇਵ ਕਰਦਿਆਂ ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ।',
  thanks: 'ਧੰਨਵਾਦ। ਸੇਵ ਹੋ ਗਿਆ।',
  waits: 'ਇੰਟਰਨੈੱਟ ਵਾਪਸ ਆਉਣ ’ਤੇ ਅਸੀਂ ਤੁਹਾਡਾ ਮੂਡ ਸੇਵ ਕਰ ਦਿਆਂਗੇ।',
  savedLate: 'ਇੰਟਰਨੈੱਟ ਵਾਪਸ ਆ ਗਿਆ ਹੈ, ਅਤੇ ਤੁਹਾਡਾ ਮੂਡ ਸੇਵ ਹੋ ਗਿਆ ਹੈ।',
  toStats: 'ਆਪਣੇ ਪਿਛਲੇ ਮੂਡ ਦੇਖੋ',
  another: 'ਇੱਕ ਹੋਰ ਮੂਡ ਸੇਵ ਕਰੋ',
  remove: 'ਇਹ ਮੂਡ ਹਟਾਓ',
  removeFailed: 'ਮੂਡ ਨਹੀਂ ਹਟਿਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  removed: 'ਮੂਡ ਹਟ ਗਿਆ।',
  week: {
    title: 'ਤੁਹਾਡੇ ਪਿਛਲੇ ਸੱਤ ਦਿਨ',
    offline: 'ਇੰਟਰਨੈੱਟ ਨਾ ਹੋਣ ’ਤੇ ਅਸੀਂ ਤੁਹਾਡਾ ਹਫ਼ਤਾ ਨਹੀਂ ਦਿਖਾ ਸਕਦੇ।',
    today: 'ਅੱਜ',
    weekdays: ['ਐਤ', 'ਸੋਮ', 'ਮੰਗਲ', 'ਬੁੱਧ', 'ਵੀਰ', 'ਸ਼ੁੱਕਰ', 'ਸ਼ਨੀ'],
    day: (day: string, moods: readonly string[]) => `${day}: ${moods.length === 0 ? 'ਕੋਈ ਮੂਡ ਨਹੀਂ' : inList(moods)}`,
    more: (count: number) => `+${formatCount(count)}`,
    inDetail: 'ਇਨ੍ਹਾਂ ਦਿਨਾਂ ਦੇ ਟੈਗ ਅਤੇ ਨੋਟ',
  },
  home: {
    title: 'ਅੱਜ ਕੀ ਹਾਲ ਹੈ?',
    add: 'ਟੈਗ ਜਾਂ ਨੋਟ ਜੋੜੋ',
    last: 'ਪਿਛਲਾ ਮੂਡ:',
    today: (time: string) => `ਅੱਜ ${time} ਵਜੇ`,
    yesterday: (time: string) => `ਕੱਲ੍ਹ ${time} ਵਜੇ`,
  },
} as const;
