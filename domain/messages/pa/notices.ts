import type { NoticeKind } from '../../notices.ts';
import { formatDay } from './dates.ts';
import { fieldNames } from './fields.ts';
import { policyNames } from './policy-names.ts';
import { drafted } from '../draft.ts';
import { named } from '../named.ts';

export const noticeMessages = {
  title: 'ਤੁਹਾਡੇ ਡੇਟਾ ਬਾਰੇ ਖ਼ਬਰ',
  dismiss: 'ਠੀਕ ਹੈ',
} as const;

const aboutRequest = () => 'ਤੁਹਾਡੀ ਫ਼ੋਨ ਕਾਲ ਦੀ ਬੇਨਤੀ ਬਾਰੇ ਖ਼ਬਰ';

/** One line on a phone; it leads to where the whole sentence is. */
export const noticeLines = drafted<Readonly<Record<NoticeKind, (detail: Readonly<Record<string, string>>) => string>>>({
  policy_loosened: () => 'ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਕੌਣ ਦੇਖ ਸਕਦਾ ਹੈ, ਇਹ ਬਦਲ ਗਿਆ ਹੈ',
  policy_tightened: () => 'ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਹੁਣ ਵੱਧ ਸੁਰੱਖਿਅਤ ਹੈ',
  policy_announced: (detail) => `ਕੌਣ ਦੇਖ ਸਕਦਾ ਹੈ, ਇਹ ${formatDay(detail['day'] ?? '')} ਨੂੰ ਬਦਲੇਗਾ`,
  policy_called_off: () => 'ਚੰਗੀ ਖ਼ਬਰ: ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਕੌਣ ਦੇਖ ਸਕਦਾ ਹੈ, ਉਵੇਂ ਹੀ ਰਹੇਗਾ',
  counsellor_joined: aboutRequest,
  counsellor_left: aboutRequest,
  counsellor_lost: aboutRequest,
  details_corrected: () => 'ਐਡਮਿਨ ਨੇ ਤੁਹਾਡੇ ਵੇਰਵੇ ਬਦਲੇ ਹਨ',
  email_asked: () => 'ਐਡਮਿਨ ਤੁਹਾਡੀ ਈਮੇਲ ਬਦਲਣਾ ਚਾਹੁੰਦੇ ਹਨ',
});

const policyName = (word: string | undefined) => named(policyNames, word);

const sayNo = 'ਤੁਸੀਂ ਹੇਠਾਂ ਇਸੇ ਪੰਨੇ ’ਤੇ ਇਸ ਨੂੰ ਨਾਂਹ ਕਹਿ ਸਕਦੇ ਹੋ।';

