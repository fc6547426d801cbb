import type { AccountChange } from '../../account-changes.ts';
import { formatCount, plural } from './numbers.ts';
import { drafted } from '../draft.ts';

const people = (count: number) => `${formatCount(count)} ${plural(count, { one: 'ਵਿਅਕਤੀ', other: 'ਲੋਕਾਂ' })}`;
const accounts = (count: number) => `${formatCount(count)} ${plural(count, { one: 'ਖਾਤਾ', other: 'ਖਾਤੇ' })}`;

/** Both halves where there are both, joined into one sentence. */
function both(disabled: string | false, leaving: string | false): string {
  return [disabled, leaving].filter(Boolean).join(', ਅਤੇ ');
}

type Counts = Record<AccountChange, number>;

export const accountChangeMessages = {
  filter: 'ਖਾਤਿਆਂ ਦੀਆਂ ਤਬਦੀਲੀਆਂ',
  all: 'ਸਾਰੇ ਖਾਤੇ',
  kinds: drafted<Record<AccountChange | 'any', string>>({
    any: 'ਬੰਦ ਜਾਂ ਕੰਮ ਛੱਡ ਰਹੇ',
    disabled: 'ਸਿਰਫ਼ ਬੰਦ',
    leaving: 'ਸਿਰਫ਼ ਕੰਮ ਛੱਡ ਰਹੇ ਜਾਂ ਛੱਡ ਗਏ',
  }),
  from: 'ਤੋਂ',
  to: 'ਤੱਕ',
  by: 'ਕਿਸ ਨੇ ਕੀਤਾ',
  anyone: 'ਕਿਸੇ ਨੇ ਵੀ',
  goneAccount: 'ਮਿਟਾਏ ਗਏ ਖਾਤੇ ਵਾਲੇ',
  choose: (name: string) => `${name} ਨੂੰ ਚੁਣੋ`,
  chooseAll: (count: number) => `ਸਾਰੇ ${formatCount(count)} ਚੁਣੋ`,
  firstOnes: (count: number) => `ਪਹਿਲੇ ${formatCount(count)} ਦਿਖਾਏ ਹਨ। ਇਹ ਹੋ ਜਾਣ ਤਾਂ ਅਗਲੇ ਆਉਣਗੇ।`,
  /** A name is null where the list of actions does not say. */
  done: drafted<Record<AccountChange, (when: string | null, who: string | null) => string>>({
    disabled: (when: string | null, who: string | null) =>
      `ਬੰਦ ਕੀਤਾ${when === null ? '' : `, ${when} ਨੂੰ`}${who === null ? '' : `, ${who} ਵੱਲੋਂ`}`,
    leaving: (when: string | null, who: string | null) =>
      `ਕੰਮ ਛੱਡਣਾ ਦਰਜ ਕੀਤਾ${when === null ? '' : `, ${when} ਨੂੰ`}${who === null ? '' : `, ${who} ਵੱਲੋਂ`}`,
  }),
  leavesOn: (day: string) => `ਪਹਿਲਾ ਦਿਨ ਜਦੋਂ ਨਹੀਂ ਹੋਣਗੇ: ${day}`,
  button: (count: number) => (count === 0 ? 'ਪਹਿਲਾਂ ਵਾਂਗ ਕਰੋ' : `${people(count)} ਲਈ ਪਹਿਲਾਂ ਵਾਂਗ ਕਰੋ`),
  nobodyChosen: 'ਚੁਣੋ ਕਿ ਕਿਸ ਲਈ ਪਹਿਲਾਂ ਵਾਂਗ ਕਰਨਾ ਹੈ।',
  title: (count: number) => `${people(count)} ਲਈ ਸਭ ਪਹਿਲਾਂ ਵਾਂਗ ਕਰਨਾ ਹੈ?`,
  text: ({ disabled, leaving }: Counts) =>
    `${both(
      disabled > 0 && `${accounts(disabled)} ${plural(disabled, { one: 'ਚਾਲੂ ਹੋਵੇਗਾ', other: 'ਚਾਲੂ ਹੋਣਗੇ' })}`,
      leaving > 0 && `${people(leaving)} ਲਈ ਲਿਖਿਆ ਜਾਵੇਗਾ ਕਿ ਉਹ ਇੱਥੇ ਕੰਮ ਕਰਦੇ ਹਨ, ਅਤੇ ਈਮੇਲ ਨਾਲ ਦੱਸਿਆ ਜਾਵੇਗਾ`,
    )}। ਇਹ ਸਭ ਕੰਮਾਂ ਦੀ ਲਿਸਟ ਵਿੱਚ ਲਿਖਿਆ ਜਾਂਦਾ ਹੈ।`,
  confirm: 'ਪਹਿਲਾਂ ਵਾਂਗ ਕਰੋ',
  takenBack: ({ disabled, leaving }: Counts) =>
    disabled + leaving === 0
      ? 'ਬਦਲਣ ਲਈ ਕੁਝ ਨਹੀਂ ਬਚਿਆ: ਕਿਸੇ ਹੋਰ ਨੇ ਪਹਿਲਾਂ ਹੀ ਕਰ ਦਿੱਤਾ।'
      : `${both(
          disabled > 0 && `${accounts(disabled)} ਫਿਰ ${plural(disabled, { one: 'ਚਾਲੂ ਹੈ', other: 'ਚਾਲੂ ਹਨ' })}`,
          leaving > 0 && `${formatCount(leaving)} ${plural(leaving, { one: 'ਵਿਅਕਤੀ', other: 'ਲੋਕ' })} ਇੱਥੇ ਹੀ ਕੰਮ ਕਰਦੇ ਹਨ`,
        )}।`,
} as const;
