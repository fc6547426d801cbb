import type { NoticeItem } from '../../privacy-notice.ts';
import { erasureDays, eventDays } from '../../retention.ts';
import type { DataKind } from '../../visibility/data-kinds.ts';
import { audienceMessages } from './audience.ts';
import { kindHeadings, kindNames } from './data-kinds.ts';
import { plural } from './numbers.ts';
import { keyedAudience } from '../registration-audience.ts';
import { drafted } from '../draft.ts';
import type { NoticeFacts } from '../en/privacy-notice.ts';

/** What each kind of data is for; null for what is no data about one person. */
export const purposes = drafted<Readonly<Record<DataKind, string | null>>>({
  identity: 'ਤੁਹਾਨੂੰ ਨਾਂ ਲੈ ਕੇ ਬੁਲਾਉਣ ਲਈ, ਅਤੇ ਤੁਹਾਡਾ ਨਾਂ ਉੱਥੇ ਲਿਖਣ ਲਈ ਜਿੱਥੇ ਹੋਰਾਂ ਨੂੰ ਪਤਾ ਹੋ ਸਕਦਾ ਹੈ ਕਿ ਤੁਸੀਂ ਕੌਣ ਹੋ',
  email: 'ਤੁਹਾਡੇ ਲੌਗਇਨ ਲਈ, ਅਤੇ ਲੌਗਇਨ ਨਾ ਹੋਵੇ ਤਾਂ ਈਮੇਲ ਵਿੱਚ ਲੌਗਇਨ ਦਾ ਲਿੰਕ ਭੇਜਣ ਲਈ',
  work: 'ਥਾਂ ਅਤੇ ਕੰਮ ਦੀ ਕਿਸਮ ਮੁਤਾਬਕ ਗਰੁੱਪਾਂ ਦੇ ਅੰਕੜੇ ਦਿਖਾਉਣ ਲਈ',
  health_details: 'ਤੁਹਾਡੇ ਲਈ: ਫ਼ੋਨ ਨੰਬਰ ਫ਼ੋਨ ਕਾਲ ਦੀ ਬੇਨਤੀ ਵਿੱਚ ਭਰਨ ਲਈ, ਬਾਕੀ ਵੇਰਵੇ ਤੁਹਾਡੇ ਆਪਣੇ ਕੰਮ ਲਈ ਹਨ ਅਤੇ ਤੁਸੀਂ ਬਦਲ ਸਕਦੇ ਹੋ',
  answers: 'ਤੁਹਾਡਾ ਸਕੋਰ ਕੱਢਣ ਲਈ, ਅਤੇ ਜਦੋਂ ਕਿਸੇ ਜਵਾਬ ਤੋਂ ਲੋੜ ਲੱਗੇ ਤਾਂ ਮਦਦ ਦਿਖਾਉਣ ਲਈ',
  scores: 'ਸਮੇਂ ਨਾਲ ਤੁਹਾਡਾ ਹਾਲ ਤੁਹਾਨੂੰ ਦਿਖਾਉਣ ਲਈ, ਅਤੇ ਗਰੁੱਪ ਦੇ ਅੰਕੜਿਆਂ ਵਿੱਚ ਗਿਣਨ ਲਈ',
  moods: 'ਸਮੇਂ ਨਾਲ ਤੁਹਾਡਾ ਹਾਲ ਤੁਹਾਨੂੰ ਦਿਖਾਉਣ ਲਈ, ਅਤੇ ਗਰੁੱਪ ਦੇ ਅੰਕੜਿਆਂ ਵਿੱਚ ਗਿਣਨ ਲਈ',
  mood_context: 'ਸਿਰਫ਼ ਤੁਹਾਡੇ ਲਈ, ਇਹ ਦੇਖਣ ਲਈ ਕਿ ਮੂਡ ਨਾਲ ਕੀ ਜੁੜਿਆ ਹੈ',
  safety_plan: 'ਸਿਰਫ਼ ਤੁਹਾਡੇ ਲਈ, ਔਖੇ ਵੇਲਿਆਂ ਵਾਸਤੇ',
  statistics: null,
  call_back: 'ਤਾਂ ਜੋ ਤੁਹਾਡੇ ਚੁਣੇ ਕਾਊਂਸਲਰ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰ ਸਕਣ',
  looks: 'ਤਾਂ ਜੋ ਤੁਸੀਂ ਦੇਖ ਸਕੋ ਕਿ ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਕਿਸ ਨੇ ਖੋਲ੍ਹਿਆ',
  sharing: 'ਉਵੇਂ ਕਰਨ ਲਈ ਜਿਵੇਂ ਤੁਸੀਂ ਚੁਣਿਆ',
  choices: 'ਉਵੇਂ ਕਰਨ ਲਈ ਜਿਵੇਂ ਤੁਸੀਂ ਚੁਣਿਆ, ਅਤੇ ਦੋ ਵਾਰ ਨਾ ਪੁੱਛਣ ਲਈ',
  reminders: 'ਜਦੋਂ ਤੁਸੀਂ ਚਾਹੋ, ਉਦੋਂ ਯਾਦ ਕਰਵਾਉਣ ਲਈ',
  account: 'ਤੁਹਾਡਾ ਖਾਤਾ ਸੁਰੱਖਿਅਤ ਰੱਖਣ ਲਈ',
});

