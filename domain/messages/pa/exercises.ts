import { breathingPatterns } from '../../exercises/breathing.ts';
import type { BreathingPattern, BreathingPhase } from '../../exercises/breathing.ts';
import { eyeRest } from '../../exercises/eye-rest.ts';
import { plural } from './numbers.ts';
import { drafted } from '../draft.ts';

/** '4-4-6' */
const pace = (pattern: BreathingPattern) => breathingPatterns[pattern].map((step) => step.seconds).join('-');

export const exerciseMessages = {
  title: 'ਮੇਰੀ ਸਿਹਤ',
  intro: 'ਛੋਟੀਆਂ ਬ੍ਰੇਕਾਂ। ਜਦੋਂ ਚਾਹੋ, ਰੁਕ ਜਾਓ।',
  breathing: {
    title: 'ਸਾਹ ਦੀ ਕਸਰਤ',
    text: 'ਗੋਲੇ ਵਿਚਲੇ ਸ਼ਬਦਾਂ ਨਾਲ ਚੱਲੋ। ਚੱਕਰ ਆਉਣ ਤਾਂ ਆਮ ਵਾਂਗ ਸਾਹ ਲਓ।',
    phases: drafted<Record<BreathingPhase, string>>({ inhale: 'ਸਾਹ ਅੰਦਰ', hold: 'ਸਾਹ ਰੋਕੋ', exhale: 'ਸਾਹ ਬਾਹਰ' }),
    start: 'ਸ਼ੁਰੂ ਕਰੋ',
    stop: 'ਬੰਦ ਕਰੋ',
    fullScreen: 'ਪੂਰੀ ਸਕ੍ਰੀਨ',
    leaveFullScreen: 'ਪੂਰੀ ਸਕ੍ਰੀਨ ਛੱਡੋ',
    advice: 'ਦਿਲ ਜਾਂ ਫੇਫੜਿਆਂ ਦੀ ਤਕਲੀਫ਼ ਹੋਵੇ, ਗਰਭਵਤੀ ਹੋਵੋ, ਜਾਂ ਪੈਨਿਕ ਅਟੈਕ ਆਉਂਦੇ ਹੋਣ, ਤਾਂ ਸਾਹ ਰੋਕੇ ਬਿਨਾਂ ਵਾਲੇ ਤਰੀਕੇ ਨਾਲ ਸ਼ੁਰੂ ਕਰੋ।',
    takeAdvised: 'ਸਾਹ ਰੋਕੇ ਬਿਨਾਂ ਕਰੋ',
    takesAdvised: 'ਹੁਣ ਸਾਹ ਰੋਕੇ ਬਿਨਾਂ ਚੱਲ ਰਿਹਾ ਹੈ।',
    choose: 'ਸਾਹ ਦੇ ਹੋਰ ਤਰੀਕੇ',
    pattern: 'ਸਾਹ ਦਾ ਤਰੀਕਾ',
    patterns: drafted<Record<BreathingPattern, string>>({
      calm: `${pace('calm')}, ਥੋੜ੍ਹਾ ਰੋਕ ਕੇ`,
      steady: `${pace('steady')}, ਰੋਕੇ ਬਿਨਾਂ`,
      box: `${pace('box')}, ਬਰਾਬਰ ਗਿਣਤੀ ਵਾਲਾ`,
    }),
    length: 'ਕਿੰਨੀ ਦੇਰ',
    minutes: (count: number) => `${count} ਮਿੰਟ`,
    noEnd: 'ਸਮੇਂ ਦੀ ਹੱਦ ਨਹੀਂ',
    sound: 'ਹਰ ਤਬਦੀਲੀ ’ਤੇ ਹਲਕੀ ਆਵਾਜ਼',
    vibration: 'ਹਰ ਤਬਦੀਲੀ ’ਤੇ ਹਲਕੀ ਵਾਈਬ੍ਰੇਸ਼ਨ',
    noteMood: 'ਪਹਿਲਾਂ ਅਤੇ ਬਾਅਦ ਦਾ ਮੂਡ ਵੀ ਦੇਖੋ',
    left: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')} ਬਾਕੀ`,
    done: (minutes: number) =>
      `${plural(minutes, { one: 'ਇੱਕ ਮਿੰਟ ਹੋ ਗਿਆ', other: `${minutes} ਮਿੰਟ ਹੋ ਗਏ` })}। ਸਾਹ ਨੂੰ ਆਪਣੀ ਚਾਲ ਨਾਲ ਚੱਲਣ ਦਿਓ।`,
    before: 'ਸ਼ੁਰੂ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਮੂਡ ਕਿਹੋ ਜਿਹਾ ਹੈ?',
    after: 'ਹੁਣ ਮੂਡ ਕਿਹੋ ਜਿਹਾ ਹੈ?',
    moodStays: 'ਇਹ ਇਸੇ ਪੰਨੇ ’ਤੇ ਰਹਿੰਦਾ ਹੈ, ਸੇਵ ਨਹੀਂ ਹੁੰਦਾ।',
    compared: (before: string, after: string) => `ਪਹਿਲਾਂ: ${before}। ਹੁਣ: ${after}।`,
  },
  posture: {
    title: 'ਦਫ਼ਤਰ ਵਿੱਚ ਬੈਠੇ-ਬੈਠੇ ਕਸਰਤ',
    text: 'ਕੁਝ ਦੇਰ ਤੋਂ ਬੈਠੇ ਹੋ ਤਾਂ ਥੋੜ੍ਹਾ ਹਿੱਲਣ-ਜੁੱਲਣ ਨਾਲ ਚੰਗਾ ਲੱਗਦਾ ਹੈ।',
    steps: [
      { pose: 'back', text: 'ਪਿੱਠ ਸਿੱਧੀ ਕਰੋ', more: 'ਸਿੱਧੇ ਬੈਠੋ, ਦੋਵੇਂ ਪੈਰ ਫ਼ਰਸ਼ ’ਤੇ।', seconds: 15 },
      {
        pose: 'shoulders',
        text: 'ਮੋਢੇ ਹੌਲੀ-ਹੌਲੀ ਘੁਮਾਓ',
        more: 'ਕੁਝ ਵਾਰ ਪਿੱਛੇ ਵੱਲ, ਫਿਰ ਅੱਗੇ ਵੱਲ।',
        seconds: 20,
      },
      {
        pose: 'neck',
        text: 'ਗਰਦਨ ਢਿੱਲੀ ਛੱਡੋ',
        more: 'ਸਿਰ ਇੱਕ ਪਾਸੇ ਝੁਕਾਓ, ਫਿਰ ਦੂਜੇ ਪਾਸੇ, ਓਨਾ ਹੀ ਜਿੰਨਾ ਸੌਖਾ ਲੱਗੇ।',
        seconds: 20,
      },
      { pose: 'repeat', text: 'ਹਰ 30 ਮਿੰਟ ਬਾਅਦ ਦੁਹਰਾਓ', more: 'ਜਾਂ ਥੋੜ੍ਹੀ ਦੇਰ ਉੱਠ ਖੜ੍ਹੋ।', seconds: 0 },
    ],
    begin: 'ਮੈਨੂੰ ਨਾਲ-ਨਾਲ ਦੱਸੋ',
    next: 'ਅਗਲਾ ਕਦਮ',
    end: 'ਇੱਥੇ ਖ਼ਤਮ ਕਰੋ',
    step: (number: number, text: string) => `ਕਦਮ ${number}: ${text}।`,
    done: 'ਬਸ, ਹੋ ਗਿਆ। ਚੰਗੀ ਬ੍ਰੇਕ ਰਹੀ।',
  },
  eyeRest: {
    title: 'ਅੱਖਾਂ ਦੇ ਆਰਾਮ ਦੀ ਕਸਰਤ',
    text: 'ਦੂਰ ਦੇਖਣ ਨਾਲ ਅੱਖਾਂ ਨੂੰ ਸਕ੍ਰੀਨ ਤੋਂ ਆਰਾਮ ਮਿਲਦਾ ਹੈ।',
    rule: '20-20-20 ਦਾ ਨਿਯਮ',
    ruleText: 'ਹਰ 20 ਮਿੰਟ ਬਾਅਦ 20 ਫੁੱਟ ਦੂਰ ਕਿਸੇ ਚੀਜ਼ ਨੂੰ 20 ਸਕਿੰਟ ਦੇਖੋ',
    distance: `${eyeRest.feet} ਫੁੱਟ ਲਗਭਗ 6 ਮੀਟਰ ਹੁੰਦੇ ਹਨ: ਵੱਡੇ ਕਮਰੇ ਦਾ ਦੂਜਾ ਸਿਰਾ, ਜਾਂ ਖਿੜਕੀ ਤੋਂ ਬਾਹਰ।`,
    blink: 'ਹੌਲੀ-ਹੌਲੀ ਅੱਖਾਂ ਝਪਕੋ',
    blinkText: 'ਸਕ੍ਰੀਨ ਅੱਗੇ ਲੋਕ ਘੱਟ ਅੱਖਾਂ ਝਪਕਦੇ ਹਨ, ਅਤੇ ਖੁਸ਼ਕ ਅੱਖਾਂ ਥੱਕ ਜਾਂਦੀਆਂ ਹਨ।',
    begin: `${eyeRest.seconds} ਸਕਿੰਟ ਸ਼ੁਰੂ ਕਰੋ`,
    again: 'ਇੱਕ ਵਾਰ ਫਿਰ',
    end: 'ਇੱਥੇ ਖ਼ਤਮ ਕਰੋ',
    lookAway: 'ਹੁਣ ਦੂਰ ਦੇਖੋ',
    lookBack: 'ਹੁਣ ਫਿਰ ਸਕ੍ਰੀਨ ਵੱਲ ਦੇਖ ਸਕਦੇ ਹੋ। ਕੁਝ ਵਾਰ ਹੌਲੀ-ਹੌਲੀ ਅੱਖਾਂ ਝਪਕੋ।',
    tone: 'ਅਖੀਰ ਵਿੱਚ ਹਲਕੀ ਆਵਾਜ਼',
  },
  secondsLeft: (seconds: number) => `${seconds} ਸਕਿੰਟ`,
} as const;
