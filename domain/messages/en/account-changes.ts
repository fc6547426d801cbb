import type { AccountChange } from '../../account-changes.ts';
import { formatCount, plural } from './numbers.ts';

const people = (count: number) => `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })}`;
const accounts = (count: number) => `${formatCount(count)} ${plural(count, { one: 'account', other: 'accounts' })}`;

/** Both halves where there are both, joined into one sentence. */
function both(disabled: string | false, leaving: string | false): string {
  return [disabled, leaving].filter(Boolean).join(', and ');
}

type Counts = Record<AccountChange, number>;

/** Those disabled or marked as leaving, and how that is undone for many of them at once. */
export const accountChangeMessages = {
  filter: 'Changes to accounts',
  all: 'Any account',
  kinds: {
    any: 'Disabled or leaving',
    disabled: 'Disabled only',
    leaving: 'Leaving or left only',
  } satisfies Record<AccountChange | 'any', string>,
  from: 'From',
  to: 'To',
  by: 'Done by',
  anyone: 'Anyone',
  goneAccount: 'a deleted account',
  choose: (name: string) => `Choose ${name}`,
  chooseAll: (count: number) => `Choose all ${formatCount(count)}`,
  firstOnes: (count: number) => `The first ${formatCount(count)} are shown. The next ones come once these are done.`,
  /** A name is null where the list of actions does not say. */
  done: {
    disabled: (when: string | null, who: string | null) =>
      `Disabled${when === null ? '' : ` on ${when}`}${who === null ? '' : ` by ${who}`}`,
    leaving: (when: string | null, who: string | null) =>
      `Marked as leaving${when === null ? '' : ` on ${when}`}${who === null ? '' : ` by ${who}`}`,
  } satisfies Record<AccountChange, (when: string | null, who: string | null) => string>,
  leavesOn: (day: string) => `First day away: ${day}`,
  button: (count: number) => (count === 0 ? 'Undo' : `Undo for ${people(count)}`),
  nobodyChosen: 'Choose whom to undo it for.',
  title: (count: number) => `Undo this for ${people(count)}?`,
  text: ({ disabled, leaving }: Counts) =>
    `${both(
      disabled > 0 && `${accounts(disabled)} will be enabled`,
      leaving > 0 && `${people(leaving)} will be noted as working here, and told by email`,
    )}. Each one is added to the list of actions.`,
  confirm: 'Undo',
  takenBack: ({ disabled, leaving }: Counts) =>
    disabled + leaving === 0
      ? 'There was nothing left to undo: someone else got there first.'
      : `${both(
          disabled > 0 && `${accounts(disabled)} ${plural(disabled, { one: 'is', other: 'are' })} enabled again`,
          leaving > 0 && `${people(leaving)} ${plural(leaving, { one: 'works', other: 'work' })} here after all`,
        )}.`,
} as const;
