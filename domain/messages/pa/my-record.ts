import { eventDays } from '../../retention.ts';
import { inList } from './lists.ts';
import { plural } from './numbers.ts';

export const myRecordMessages = {
  sections: {
    profile: 'ਪ੍ਰੋਫ਼ਾਈਲ',
    mood: 'ਮੂਡ',
    moodTags: 'ਮੂਡ ਦੇ ਟੈਗ',
    safetyPlan: 'ਮੇਰਾ ਸੇਫ਼ਟੀ ਪਲਾਨ',
    reminders: 'ਰਿਮਾਈਂਡਰ',
    sessions: 'ਲੌਗਇਨ',
    browsers: 'ਜਾਣਿਆ-ਪਛਾਣਿਆ ਬ੍ਰਾਊਜ਼ਰ',
    events: 'ਖਾਤੇ ਵਿੱਚ ਕੀ ਹੋਇਆ',
    looks: 'ਕਿਸ ਨੇ ਦੇਖਿਆ',
    sharing: 'ਸਾਂਝਾ ਕਰਨਾ',
    callBacks: 'ਫ਼ੋਨ ਕਾਲ ਦੀ ਬੇਨਤੀ',
    consents: 'ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ',
    accessNotices: 'ਕੋਈ ਦੇਖੇ ਤਾਂ ਖ਼ਬਰ',
  },
  notice: (count: number) => `ਵਰਜ਼ਨ ${count}`,
  tags: 'ਟੈਗ',
  privateNote: 'ਨਿੱਜੀ ਨੋਟ',
  score: 'ਸਕੋਰ',
  language: 'ਸਵਾਲਨਾਮੇ ਦੀ ਭਾਸ਼ਾ',
  partial: (asked: number, items: number) => `${items} ਵਿੱਚੋਂ ${asked} ਸਵਾਲ ਪੁੱਛੇ ਗਏ, ਇਸ ਲਈ ਇਹ ਸਿਰਫ਼ ਕੁੱਲ ਜੋੜ ਹੈ, ਪੱਧਰ ਨਹੀਂ।`,
  lastUsed: 'ਆਖ਼ਰੀ ਵਾਰ ਵਰਤਿਆ',
  lastSignedIn: 'ਆਖ਼ਰੀ ਲੌਗਇਨ',
  shares: {
    yes: 'ਤੁਸੀਂ ਆਪਣਾ ਰਿਕਾਰਡ ਸਾਂਝਾ ਕਰਨਾ ਚੁਣਿਆ ਹੈ',
    no: 'ਤੁਸੀਂ ਆਪਣਾ ਰਿਕਾਰਡ ਸਾਂਝਾ ਕਰਨਾ ਨਹੀਂ ਚੁਣਿਆ',
    agreed: 'ਸਹਿਮਤ',
    declined: 'ਸਹਿਮਤ ਨਹੀਂ',
  },
  callBack: {
    requested: 'ਫ਼ੋਨ ਕਾਲ ਮੰਗੀ, ਅਤੇ ਜੋ ਸਾਂਝਾ ਹੁੰਦਾ ਹੈ ਉਸ ਲਈ ਸਹਿਮਤੀ ਦਿੱਤੀ',
    taken: 'ਕਾਊਂਸਲਰ ਨੇ ਬੇਨਤੀ ਲੈ ਲਈ',
    withdrawn: 'ਵਾਪਸ ਲੈ ਲਈ',
    outcomes: {
      spoke: 'ਤੁਹਾਡੀ ਕਾਊਂਸਲਰ ਨਾਲ ਗੱਲ ਹੋਈ',
      calls_again: 'ਕਾਊਂਸਲਰ ਫਿਰ ਫ਼ੋਨ ਕਰਨਗੇ',
      not_wanted: 'ਕਾਊਂਸਲਰ ਨੇ ਨੋਟ ਕੀਤਾ ਕਿ ਤੁਸੀਂ ਹੁਣ ਫ਼ੋਨ ਕਾਲ ਨਹੀਂ ਚਾਹੁੰਦੇ',
    },
    named: 'ਤੁਸੀਂ ਇਸ ਕਾਊਂਸਲਰ ਨੂੰ ਪੜ੍ਹਨ ਦਿੱਤਾ',
  },
  by: { self: 'ਤੁਹਾਡੇ ਵੱਲੋਂ', other: 'ਐਡਮਿਨ ਵੱਲੋਂ' },
  notADiagnosis: 'ਸਕ੍ਰੀਨਿੰਗ ਦਾ ਨਤੀਜਾ, ਬਿਮਾਰੀ ਦੀ ਪਛਾਣ ਨਹੀਂ।',
} as const;

