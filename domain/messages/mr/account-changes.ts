import type { AccountChange } from '../../account-changes.ts';
import { formatCount, plural } from './numbers.ts';
import { drafted } from '../draft.ts';

/** '3 जणांसाठी' and '3 जण': a noun by itself, and before an ending. */
const people = (count: number) => `${formatCount(count)} ${plural(count, { one: 'व्यक्ती', other: 'जण' })}`;
const forPeople = (count: number) => `${formatCount(count)} ${plural(count, { one: 'व्यक्तीसाठी', other: 'जणांसाठी' })}`;
const accounts = (count: number) => `${formatCount(count)} ${plural(count, { one: 'खाते', other: 'खाती' })}`;

/** Both halves where there are both, joined into one sentence. */
function both(disabled: string | false, leaving: string | false): string {
  return [disabled, leaving].filter(Boolean).join(', आणि ');
}

type Counts = Record<AccountChange, number>;

/** Those disabled or marked as leaving, and how that is undone for many of them at once. */
export const accountChangeMessages = {
  filter: 'खात्यांतले बदल',
  all: 'कोणतेही खाते',
  kinds: drafted<Record<AccountChange | 'any', string>>({
    any: 'बंद केलेली किंवा काम सोडणारे',
    disabled: 'फक्त बंद केलेली',
    leaving: 'फक्त काम सोडणारे किंवा सोडलेले',
  }),
  from: 'पासून',
  to: 'पर्यंत',
  by: 'कोणी केले',
  anyone: 'कोणीही',
  goneAccount: 'माजी खातेदार',
  choose: (name: string) => `${name} निवडा`,
  chooseAll: (count: number) => `सर्व ${formatCount(count)} निवडा`,
  firstOnes: (count: number) => `पहिले ${formatCount(count)} दाखवले आहेत. हे झाले, की पुढचे दिसतील.`,
  /** A name is null where the list of actions does not say. */
  done: {
    disabled: (when: string | null, who: string | null) =>
      `बंद केले${when === null ? '' : `, ${when} ला`}${who === null ? '' : ` (${who})`}`,
    leaving: (when: string | null, who: string | null) =>
      `काम सोडत असल्याची नोंद केली${when === null ? '' : `, ${when} ला`}${who === null ? '' : ` (${who})`}`,
  } satisfies Partial<Record<AccountChange, (when: string | null, who: string | null) => string>>,
  leavesOn: (day: string) => `काम सोडल्यानंतरचा पहिला दिवस: ${day}`,
  button: (count: number) => (count === 0 ? 'पूर्ववत करा' : `${forPeople(count)} पूर्ववत करा`),
  nobodyChosen: 'कोणासाठी पूर्ववत करायचे ते निवडा.',
  title: (count: number) => `हे ${forPeople(count)} पूर्ववत करायचे?`,
  text: ({ disabled, leaving }: Counts) =>
    `${both(
      disabled > 0 && `${accounts(disabled)} पुन्हा सुरू ${plural(disabled, { one: 'होईल', other: 'होतील' })}`,
      leaving > 0 &&
        `${people(leaving)} इथे काम ${plural(leaving, { one: 'करते', other: 'करतात' })} अशी नोंद होईल, आणि त्यांना ईमेलने कळवले जाईल`,
    )}. प्रत्येकाची केलेल्या कामांच्या यादीत नोंद होते.`,
  confirm: 'पूर्ववत करा',
  takenBack: ({ disabled, leaving }: Counts) =>
    disabled + leaving === 0
      ? 'पूर्ववत करण्यासारखे काही उरले नव्हते: दुसऱ्या कोणीतरी ते आधीच केले.'
      : `${both(
          disabled > 0 && `${accounts(disabled)} पुन्हा सुरू ${plural(disabled, { one: 'झाले', other: 'झाली' })}`,
          leaving > 0 && `${people(leaving)} इथे काम ${plural(leaving, { one: 'करते', other: 'करतात' })} अशी नोंद झाली`,
        )}.`,
} as const;
