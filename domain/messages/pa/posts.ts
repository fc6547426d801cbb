import type { PostKind, PostState } from '../../posts.ts';
import { drafted } from '../draft.ts';

export const postMessages = {
  title: 'ਖ਼ਬਰਾਂ',
  intro: 'ਤੁਹਾਡੇ ਕਹਿਣ ’ਤੇ ਕੀ ਬਦਲਿਆ, ਅਤੇ ਹੋਰ ਖ਼ਬਰਾਂ।',
  all: 'ਸਾਰੀਆਂ ਖ਼ਬਰਾਂ ਦੇਖੋ',
  now: 'ਹੁਣ',
  earlier: 'ਪਹਿਲਾਂ',
  heard: 'ਅਸੀਂ ਕੀ ਸੁਣਿਆ',
  done: 'ਅਸੀਂ ਕੀ ਕੀਤਾ',
  kinds: drafted<Record<PostKind, string>>({ change: 'ਤੁਹਾਡੇ ਕਹਿਣ ’ਤੇ', announcement: 'ਐਲਾਨ' }),
  link: 'ਹੋਰ ਪੜ੍ਹੋ',
  linkAbout: (title: string, opens: string) => `${title} ਬਾਰੇ ਹੋਰ ਪੜ੍ਹੋ (${opens})`,
  loading: 'ਖ਼ਬਰਾਂ ਖੁੱਲ੍ਹ ਰਹੀਆਂ ਹਨ...',
  loadFailed: 'ਖ਼ਬਰਾਂ ਨਹੀਂ ਖੁੱਲ੍ਹੀਆਂ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  none: 'ਇੱਥੇ ਹਾਲੇ ਕੁਝ ਨਹੀਂ।',
  noneNextStep: 'ਜਦੋਂ ਲੋਕਾਂ ਦੇ ਕਹਿਣ ’ਤੇ ਕੁਝ ਬਦਲੇਗਾ, ਤੁਸੀਂ ਇੱਥੇ ਪੜ੍ਹੋਗੇ।',
} as const;

export const postAdminMessages = {
  title: 'ਪੋਸਟਾਂ',
  intro: 'ਲੌਗਇਨ ਕਰਨ ਵਾਲਾ ਹਰ ਕੋਈ ਪੜ੍ਹ ਸਕਦਾ ਹੈ। ਸਭ ਤੋਂ ਨਵੀਆਂ ਤਿੰਨ ਹੋਮ ਪੰਨੇ ’ਤੇ ਹਨ।',
  add: 'ਪੋਸਟ ਲਿਖੋ',
  addTitle: 'ਪੋਸਟ ਲਿਖੋ',
  change: 'ਬਦਲੋ',
  changeTitle: (title: string) => `‘${title}’ ਬਦਲੋ`,
  remove: 'ਹਟਾਓ',
  actionsOf: (title: string) => `${title} ਲਈ ਕੰਮ`,
  kind: 'ਇਹ ਕੀ ਹੈ?',
  kinds: drafted<Record<PostKind, string>>({ change: 'ਕੁਝ ਬਦਲਿਆ ਹੈ', announcement: 'ਐਲਾਨ' }),
  states: { draft: 'ਖਰੜਾ', planned: 'ਬਾਅਦ ਲਈ', shown: 'ਹੋਮ ਪੰਨੇ ’ਤੇ', ended: 'ਖ਼ਤਮ' } satisfies Partial<
    Record<PostState, string>
  >,
  fields: {
    title: 'ਸਿਰਲੇਖ',
    heard: 'ਅਸੀਂ ਕੀ ਸੁਣਿਆ',
    done: 'ਅਸੀਂ ਕੀ ਕੀਤਾ',
    text: 'ਲਿਖਤ',
    link: 'ਲਿੰਕ',
    day: 'ਤਾਰੀਖ਼',
    from: 'ਕਦੋਂ ਤੋਂ ਦਿਸੇ',
    until: 'ਕਦੋਂ ਤੱਕ ਦਿਸੇ',
  },
  hints: {
    heard: 'ਆਪਣੇ ਸ਼ਬਦਾਂ ਵਿੱਚ। ਕਿਸੇ ਦੀ ਗੱਲ ਇਵੇਂ ਨਾ ਲਿਖੋ ਕਿ ਉਹ ਪਛਾਣਿਆ ਜਾਵੇ।',
    text: 'ਸਾਦੀ ਲਿਖਤ। ਖਾਲੀ ਸਤਰ ਤੋਂ ਨਵਾਂ ਪੈਰਾ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ।',
    link: 'https:// ਨਾਲ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ।',
    day: 'ਜਦੋਂ ਇਹ ਕੀਤਾ ਜਾਂ ਕਿਹਾ ਗਿਆ।',
    from: 'ਖਰੜਾ ਰੱਖਣਾ ਹੋਵੇ ਤਾਂ ਇਸ ਨੂੰ ਖਾਲੀ ਕਰ ਦਿਓ। ਦਿਨ ਸੰਸਥਾ ਦੇ ਟਾਈਮ ਜ਼ੋਨ ਮੁਤਾਬਕ ਹਨ।',
    until: 'ਆਖ਼ਰੀ ਦਿਨ। ਖਾਲੀ ਛੱਡੋ ਤਾਂ ਪੋਸਟ ਰਹਿੰਦੀ ਹੈ।',
  },
  preview: 'ਕਿਵੇਂ ਦਿਸੇਗੀ',
  save: 'ਸੇਵ ਕਰੋ',
  publish: 'ਪੋਸਟ ਕਰੋ',
  saved: (title: string) => `ਸੇਵ ਹੋਈ: ${title}।`,
  removed: (title: string) => `ਹਟਾਈ ਗਈ: ${title}।`,
  confirm: {
    title: (title: string) => `‘${title}’ ਹਟਾਉਣੀ ਹੈ?`,
    text: 'ਇਹ ਪੋਸਟ ਹੁਣ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਦਿਸੇਗੀ।',
    button: 'ਹਟਾਓ',
  },
  loading: 'ਪੋਸਟਾਂ ਖੁੱਲ੍ਹ ਰਹੀਆਂ ਹਨ...',
  loadFailed: 'ਪੋਸਟਾਂ ਨਹੀਂ ਖੁੱਲ੍ਹੀਆਂ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  none: 'ਹਾਲੇ ਕੋਈ ਪੋਸਟ ਨਹੀਂ।',
  noneNextStep: 'ਲੋਕ ਵੱਧ ਖੁੱਲ੍ਹ ਕੇ ਜਵਾਬ ਦਿੰਦੇ ਹਨ ਜਦੋਂ ਦਿਸੇ ਕਿ ਉਸ ਨਾਲ ਕੁਝ ਹੁੰਦਾ ਹੈ।',
} as const;