/** The whole sentence of a notice. */
export function noticeText(kind: NoticeKind, detail: Readonly<Record<string, string>>): string {
  switch (kind) {
    case 'policy_loosened':
      return `ਤੁਹਾਡੇ ਰਿਕਾਰਡ ਦੀ ਸੈਟਿੰਗ ‘${policyName(detail['from'])}’ ਤੋਂ ਬਦਲ ਕੇ ‘${policyName(detail['to'])}’ ਹੋ ਗਈ ਹੈ। ਹੁਣ ਤੋਂ ਜੋ ਸੇਵ ਹੋਵੇਗਾ, ਉਸ ’ਤੇ ਇਹ ਲਾਗੂ ਹੈ। ਪਹਿਲਾਂ ਵਾਲਾ ਓਨਾ ਹੀ ਸੁਰੱਖਿਅਤ ਹੈ ਜਿੰਨਾ ਸੀ, ਜਦੋਂ ਤੱਕ ਤੁਸੀਂ ਆਪ ਸਾਂਝਾ ਨਾ ਕਰੋ। ${sayNo}`;
    case 'policy_tightened':
      return `ਚੰਗੀ ਖ਼ਬਰ: ਤੁਹਾਡੇ ਰਿਕਾਰਡ ਦੀ ਸੈਟਿੰਗ ਹੁਣ ‘${policyName(detail['from'])}’ ਦੀ ਥਾਂ ‘${policyName(detail['to'])}’ ਹੈ। ਜੋ ਵੀ ਤੁਸੀਂ ਸੇਵ ਕੀਤਾ ਹੈ, ਸਭ ਇਸ ਨਾਲ ਸੁਰੱਖਿਅਤ ਹੈ। ਤੁਹਾਨੂੰ ਕੁਝ ਕਰਨ ਦੀ ਲੋੜ ਨਹੀਂ।`;
    case 'policy_announced':
      return `${formatDay(detail['day'] ?? '')} (${detail['time_zone']}) ਤੋਂ, ਪਹਿਲਾਂ ਨਹੀਂ, ਤੁਹਾਡੇ ਰਿਕਾਰਡ ਦੀ ਸੈਟਿੰਗ ‘${policyName(detail['from'])}’ ਤੋਂ ਬਦਲ ਕੇ ‘${policyName(detail['to'])}’ ਹੋ ਜਾਵੇਗੀ। ਉਦੋਂ ਤੱਕ ਜੋ ਸੇਵ ਹੋਵੇਗਾ, ਉਹ ਅੱਜ ਜਿੰਨਾ ਹੀ ਸੁਰੱਖਿਅਤ ਰਹੇਗਾ, ਜਦੋਂ ਤੱਕ ਤੁਸੀਂ ਆਪ ਸਾਂਝਾ ਨਾ ਕਰੋ। ${sayNo}`;
    case 'policy_called_off':
      return `ਐਲਾਨ ਹੋਇਆ ਸੀ ਕਿ ਤੁਹਾਡੇ ਰਿਕਾਰਡ ਦੀ ਸੈਟਿੰਗ ‘${policyName(detail['to'])}’ ਹੋ ਜਾਵੇਗੀ। ਹੁਣ ਇਹ ਨਹੀਂ ਬਦਲੇਗੀ: ਤਬਦੀਲੀ ਰੋਕ ਦਿੱਤੀ ਗਈ ਹੈ।`;
    case 'counsellor_joined':
      return `${counsellor(detail)} ਹੁਣ ਇੱਥੇ ਕਾਊਂਸਲਰ ਹਨ। ਤੁਹਾਡੀ ਹਾਂ ਤੋਂ ਬਿਨਾਂ ਉਹ ਤੁਹਾਡੀ ਫ਼ੋਨ ਕਾਲ ਦੀ ਬੇਨਤੀ ਨਹੀਂ ਦੇਖ ਸਕਦੇ।`;
    case 'counsellor_lost':
      return `${taker(detail)} ਹੁਣ ਇੱਥੇ ਕਾਊਂਸਲਰ ਨਹੀਂ ਹਨ। ਜੇ ਤੁਹਾਨੂੰ ਹਾਲੇ ਫ਼ੋਨ ਨਹੀਂ ਆਇਆ, ਤਾਂ ਦੁਬਾਰਾ ਮੰਗ ਸਕਦੇ ਹੋ।`;
    case 'details_corrected':
      return `ਐਡਮਿਨ ਨੇ ਤੁਹਾਡੇ ਵੇਰਵੇ ਠੀਕ ਕੀਤੇ ਹਨ: ${fieldNames(detail['fields'] ?? '')}। ਜੇ ਇਹ ਸਹੀ ਨਹੀਂ, ਤਾਂ ਉਨ੍ਹਾਂ ਨੂੰ ਦੱਸੋ।`;
    case 'email_asked':
      return 'ਐਡਮਿਨ ਨੇ ਤੁਹਾਡੇ ਖਾਤੇ ਦੀ ਈਮੇਲ ਬਦਲਣ ਲਈ ਕਿਹਾ ਹੈ। ਜਦੋਂ ਤੱਕ ਤੁਸੀਂ ਪਾਸਵਰਡ ਨਾਲ ਪੁਸ਼ਟੀ ਨਾ ਕਰੋ, ਕੁਝ ਨਹੀਂ ਬਦਲਦਾ।';
    case 'counsellor_left':
      return `${counsellor(detail)} ਹੁਣ ਇੱਥੇ ਕਾਊਂਸਲਰ ਨਹੀਂ ਹਨ ਅਤੇ ਤੁਹਾਡੀ ਫ਼ੋਨ ਕਾਲ ਦੀ ਬੇਨਤੀ ਨਹੀਂ ਦੇਖ ਸਕਦੇ।`;
  }
}

function taker({ name }: Readonly<Record<string, string>>): string {
  return name === undefined ? 'ਤੁਹਾਡੀ ਬੇਨਤੀ ਲੈਣ ਵਾਲੇ ਕਾਊਂਸਲਰ' : `ਤੁਹਾਡੀ ਬੇਨਤੀ ਲੈਣ ਵਾਲੇ ${name}`;
}

/** Without a name where the account is gone. */
function counsellor({ name }: Readonly<Record<string, string>>): string {
  return name ?? 'ਇੱਕ ਸਾਥੀ';
}
