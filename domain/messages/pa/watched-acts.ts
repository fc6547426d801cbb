import { adminRequestHours } from '../../admin-requests.ts';
import type { WatchedAct } from '../../watched-acts.ts';
import { announcedDays } from '../../visibility/coming-policy.ts';
import { formatCount, numberInWords, plural } from './numbers.ts';

const times = (count: number) => (count === 1 ? '' : `, ${numberInWords(count)} ਵਾਰ`);

const accounts = (count: number) => `${formatCount(count)} ${plural(count, { one: 'ਖਾਤਾ', other: 'ਖਾਤੇ' })}`;

export const watchedActsMail = {
  subject: (productTitle: string) => `${productTitle}: ਇੱਕ ਐਡਮਿਨ ਨੇ ਤਬਦੀਲੀਆਂ ਕੀਤੀਆਂ ਜਿਨ੍ਹਾਂ ਦਾ ਤੁਹਾਨੂੰ ਪਤਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ`,
  text: (acts: readonly string[], link: string) =>
    [
      'ਪਿਛਲੇ ਕੁਝ ਮਿੰਟਾਂ ਵਿੱਚ ਐਡਮਿਨ ਦੇ ਹੱਕ ਨਾਲ ਇਹ ਕੀਤਾ ਗਿਆ:',
      '',
      ...acts.flatMap((act) => [`- ${act}`, '']),
      'ਕਿਸ ਨੇ ਕੀ ਕੀਤਾ, ਕੰਮਾਂ ਦੀ ਲਿਸਟ ਵਿੱਚ ਹੈ:',
      '',
      link,
      '',
      'ਜੇ ਤੁਹਾਨੂੰ ਇਸ ਦੀ ਉਮੀਦ ਸੀ, ਤਾਂ ਇਸ ਈਮੇਲ ਵੱਲ ਧਿਆਨ ਨਾ ਦਿਓ। ਨਹੀਂ ਤਾਂ ਕਰਨ ਵਾਲੇ ਐਡਮਿਨ ਨੂੰ ਪੁੱਛੋ। ਸਰਵਰ ਚਲਾਉਣ ਵਾਲੇ ਕਿਸੇ ਐਡਮਿਨ ਨੂੰ ਤੁਰੰਤ ਰੋਕ ਸਕਦੇ ਹਨ।',
    ].join('\n'),
  acts: {
    admin_made: (count) => `ਕਿਸੇ ਨੂੰ ਐਡਮਿਨ ਬਣਾਇਆ ਗਿਆ${times(count)}।`,
    admin_taken: (count) => `ਇੱਕ ਐਡਮਿਨ ਦੀ ਪਹੁੰਚ ਹਟਾਈ ਗਈ${times(count)}।`,
    admin_asked: (count) =>
      `ਕਿਸੇ ਨੇ ਇੱਕ ਐਡਮਿਨ ਦੀ ਪਹੁੰਚ ਹਟਾਉਣ ਦੀ ਬੇਨਤੀ ਕੀਤੀ${times(count)}। ਇਹ ਕਿਸੇ ਹੋਰ ਐਡਮਿਨ ਦੀ ਹਾਂ, ਜਾਂ ${adminRequestHours} ਘੰਟੇ ਉਡੀਕਦੀ ਹੈ।`,
    admin_objected: (count) => `ਇੱਕ ਐਡਮਿਨ ਨੇ ਆਪਣੀ ਪਹੁੰਚ ਹਟਾਉਣ ’ਤੇ ਇਤਰਾਜ਼ ਕੀਤਾ${times(count)}।`,
    rule_announced: (count) =>
      `ਨਾਂ ਵਾਲੇ ਰਿਕਾਰਡਾਂ ਲਈ ਵੱਧ ਖੁੱਲ੍ਹੀ ਸੈਟਿੰਗ ਦਾ ਐਲਾਨ ਹੋਇਆ${times(count)}। ਇਹ ${numberInWords(announcedDays)} ਦਿਨ ਉਡੀਕਦੀ ਹੈ, ਅਤੇ ਉਦੋਂ ਤੱਕ ਕੋਈ ਵੀ ਐਡਮਿਨ ਰੋਕ ਸਕਦਾ ਹੈ।`,
    rule_loosened: (count) => `ਨਾਂ ਵਾਲੇ ਰਿਕਾਰਡਾਂ ਦੀ ਸੈਟਿੰਗ ਵੱਧ ਖੁੱਲ੍ਹੀ ਕੀਤੀ ਗਈ${times(count)}।`,
    care_question_off: (count) => `ਮਦਦ ਦਿਖਾਉਣ ਵਾਲਾ ਸਵਾਲ ਬੰਦ ਕੀਤਾ ਗਿਆ${times(count)}।`,
    help_line_gone: (count) => `ਇੱਕ ਹੈਲਪਲਾਈਨ ਹਟਾਈ ਗਈ, ਜਾਂ ਉਸ ਦੇ ਨੰਬਰ ਬਦਲੇ ਗਏ${times(count)}।`,
    registration_changed: (count) => `ਕੌਣ ਰਜਿਸਟਰ ਕਰ ਸਕਦਾ ਹੈ, ਇਹ ਬਦਲਿਆ ਗਿਆ${times(count)}।`,
    names_exported: (count) => `ਮੁਲਾਜ਼ਮਾਂ ਦੇ ਨਾਂਵਾਂ ਦੀ ਲਿਸਟ ਡਾਊਨਲੋਡ ਕੀਤੀ ਗਈ${times(count)}।`,
    many_opened: (count) => `ਇੱਕ ਘੰਟੇ ਦੇ ਅੰਦਰ ${formatCount(count)} ਵੱਖ-ਵੱਖ ਲੋਕਾਂ ਦੇ ਰਿਕਾਰਡ ਖੋਲ੍ਹੇ ਗਏ।`,
    many_ended: (count) => `ਇੱਕ ਦਿਨ ਦੇ ਅੰਦਰ ਬੰਦ ਕੀਤੇ ਜਾਂ ਕੰਮ ਛੱਡਣ ਵਾਲੇ ਲਿਖੇ ਗਏ: ${accounts(count)}।`,
  } satisfies Partial<Record<WatchedAct, (count: number) => string>>,
} as const;