/** The notice, made from what the server enforces: another rule is another text, and a text that has another number. */
export function noticeItems({ rows, minGroup, retentionMonths: months }: NoticeFacts): NoticeItem[] {
  const kept = rows.flatMap(({ kind }) => {
    const purpose = purposes[kind];
    return purpose === null ? [] : [{ key: `kind:${kind}`, text: `${kindHeadings[kind]}: ${purpose}।` }];
  });
  return [
    ...kept,
    ...keyedAudience({ ...audienceMessages, kindNames }, rows, minGroup).map(({ key, text }) => ({
      key: `sight:${key}`,
      text,
    })),
    {
      key: 'sight:call_back',
      text: 'ਜੇ ਤੁਸੀਂ ਫ਼ੋਨ ਕਾਲ ਮੰਗੋ, ਤਾਂ ਤੁਹਾਡੀ ਬੇਨਤੀ ਤੁਹਾਡੇ ਚੁਣੇ ਕਾਊਂਸਲਰ ਪੜ੍ਹ ਸਕਦੇ ਹਨ। ਹੋਰ ਕੋਈ ਨਹੀਂ।',
    },
    {
      key: 'sight:operator',
      text: 'ਸਰਵਰ ਚਲਾਉਣ ਵਾਲੇ ਤਕਨੀਕੀ ਤੌਰ ’ਤੇ ਡੇਟਾਬੇਸ ਪੜ੍ਹ ਸਕਦੇ ਹਨ। ਇਸ ਨੂੰ ਗੁਪਤ ਰੱਖਣਾ ਉਨ੍ਹਾਂ ਲਈ ਲਾਜ਼ਮੀ ਹੈ।',
    },
    {
      key: 'time:records',
      text: `ਤੁਹਾਡੇ ਨਤੀਜੇ ਅਤੇ ਮੂਡ ਅਸੀਂ ${months} ${plural(months, { one: 'ਮਹੀਨਾ', other: 'ਮਹੀਨੇ' })} ਰੱਖਦੇ ਹਾਂ, ਫਿਰ ਮਿਟਾ ਦਿੰਦੇ ਹਾਂ। ਮਿਟਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਦੱਸਦੇ ਹਾਂ।`,
    },
    {
      key: 'time:account',
      text: `ਜਦੋਂ ਤੁਸੀਂ ਆਪਣਾ ਖਾਤਾ ਮਿਟਾਉਂਦੇ ਹੋ, ਤਾਂ ${erasureDays} ਦਿਨਾਂ ਬਾਅਦ ਉਸ ਵਿਚਲਾ ਸਭ ਕੁਝ ਮਿਟ ਜਾਂਦਾ ਹੈ।`,
    },
    {
      key: 'time:log',
      text: `ਉਸ ਤੋਂ ਬਾਅਦ, ਕਿਸ ਨੇ ਕੀ ਅਤੇ ਕਦੋਂ ਕੀਤਾ, ਇਸ ਦੀ ਲਿਸਟ ${eventDays} ਦਿਨ ਰਹਿੰਦੀ ਹੈ। ਉਸ ਵਿੱਚ ਕੋਈ ਨਤੀਜਾ ਨਹੀਂ ਹੁੰਦਾ।`,
    },
    { key: 'right:see', text: 'ਅਸੀਂ ਤੁਹਾਡੇ ਬਾਰੇ ਜੋ ਰੱਖਦੇ ਹਾਂ, ਤੁਸੀਂ ਕਿਸੇ ਵੀ ਵੇਲੇ ਪੜ੍ਹ, ਡਾਊਨਲੋਡ ਅਤੇ ਠੀਕ ਕਰ ਸਕਦੇ ਹੋ।' },
    {
      key: 'right:withdraw',
      text: 'ਤੁਸੀਂ ‘ਮੇਰੀ ਪ੍ਰੋਫ਼ਾਈਲ’, ‘ਪ੍ਰਾਈਵੇਸੀ’ ਵਿੱਚ ਇੱਕ ਬਟਨ ਨਾਲ ਆਪਣੀ ਸਹਿਮਤੀ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ। ਉਦੋਂ ਤੋਂ ਕੁਝ ਨਵਾਂ ਸੇਵ ਨਹੀਂ ਹੁੰਦਾ। ਫਿਰ ਵੀ ਸਭ ਕੁਝ ਪੜ੍ਹ, ਡਾਊਨਲੋਡ ਅਤੇ ਮਿਟਾ ਸਕਦੇ ਹੋ, ਅਤੇ ਮਦਦ ਹਮੇਸ਼ਾ ਮੌਜੂਦ ਹੈ।',
    },
  ];
}