export const myRecordPage = {
  title: 'ਮੇਰਾ ਰਿਕਾਰਡ',
  intro: 'ਅਸੀਂ ਤੁਹਾਡੇ ਬਾਰੇ ਜੋ ਰੱਖਦੇ ਹਾਂ, ਸਭ ਤੁਹਾਡਾ ਹੈ। ਡਾਊਨਲੋਡ ਕਰੋ ਜਾਂ ਮਿਟਾਓ।',
  link: 'ਮੇਰਾ ਰਿਕਾਰਡ',
  takeAlong: {
    title: 'ਕਿਸੇ ਹੋਰ ਐਪ ਲਈ',
    text: 'ਇਨ੍ਹਾਂ ਫ਼ਾਈਲਾਂ ਵਿੱਚ ਸਭ ਕੁਝ ਹੈ: ਤੁਹਾਡੇ ਜਵਾਬ, ਸਕੋਰ, ਮੂਡ, ਸੇਫ਼ਟੀ ਪਲਾਨ ਅਤੇ ਪ੍ਰੋਫ਼ਾਈਲ। ਉੱਥੇ ਰੱਖੋ ਜਿੱਥੇ ਸਿਰਫ਼ ਤੁਸੀਂ ਖੋਲ੍ਹ ਸਕੋ।',
    json: { button: 'JSON ਡਾਊਨਲੋਡ ਕਰੋ', about: 'ਕਿਸੇ ਹੋਰ ਐਪ ਵਿੱਚ ਵਰਤਣ ਲਈ।' },
    csv: { button: 'CSV ਡਾਊਨਲੋਡ ਕਰੋ', about: 'ਸਪ੍ਰੈੱਡਸ਼ੀਟ ਲਈ, ਹਰ ਐਂਟਰੀ ਦੀ ਇੱਕ ਸਤਰ।' },
    fhir: { button: 'FHIR ਡਾਊਨਲੋਡ ਕਰੋ', about: 'ਤੁਹਾਡੇ ਸਵਾਲਨਾਮੇ, ਡਾਕਟਰ ਜਾਂ ਕਾਊਂਸਲਰ ਦੇ ਸਿਸਟਮ ਲਈ।' },
    files: { json: 'my-record.json', csv: 'my-record.csv', fhir: 'my-record.fhir.json' },
    saved: 'ਇਹ ਤੁਹਾਡੇ ਡਾਊਨਲੋਡਾਂ ਵਿੱਚ ਹੈ।',
    failed: 'ਫ਼ਾਈਲ ਹੁਣੇ ਨਹੀਂ ਬਣ ਸਕੀ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  report: {
    title: 'PDF ਰਿਪੋਰਟ',
    text: 'ਆਪਣੇ ਲਈ, ਜਾਂ ਡਾਕਟਰ ਜਾਂ ਕਾਊਂਸਲਰ ਨੂੰ ਦਿਖਾਉਣ ਲਈ। ਸਭ ਕੁਝ ਲੈਣ ਲਈ ਤਾਰੀਖ਼ਾਂ ਖਾਲੀ ਛੱਡੋ।',
    sections: 'ਕੀ-ਕੀ ਹੋਵੇ',
    names: { gad7: 'GAD-7', phq9: 'PHQ-9', mood: 'ਮੂਡ' },
    nothing: 'ਘੱਟੋ-ਘੱਟ ਇੱਕ ਹਿੱਸਾ ਚੁਣੋ।',
    button: 'PDF ਡਾਊਨਲੋਡ ਕਰੋ',
    fileName: 'Mental_Health_Report.pdf',
  },
  consents: {
    title: 'ਤੁਸੀਂ ਕਿਸ ਗੱਲ ਲਈ ਸਹਿਮਤੀ ਦਿੱਤੀ',
    notice: {
      name: 'ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ',
      text: 'ਪ੍ਰੋਫ਼ਾਈਲ ਦੇ ‘ਪ੍ਰਾਈਵੇਸੀ’ ਹਿੱਸੇ ਵਿੱਚ। ਇੱਕ ਬਟਨ ਨਾਲ ਸਹਿਮਤੀ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ।',
    },
    sharing: {
      name: 'ਮੇਰਾ ਰਿਕਾਰਡ ਸਾਂਝਾ ਕਰਨਾ',
      text: 'ਤੁਹਾਡੀ ਪ੍ਰੋਫ਼ਾਈਲ ਵਿੱਚ। ਕਿਸੇ ਵੀ ਵੇਲੇ ਸਾਂਝਾ ਕਰਨਾ ਬੰਦ ਕਰ ਸਕਦੇ ਹੋ, ਅਸਰ ਤੁਰੰਤ ਹੁੰਦਾ ਹੈ।',
    },
    callBack: {
      name: 'ਫ਼ੋਨ ਕਾਲ ਦੀ ਬੇਨਤੀ',
      text: '‘ਹੁਣੇ ਮਦਦ’ ਵਿੱਚ। ਬੇਨਤੀ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ, ਫਿਰ ਜੋ ਭੇਜਿਆ ਸੀ ਮਿਟ ਜਾਵੇਗਾ।',
    },
  },
  retention: {
    title: 'ਅਸੀਂ ਕਿੰਨੀ ਦੇਰ ਰੱਖਦੇ ਹਾਂ',
    line: 'ਤੁਹਾਡੇ ਕੁਝ ਨਤੀਜੇ ਛੇਤੀ ਮਿਟ ਜਾਣਗੇ',
    text: (months: number) => `ਨਤੀਜੇ ਅਤੇ ਮੂਡ ${inMonths(months)} ਬਾਅਦ ਆਪੇ ਮਿਟ ਜਾਂਦੇ ਹਨ।`,
    none: (days: number) => `ਅਗਲੇ ${days} ਦਿਨਾਂ ਵਿੱਚ ਕੁਝ ਨਹੀਂ ਮਿਟੇਗਾ।`,
    leaving: (parts: readonly string[], from: string, to: string, on: string) =>
      `${on} ਤੋਂ ਇਹ ਮਿਟਣਾ ਸ਼ੁਰੂ ਹੋਵੇਗਾ: ${inList(parts)} (${from === to ? from : `${from} ਤੋਂ ${to}`})। ਰੱਖਣਾ ਹੋਵੇ ਤਾਂ ਪਹਿਲਾਂ ਡਾਊਨਲੋਡ ਕਰ ਲਓ।`,
    assessments: (count: number) => `${count} ${plural(count, { one: 'ਨਤੀਜਾ', other: 'ਨਤੀਜੇ' })}`,
    moods: (count: number) => `${count} ਮੂਡ`,
    failed: 'ਇਹ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  erasure: {
    title: 'ਮੇਰਾ ਖਾਤਾ ਮਿਟਾਓ',
    text: (days: number) =>
      `ਤੁਹਾਡੇ ਜਵਾਬ, ਸਕੋਰ, ਮੂਡ, ਸੇਫ਼ਟੀ ਪਲਾਨ ਅਤੇ ਪ੍ਰੋਫ਼ਾਈਲ ਸਦਾ ਲਈ ਮਿਟ ਜਾਣਗੇ। ਮਨ ਬਦਲਣ ਲਈ ${days} ਦਿਨ ਹਨ। ਉਦੋਂ ਤੱਕ ਕੁਝ ਨਹੀਂ ਬਦਲਦਾ। ਉਸ ਤੋਂ ਬਾਅਦ ${inMonths((12 * eventDays) / 365)} ਤੱਕ ਸਿਰਫ਼ ਇਹ ਰਹਿੰਦਾ ਹੈ ਕਿ ਖਾਤੇ ਵਿੱਚ ਕਦੋਂ ਕੀ ਹੋਇਆ, ਨਿੱਜੀ ਗੱਲਾਂ ਤੋਂ ਬਿਨਾਂ।`,
    open: 'ਮੇਰਾ ਖਾਤਾ ਮਿਟਾਓ…',
    password: 'ਤੁਹਾਡਾ ਪਾਸਵਰਡ',
    button: 'ਮੇਰਾ ਖਾਤਾ ਮਿਟਾਓ',
    line: (day: string) => `ਤੁਹਾਡਾ ਖਾਤਾ ${day} ਨੂੰ ਮਿਟ ਜਾਵੇਗਾ`,
    planned: (when: string) => `ਤੁਹਾਡਾ ਖਾਤਾ ਅਤੇ ਉਸ ਵਿਚਲਾ ਸਭ ਕੁਝ ${when} ਨੂੰ ਮਿਟ ਜਾਵੇਗਾ।`,
    keep: 'ਮੇਰਾ ਖਾਤਾ ਰੱਖੋ',
    kept: 'ਤੁਹਾਡਾ ਖਾਤਾ ਅਤੇ ਉਸ ਵਿਚਲਾ ਸਭ ਕੁਝ ਰਹੇਗਾ।',
    cancel: 'ਨਾ ਮਿਟਾਓ',
  },
} as const;

function inMonths(months: number): string {
  if (months % 12 !== 0) return plural(months, { one: 'ਇੱਕ ਮਹੀਨੇ', other: `${months} ਮਹੀਨਿਆਂ` });
  return plural(months / 12, { one: 'ਇੱਕ ਸਾਲ', other: `${months / 12} ਸਾਲਾਂ` });
}
