import { reasonMinutes } from '../../visibility/reason-time.ts';
import type { VisibilityLevel } from '../../visibility/visibility-levels.ts';
import type { RecordPolicy } from '../../visibility/record-policy.ts';
import { drafted } from '../draft.ts';

type ByPolicy = Record<RecordPolicy, string>;

const alone = 'ਤੁਸੀਂ ਕਿਹੜੇ ਸਵਾਲ ਦਾ ਕੀ ਜਵਾਬ ਦਿੱਤਾ, ਇਹ ਉਹ ਨਹੀਂ ਦੇਖ ਸਕਦੇ।';
const hidden = 'ਤੁਸੀਂ ਕਿਹੜੇ ਸਵਾਲ ਦਾ ਕੀ ਜਵਾਬ ਦਿੱਤਾ, ਇਹ ਹੋਰ ਕੋਈ ਨਹੀਂ ਦੇਖ ਸਕਦਾ।';
const counted = 'ਇਹ ਸਿਰਫ਼ ਸਭ ਦੇ ਕੁੱਲ ਅੰਕੜਿਆਂ ਵਿੱਚ ਗਿਣੇ ਜਾਂਦੇ ਹਨ।';

/** Who sees what, in a sentence or two that are true under the policy in force. The page about it has the whole list. */
export const audienceMessages = {
  title: 'ਮੇਰੇ ਜਵਾਬ ਕੌਣ ਦੇਖ ਸਕਦਾ ਹੈ?',
  link: 'ਕੌਣ ਕੀ ਦੇਖ ਸਕਦਾ ਹੈ',
  linkText: 'ਲੋਕ ਕੀ ਦੇਖ ਸਕਦੇ ਹਨ ਅਤੇ ਕੀ ਨਹੀਂ, ਸਭ ਇੱਕੋ ਪੰਨੇ ’ਤੇ।',
  unknown: 'ਤੁਸੀਂ ਕਿਹੜੇ ਸਵਾਲ ਦਾ ਕੀ ਜਵਾਬ ਦਿੱਤਾ, ਇਹ ਕੰਮ ’ਤੇ ਕੋਈ ਨਹੀਂ ਦੇਖ ਸਕਦਾ। ਬਾਕੀ ਸਭ ਲਈ ਦੇਖੋ:',
  registration: {
    always: (kinds: string) => `ਤੁਹਾਡੇ ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਇਹ ਦੇਖ ਸਕਦੇ ਹਨ: ${kinds}।`,
    withReason: (kinds: string) => `ਇਹ ਖੋਲ੍ਹਣ ਲਈ ਐਡਮਿਨ ਨੂੰ ਕਾਰਨ ਦੱਸਣਾ ਪੈਂਦਾ ਹੈ, ਜੋ ਤੁਸੀਂ ਪੜ੍ਹ ਸਕਦੇ ਹੋ: ${kinds}।`,
    ifShared: (kinds: string) => `ਇਹ ਐਡਮਿਨ ਤਾਂ ਹੀ ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ ਜੇ ਤੁਸੀਂ ਸਾਂਝਾ ਕਰੋ: ${kinds}।`,
    hidden: (kinds: string) => `ਇਹ ਕੰਮ ’ਤੇ ਹੋਰ ਕੋਈ ਨਹੀਂ ਦੇਖ ਸਕਦਾ: ${kinds}।`,
    headline: drafted<Record<VisibilityLevel, string>>({
      always: 'ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਤੁਹਾਡੇ ਨਤੀਜੇ ਅਤੇ ਮੂਡ ਦੇਖ ਸਕਦੇ ਹਨ।',
      with_reason: 'ਤੁਹਾਡੇ ਨਤੀਜੇ ਅਤੇ ਮੂਡ ਦੇਖਣ ਲਈ ਐਡਮਿਨ ਨੂੰ ਕਾਰਨ ਦੱਸਣਾ ਪੈਂਦਾ ਹੈ, ਜੋ ਤੁਸੀਂ ਪੜ੍ਹ ਸਕਦੇ ਹੋ।',
      if_shared: 'ਤੁਹਾਡੇ ਨਤੀਜੇ ਅਤੇ ਮੂਡ ਐਡਮਿਨ ਤਾਂ ਹੀ ਦੇਖ ਸਕਦੇ ਹਨ ਜੇ ਤੁਸੀਂ ਸਾਂਝੇ ਕਰੋ।',
      nothing: 'ਤੁਹਾਡੇ ਨਤੀਜੇ ਅਤੇ ਮੂਡ ਕੰਮ ’ਤੇ ਹੋਰ ਕੋਈ ਨਹੀਂ ਦੇਖ ਸਕਦਾ।',
    }),
    answersAlone: 'ਕਿਹੜੇ ਸਵਾਲ ਦਾ ਕੀ ਜਵਾਬ ਦਿੱਤਾ, ਇਹ ਸਿਰਫ਼ ਤੁਸੀਂ ਦੇਖ ਸਕਦੇ ਹੋ।',
    more: 'ਹੋਰ ਲੋਕ ਕੀ ਦੇਖ ਸਕਦੇ ਹਨ ਅਤੇ ਕੀ ਨਹੀਂ, ਸਭ ਕੁਝ',
    /** The middle is a link. */
    agree: (count: number | undefined) =>
      [
        'ਰਜਿਸਟਰ ਕਰਨ ਦਾ ਮਤਲਬ ਹੈ ਕਿ ਤੁਸੀਂ ',
        count === undefined ? 'ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ' : `ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ (ਵਰਜ਼ਨ ${count})`,
        ' ਨਾਲ ਸਹਿਮਤ ਹੋ।',
      ] as const,
    groups: (people: number) => `ਤੁਹਾਡੇ ਨਤੀਜੇ ਅਤੇ ਮੂਡ ਸਭ ਦੇ ਕੁੱਲ ਅੰਕੜਿਆਂ ਵਿੱਚ, ਅਤੇ ${people} ਜਾਂ ਵੱਧ ਲੋਕਾਂ ਦੇ ਗਰੁੱਪਾਂ ਵਿੱਚ ਵੀ ਗਿਣੇ ਜਾਂਦੇ ਹਨ।`,
    largeGroups: 'ਤੁਹਾਡੇ ਨਤੀਜੇ ਅਤੇ ਮੂਡ ਸਭ ਦੇ ਕੁੱਲ ਅੰਕੜਿਆਂ ਵਿੱਚ ਵੀ ਗਿਣੇ ਜਾਂਦੇ ਹਨ। ਹਰ ਗਿਣਤੀ ਬਿਨਾਂ ਕਿਸੇ ਤਰਤੀਬ ਥੋੜ੍ਹੀ ਵਧਾਈ ਜਾਂ ਘਟਾਈ ਜਾਂਦੀ ਹੈ।',
  },
  changes: (line: string, day: string) => `${line} (${day} ਨੂੰ ਬਦਲੇਗਾ)`,
  inOneLine: drafted<ByPolicy>({
    open: 'ਐਡਮਿਨ ਤੁਹਾਡੇ ਨਤੀਜੇ ਅਤੇ ਮੂਡ ਦੇਖ ਸਕਦੇ ਹਨ',
    reason: 'ਐਡਮਿਨ ਕਾਰਨ ਦੱਸ ਕੇ ਹੀ ਤੁਹਾਡੇ ਨਤੀਜੇ ਦੇਖ ਸਕਦੇ ਹਨ',
    consent: 'ਐਡਮਿਨ ਸਿਰਫ਼ ਉਹ ਦੇਖਦੇ ਹਨ ਜੋ ਤੁਸੀਂ ਸਾਂਝਾ ਕਰੋ',
    never: 'ਤੁਹਾਡੇ ਨਤੀਜੇ ਜਾਂ ਮੂਡ ਹੋਰ ਕੋਈ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਦਾ',
  }),
  answers: drafted<ByPolicy>({
    open: `ਤੁਸੀਂ। ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਤੁਹਾਡੇ ਨਤੀਜੇ (ਤਾਰੀਖ਼, ਸਕੋਰ ਅਤੇ ਪੱਧਰ) ਅਤੇ ਮੂਡ, ਤੁਹਾਡੇ ਨਾਂ ਨਾਲ, ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ। ${alone}`,
    reason: `ਤੁਸੀਂ। ਕਾਰਨ ਦੱਸ ਕੇ ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਤੁਹਾਡੇ ਨਤੀਜੇ (ਤਾਰੀਖ਼, ਸਕੋਰ ਅਤੇ ਪੱਧਰ) ਅਤੇ ਮੂਡ, ਤੁਹਾਡੇ ਨਾਂ ਨਾਲ, ${reasonMinutes} ਮਿੰਟ ਲਈ ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ। ਕਿਸ ਨੇ ਤੇ ਕਿਉਂ, ਇਹ ਤੁਹਾਨੂੰ ਦਿਸਦਾ ਹੈ। ${alone}`,
    consent: `ਤੁਸੀਂ। ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਤੁਹਾਡੇ ਨਤੀਜੇ (ਤਾਰੀਖ਼, ਸਕੋਰ ਅਤੇ ਪੱਧਰ) ਅਤੇ ਮੂਡ, ਤੁਹਾਡੇ ਨਾਂ ਨਾਲ, ਤਾਂ ਹੀ ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ ਜੇ ਤੁਸੀਂ ਸਾਂਝੇ ਕਰੋ। ${alone}`,
    never: `ਤੁਸੀਂ। ਤੁਹਾਡੇ ਨਾਂ ਨਾਲ ਤੁਹਾਡੇ ਨਤੀਜੇ ਜਾਂ ਮੂਡ ਹੋਰ ਕੋਈ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਦਾ। ${counted} ${hidden}`,
  }),
  result: drafted<ByPolicy>({
    open: `ਤੁਸੀਂ। ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਤਾਰੀਖ਼, ਸਕੋਰ ਅਤੇ ਪੱਧਰ, ਤੁਹਾਡੇ ਨਾਂ ਨਾਲ, ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ। ${alone}`,
    reason: `ਤੁਸੀਂ। ਕਾਰਨ ਦੱਸ ਕੇ ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਤਾਰੀਖ਼, ਸਕੋਰ ਅਤੇ ਪੱਧਰ, ਤੁਹਾਡੇ ਨਾਂ ਨਾਲ, ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ। ਕਿਸ ਨੇ ਤੇ ਕਿਉਂ, ਇਹ ਤੁਹਾਨੂੰ ਦਿਸਦਾ ਹੈ। ${alone}`,
    consent: `ਤੁਸੀਂ। ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਤਾਰੀਖ਼, ਸਕੋਰ ਅਤੇ ਪੱਧਰ, ਤੁਹਾਡੇ ਨਾਂ ਨਾਲ, ਤਾਂ ਹੀ ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ ਜੇ ਤੁਸੀਂ ਸਾਂਝਾ ਕਰੋ। ${alone}`,
    never: `ਤੁਸੀਂ। ਤੁਹਾਡੇ ਨਾਂ ਨਾਲ ਇਹ ਹੋਰ ਕੋਈ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਦਾ। ਇਹ ਸਿਰਫ਼ ਸਭ ਦੇ ਕੁੱਲ ਅੰਕੜਿਆਂ ਵਿੱਚ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ। ${hidden}`,
  }),
} as const;
