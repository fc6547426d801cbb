import { erasureDays, eventDays } from '../../retention.ts';
import type { KeptUntil, KindWithoutFields } from '../../visibility/register-texts.ts';
import { drafted } from '../draft.ts';

const untilDeleted = `ਖਾਤਾ ਮਿਟਣ ਤੱਕ (ਕਹਿਣ ਤੋਂ ${erasureDays} ਦਿਨ ਬਾਅਦ)`;

export const kept = drafted<Record<KeptUntil, string>>({
  deletion: untilDeleted,
  statistics: 'ਗਰੁੱਪਾਂ ਦੇ ਕੁੱਲ ਜੋੜ ਵਾਂਗ, ਨਾਂਵਾਂ ਤੋਂ ਬਿਨਾਂ',
  call_back: 'ਜੋ ਭੇਜਿਆ ਗਿਆ: ਕਾਊਂਸਲਰ ਦੇ ਲੈਣ ਤੋਂ ਇੱਕ ਹਫ਼ਤਾ ਬਾਅਦ ਤੱਕ, ਜਾਂ ਵਾਪਸ ਲੈਣ ਤੱਕ',
  looks: `${untilDeleted}; ਫਿਰ ਕਾਰਨਾਂ ਤੋਂ ਬਿਨਾਂ ${eventDays} ਦਿਨ`,
  account: `${untilDeleted}; ਕੰਮਾਂ ਦੀ ਲਿਸਟ, ਅੰਦਰਲੀਆਂ ਗੱਲਾਂ ਤੋਂ ਬਿਨਾਂ, ਉਸ ਤੋਂ ਬਾਅਦ ${eventDays} ਦਿਨ`,
});

/** Kinds of which something is encrypted before it reaches the database. Of a person's fields their table says it. */
export const encrypted: Partial<Record<KindWithoutFields, string>> = {
  answers: 'ਸਾਰਾ',
  mood_context: 'ਸਾਰਾ',
  safety_plan: 'ਸਾਰਾ',
  call_back: 'ਜੋ ਭੇਜਿਆ ਗਿਆ',
  looks: 'ਕਾਰਨ, ਅਤੇ ਐਡਮਿਨ ਕੌਣ ਸੀ',
};

export const processingRegisterMessages = {
  title: 'ਡੇਟਾ ਵਰਤੋਂ ਦਾ ਰਜਿਸਟਰ',
  intro: 'ਕਿਹੜਾ ਡੇਟਾ ਵਰਤਿਆ ਜਾਂਦਾ ਹੈ, ਕਿਉਂ, ਕੌਣ ਦੇਖਦਾ ਹੈ ਅਤੇ ਕਿੰਨੀ ਦੇਰ: ਉਨ੍ਹਾਂ ਹੀ ਟੇਬਲਾਂ ਤੋਂ ਬਣਿਆ, ਜਿਨ੍ਹਾਂ ਤੋਂ ‘ਕੌਣ ਕੀ ਦੇਖ ਸਕਦਾ ਹੈ’।',
  link: 'ਡੇਟਾ ਵਰਤੋਂ ਦਾ ਰਜਿਸਟਰ',
  columns: { what: 'ਕੀ', why: 'ਕਿਉਂ', kept: 'ਕਿੰਨੀ ਦੇਰ', encrypted: 'ਵੱਖਰਾ ਇਨਕ੍ਰਿਪਟ', seen: 'ਕੌਣ ਦੇਖਦਾ ਹੈ' },
  notEncrypted: 'ਨਹੀਂ',
  group: 'ਗਰੁੱਪਾਂ ਦੇ ਅੰਕੜਿਆਂ ਲਈ',
  ofRecords: (months: number) => `${months} ਮਹੀਨੇ`,
  loading: 'ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
  loadFailed: 'ਇਹ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  facts: {
    title: 'ਆਮ ਗੱਲਾਂ',
    who: 'ਕਿਸ ਦਾ ਡੇਟਾ: ਰਜਿਸਟਰ ਕਰਨ ਵਾਲਿਆਂ ਦਾ, ਜਿਨ੍ਹਾਂ ਵਿੱਚ ਐਡਮਿਨ ਅਤੇ ਕਾਊਂਸਲਰ ਵੀ ਹਨ।',
    basis: 'ਕਿਸ ਆਧਾਰ ’ਤੇ: ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ ਨਾਲ ਹਰ ਕਿਸੇ ਦੀ ਸਹਿਮਤੀ, ਜੋ ਇੱਕ ਬਟਨ ਨਾਲ ਵਾਪਸ ਲਈ ਜਾ ਸਕਦੀ ਹੈ।',
    others:
      'ਹੋਰ ਕਿਸ ਨੂੰ ਮਿਲਦਾ ਹੈ: ਕਿਸੇ ਨੂੰ ਨਹੀਂ। ਈਮੇਲਾਂ ਸੰਸਥਾ ਦੇ ਆਪਣੇ ਮੇਲ ਸਰਵਰ ਰਾਹੀਂ ਜਾਂਦੀਆਂ ਹਨ। ਜੇ ਕੋਈ ਨੋਟੀਫ਼ਿਕੇਸ਼ਨ ਚਾਲੂ ਕਰੇ, ਤਾਂ ਉਸ ਦੇ ਬ੍ਰਾਊਜ਼ਰ ਦੀ ਪੁਸ਼ ਸੇਵਾ ਉਨ੍ਹਾਂ ਨੂੰ ਇਨਕ੍ਰਿਪਟ ਕੀਤੇ ਅੱਗੇ ਭੇਜਦੀ ਹੈ। ਉਸ ਨੂੰ ਕਦੇ ਪਤਾ ਨਹੀਂ ਲੱਗਦਾ ਕਿ ਉਹ ਕਿਸ ਬਾਰੇ ਹਨ।',
    where: 'ਕਿੱਥੇ: ਇੱਕ ਡੇਟਾਬੇਸ ਵਿੱਚ, ਜੋ ਸੰਸਥਾ ਚਲਾਉਂਦੀ ਹੈ।',
    log: `ਲੌਗ: ਰਿਕਾਰਡ ਕਿਸ ਨੇ ਖੋਲ੍ਹਿਆ ਅਤੇ ਐਡਮਿਨਾਂ ਨੇ ਕੀ ਕੀਤਾ, ਇਹ ਘੱਟੋ-ਘੱਟ ${eventDays} ਦਿਨ ਰੱਖਿਆ ਜਾਂਦਾ ਹੈ।`,
    rights: 'ਹੱਕ: ਪੜ੍ਹਨਾ, ਠੀਕ ਕਰਨਾ, ਡਾਊਨਲੋਡ ਕਰਨਾ ਅਤੇ ਮਿਟਾਉਣਾ, ਸਭ ‘ਮੇਰੀ ਪ੍ਰੋਫ਼ਾਈਲ’ ਵਿੱਚ।',
  },
} as const;