export const privacyNoticeMessages = {
  title: 'ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ',
  intro: 'ਅਸੀਂ ਤੁਹਾਡੇ ਬਾਰੇ ਕੀ ਰੱਖਦੇ ਹਾਂ, ਕਿਉਂ, ਕੌਣ ਦੇਖ ਸਕਦਾ ਹੈ ਅਤੇ ਕਿੰਨੀ ਦੇਰ। ਇਹ ਉਨ੍ਹਾਂ ਹੀ ਨਿਯਮਾਂ ਤੋਂ ਬਣਿਆ ਹੈ ਜੋ ਐਪ ਲਾਗੂ ਕਰਦੀ ਹੈ।',
  number: (count: number, day: string) => `ਵਰਜ਼ਨ ${count}, ${day} ਤੋਂ ਲਾਗੂ।`,
  parts: {
    kind: 'ਅਸੀਂ ਕੀ ਰੱਖਦੇ ਹਾਂ, ਕਿਉਂ, ਅਤੇ ਕੌਣ ਦੇਖ ਸਕਦਾ ਹੈ',
    time: 'ਕਿੰਨੀ ਦੇਰ ਰੱਖਦੇ ਹਾਂ',
    right: 'ਤੁਹਾਡੀ ਮਰਜ਼ੀ',
  },
  print: 'ਇਹ ਪ੍ਰਿੰਟ ਕਰੋ',
  loading: 'ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
  loadFailed: 'ਨੋਟਿਸ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  link: 'ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ',
  linkText: 'ਅਸੀਂ ਕੀ ਰੱਖਦੇ ਹਾਂ, ਕਿਉਂ, ਅਤੇ ਕਿੰਨੀ ਦੇਰ।',
  asked: {
    label: 'ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ',
    first: 'ਪੜ੍ਹੋ ਕਿ ਅਸੀਂ ਤੁਹਾਡਾ ਡੇਟਾ ਕਿਵੇਂ ਸੰਭਾਲਦੇ ਹਾਂ, ਅਤੇ ਦੱਸੋ ਕਿ ਤੁਸੀਂ ਸਹਿਮਤ ਹੋ ਜਾਂ ਨਹੀਂ।',
    changed: 'ਤੁਹਾਡੀ ਸਹਿਮਤੀ ਤੋਂ ਬਾਅਦ ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ ਬਦਲ ਗਿਆ ਹੈ।',
    gone: 'ਨੋਟਿਸ ਦੀਆਂ ਇਹ ਗੱਲਾਂ ਹੁਣ ਲਾਗੂ ਨਹੀਂ:',
    read: 'ਪੂਰਾ ਨੋਟਿਸ ਪੜ੍ਹੋ',
    agree: 'ਮੈਂ ਸਹਿਮਤ ਹਾਂ',
    decline: 'ਮੈਂ ਸਹਿਮਤ ਨਹੀਂ',
    effect: 'ਜੇ ਤੁਸੀਂ ਨਾਂਹ ਕਹੋ, ਤਾਂ ਅਸੀਂ ਨਵੇਂ ਨਤੀਜੇ ਅਤੇ ਮੂਡ ਸੇਵ ਨਹੀਂ ਕਰਾਂਗੇ। ਤੁਸੀਂ ਆਪਣਾ ਸਭ ਕੁਝ ਫਿਰ ਵੀ ਦੇਖ ਸਕਦੇ ਹੋ, ਅਤੇ ਮਦਦ ਮਿਲਦੀ ਰਹੇਗੀ।',
    stopped: 'ਨਵਾਂ ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੁੰਦਾ। ਇਹ ਬਦਲੋ',
    failed: 'ਇਹ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  card: {
    title: 'ਤੁਹਾਡੀ ਸਹਿਮਤੀ',
    agreed: (count: number, when: string) => `ਤੁਸੀਂ ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ ਦੇ ਵਰਜ਼ਨ ${count} ਲਈ ${when} ਨੂੰ ਸਹਿਮਤੀ ਦਿੱਤੀ।`,
    declined: (count: number, when: string) =>
      `ਤੁਸੀਂ ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ ਦੇ ਵਰਜ਼ਨ ${count} ਨਾਲ ਸਹਿਮਤ ਨਹੀਂ, ਜਿਵੇਂ ${when} ਨੂੰ ਦੱਸਿਆ। ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋ ਰਿਹਾ।`,
    older: (count: number) => `ਹੁਣ ਵਰਜ਼ਨ ${count} ਹੈ।`,
    never: 'ਤੁਹਾਨੂੰ ਹਾਲੇ ਪੁੱਛਿਆ ਨਹੀਂ ਗਿਆ।',
    withdraw: 'ਮੇਰੀ ਸਹਿਮਤੀ ਵਾਪਸ ਲਓ',
    give: 'ਮੈਂ ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ ਨਾਲ ਸਹਿਮਤ ਹਾਂ',
    withdrawn: 'ਤੁਸੀਂ ਆਪਣੀ ਸਹਿਮਤੀ ਵਾਪਸ ਲੈ ਲਈ ਹੈ। ਹੁਣ ਕੁਝ ਨਵਾਂ ਸੇਵ ਨਹੀਂ ਹੁੰਦਾ।',
    given: 'ਧੰਨਵਾਦ। ਤੁਹਾਡੇ ਟੈਸਟ ਅਤੇ ਮੂਡ ਫਿਰ ਸੇਵ ਹੋਣ ਲੱਗੇ ਹਨ।',
    next: 'ਜੋ ਪਹਿਲਾਂ ਦਾ ਹੈ, ਉਹ ਮਿਟਾਉਣ ਲਈ ‘ਮੇਰਾ ਡੇਟਾ’ ਵਿੱਚ ਜਾਓ।',
  },
} as const;
