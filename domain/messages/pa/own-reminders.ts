import { snoozeMinutes } from '../../reminders/snooze.ts';
import type { IntervalField, ReminderKind, TimeField } from '../../reminders/reminder-kinds.ts';
import { drafted } from '../draft.ts';

export const ownReminderMessages = {
  snooze: `${snoozeMinutes} ਮਿੰਟ ਬਾਅਦ`,
  notNow: 'ਹੁਣ ਨਹੀਂ',
  turnOff: 'ਬੰਦ ਕਰੋ',
  turnOn: 'ਦੁਬਾਰਾ ਚਾਲੂ ਕਰੋ',
  isOff: (name: string) => `ਰਿਮਾਈਂਡਰ ਬੰਦ ਹਨ: ${name}।`,
  missed: 'ਜਦੋਂ ਤੁਸੀਂ ਇੱਥੇ ਨਹੀਂ ਸੀ',
  next: {
    names: drafted<Record<ReminderKind, string>>({ mood: 'ਮੂਡ', water: 'ਪਾਣੀ', posture: 'ਬੈਠਣ ਦਾ ਢੰਗ' }),
    line: (all: readonly string[]) => `${all.length === 1 ? 'ਅਗਲਾ ਰਿਮਾਈਂਡਰ' : 'ਅਗਲੇ ਰਿਮਾਈਂਡਰ'}: ${all.join(', ')}`,
    one: (name: string, when: string) => `${name} ${when}`,
    at: (time: string) => time,
    tomorrow: (time: string) => `ਕੱਲ੍ਹ ${time} ਵਜੇ`,
    onDay: (day: string, time: string) => `${day} ਨੂੰ ${time} ਵਜੇ`,
  },
  choice: {
    during: 'ਦਿਨ ਦੌਰਾਨ',
    text: 'ਸਮਾਂ ਤੁਹਾਡੀ ਥਾਂ ਦਾ ਹੈ। ਜੋ ਖਾਲੀ ਛੱਡੋਗੇ, ਉਸ ਲਈ ਸੰਸਥਾ ਦੀ ਸੈਟਿੰਗ ਚੱਲੇਗੀ।',
    on: drafted<Record<ReminderKind, string>>({
      mood: 'ਮੈਨੂੰ ਪੁੱਛੋ ਕਿ ਮੂਡ ਕਿਹੋ ਜਿਹਾ ਹੈ',
      water: 'ਮੈਨੂੰ ਪਾਣੀ ਪੀਣਾ ਯਾਦ ਕਰਵਾਓ',
      posture: 'ਮੈਨੂੰ ਸਿੱਧਾ ਬੈਠਣਾ ਯਾਦ ਕਰਵਾਓ',
    }),
    fields: drafted<Record<TimeField | IntervalField, string>>({
      mood_popup_1: 'ਦਿਨ ਦਾ ਪਹਿਲਾ ਸਮਾਂ',
      mood_popup_2: 'ਦਿਨ ਦਾ ਦੂਜਾ ਸਮਾਂ',
      water_interval_minutes: 'ਪਾਣੀ ਦੇ ਰਿਮਾਈਂਡਰਾਂ ਵਿਚਕਾਰ ਮਿੰਟ',
      posture_interval_minutes: 'ਬੈਠਣ ਦੇ ਢੰਗ ਦੇ ਰਿਮਾਈਂਡਰਾਂ ਵਿਚਕਾਰ ਮਿੰਟ',
    }),
    organisation: (time: string) => `ਸੰਸਥਾ ਦਾ ਸਮਾਂ: ${time}`,
    quiet: 'ਸ਼ਾਂਤ ਘੰਟੇ',
    quietHint: 'ਇਨ੍ਹਾਂ ਘੰਟਿਆਂ ਵਿੱਚ ਕੋਈ ਰਿਮਾਈਂਡਰ ਨਹੀਂ।',
    quietFrom: 'ਸ਼ਾਂਤ ਘੰਟੇ ਕਦੋਂ ਤੋਂ',
    quietTo: 'ਸ਼ਾਂਤ ਘੰਟੇ ਕਦੋਂ ਤੱਕ',
    weekends: 'ਸ਼ਨਿੱਚਰਵਾਰ ਅਤੇ ਐਤਵਾਰ ਨੂੰ ਵੀ',
    pause: 'ਅੱਜ ਲਈ ਰੋਕੋ',
    paused: 'ਰਿਮਾਈਂਡਰ ਕੱਲ੍ਹ ਤੱਕ ਰੋਕੇ ਗਏ ਹਨ।',
    resume: 'ਅੱਜ ਫਿਰ ਚਾਲੂ ਕਰੋ',
    saved: 'ਸੇਵ ਹੋ ਗਿਆ।',
    notSaved: 'ਇਹ ਸੇਵ ਨਹੀਂ ਹੋਇਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  device: {
    title: 'ਇਸ ਡਿਵਾਈਸ ’ਤੇ',
    text: 'ਜਦੋਂ ਇਹ ਟੈਬ ਪਿੱਛੇ ਖੁੱਲ੍ਹੀ ਹੋਵੇ, ਰਿਮਾਈਂਡਰ ਨੋਟੀਫ਼ਿਕੇਸ਼ਨਾਂ ਰਾਹੀਂ ਲਓ। ਉਹ ਕਦੇ ਤੁਹਾਡੇ ਮਨ ਦੇ ਹਾਲ ਦੀ ਗੱਲ ਨਹੀਂ ਕਰਦੇ।',
    allow: 'ਨੋਟੀਫ਼ਿਕੇਸ਼ਨ ਚਾਲੂ ਕਰੋ',
    allowed: 'ਇਸ ਡਿਵਾਈਸ ’ਤੇ ਨੋਟੀਫ਼ਿਕੇਸ਼ਨ ਚਾਲੂ ਹਨ।',
    refused: 'ਤੁਹਾਡਾ ਬ੍ਰਾਊਜ਼ਰ ਇਸ ਪੰਨੇ ਦੇ ਨੋਟੀਫ਼ਿਕੇਸ਼ਨ ਰੋਕਦਾ ਹੈ। ਇਹ ਉਸ ਦੀ ਸੈਟਿੰਗ ਵਿੱਚ ਬਦਲਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
    cannot: 'ਇਹ ਬ੍ਰਾਊਜ਼ਰ ਇਸ ਪੰਨੇ ਦੇ ਨੋਟੀਫ਼ਿਕੇਸ਼ਨ ਨਹੀਂ ਦਿਖਾ ਸਕਦਾ।',
    closed: 'ਪੰਨਾ ਬੰਦ ਹੋਣ ’ਤੇ ਵੀ',
    closedHint: 'ਸੁਨੇਹਾ ਤੁਹਾਡੇ ਬ੍ਰਾਊਜ਼ਰ ਦੀ ਪੁਸ਼ ਸੇਵਾ ਰਾਹੀਂ ਆਉਂਦਾ ਹੈ। ਉਸ ਵਿੱਚ ਸਿਰਫ਼ ਇਹ ਹੁੰਦਾ ਹੈ ਕਿ ਕਿਹੜਾ ਰਿਮਾਈਂਡਰ ਹੈ।',
    closedShared: 'ਰਿਮਾਈਂਡਰ ਇਹ ਪੰਨਾ ਖੁੱਲ੍ਹਾ ਹੋਣ ’ਤੇ ਹੀ ਆਉਂਦੇ ਹਨ, ਕਿਉਂਕਿ ਇਹ ਡਿਵਾਈਸ ਸਾਂਝਾ ਹੈ।',
    closedOff: 'ਰਿਮਾਈਂਡਰ ਇਹ ਪੰਨਾ ਖੁੱਲ੍ਹਾ ਹੋਣ ’ਤੇ ਹੀ ਆਉਂਦੇ ਹਨ, ਕਿਉਂਕਿ ਸਾਡਾ ਸਰਵਰ ਪੁਸ਼ ਸੇਵਾ ਤੱਕ ਨਹੀਂ ਪਹੁੰਚ ਸਕਦਾ।',
    failed: 'ਇਹ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਬਾਅਦ ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
} as const;
