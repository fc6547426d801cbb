import type { AccountChange } from '../../account-changes.ts';
import { formatCount } from './numbers.ts';
import { drafted } from '../draft.ts';

const people = (count: number) => `${formatCount(count)} ଜଣ`;
const accounts = (count: number) => `${formatCount(count)}ଟି ଆକାଉଣ୍ଟ`;

/** Both halves where there are both, joined into one sentence. */
function both(disabled: string | false, leaving: string | false): string {
  return [disabled, leaving].filter(Boolean).join(', ଓ ');
}

type Counts = Record<AccountChange, number>;

/** Those disabled or marked as leaving, and how that is undone for many of them at once. */
export const accountChangeMessages = {
  filter: 'ଆକାଉଣ୍ଟର ବଦଳ',
  all: 'ଯେକୌଣସି ଆକାଉଣ୍ଟ',
  kinds: drafted<Record<AccountChange | 'any', string>>({
    any: 'ବନ୍ଦ ବା କାମ ଛାଡ଼ୁଥିବା',
    disabled: 'କେବଳ ବନ୍ଦ',
    leaving: 'କେବଳ କାମ ଛାଡ଼ିଥିବା ବା ଛାଡ଼ୁଥିବା',
  }),
  from: 'ଆରମ୍ଭ',
  to: 'ଶେଷ',
  by: 'କିଏ କଲେ',
  anyone: 'ଯେକେହି',
  goneAccount: 'ଡିଲିଟ୍ ହୋଇଥିବା ଆକାଉଣ୍ଟ',
  choose: (name: string) => `${name}ଙ୍କୁ ବାଛନ୍ତୁ`,
  chooseAll: (count: number) => `ସମସ୍ତ ${people(count)}ଙ୍କୁ ବାଛନ୍ତୁ`,
  firstOnes: (count: number) => `ପ୍ରଥମ ${people(count)} ଦେଖାଯାଉଛନ୍ତି। ଏମାନଙ୍କ କାମ ସରିଲେ ପରବର୍ତ୍ତୀ ଲୋକେ ଆସିବେ।`,
  /** A name is null where the list of actions does not say. */
  done: drafted<Record<AccountChange, (when: string | null, who: string | null) => string>>({
    disabled: (when: string | null, who: string | null) => `ବନ୍ଦ କରାଗଲା${details(when, who)}`,
    leaving: (when: string | null, who: string | null) => `କାମ ଛାଡ଼ୁଛନ୍ତି ବୋଲି ଲେଖାଗଲା${details(when, who)}`,
  }),
  leavesOn: (day: string) => `କାମରେ ନଥିବା ପ୍ରଥମ ଦିନ: ${day}`,
  button: (count: number) => (count === 0 ? 'ଆଗ ଭଳି କରନ୍ତୁ' : `${people(count)}ଙ୍କ ପାଇଁ ଆଗ ଭଳି କରନ୍ତୁ`),
  nobodyChosen: 'କାହା ପାଇଁ ଆଗ ଭଳି କରିବେ ବାଛନ୍ତୁ।',
  title: (count: number) => `${people(count)}ଙ୍କ ପାଇଁ ଏହା ଆଗ ଭଳି କରିବେ?`,
  text: ({ disabled, leaving }: Counts) =>
    `${both(
      disabled > 0 && `${accounts(disabled)} ଚାଲୁ ହେବ`,
      leaving > 0 && `${people(leaving)} ଏଠାରେ କାମ କରନ୍ତି ବୋଲି ଲେଖାଯିବ ଓ ଇମେଲ୍‌ରେ ଜଣାଇ ଦିଆଯିବ`,
    )}। ପ୍ରତିଟି ‘ସଦ୍ୟ କାମ’ ତାଲିକାରେ ରହିବ।`,
  confirm: 'ଆଗ ଭଳି କରନ୍ତୁ',
  takenBack: ({ disabled, leaving }: Counts) =>
    disabled + leaving === 0
      ? 'ଆଗ ଭଳି କରିବାକୁ ଆଉ କିଛି ନଥିଲା: ଅନ୍ୟ କେହି ଆଗରୁ କରିସାରିଛନ୍ତି।'
      : `${both(
          disabled > 0 && `${accounts(disabled)} ପୁଣି ଚାଲୁ ହେଲା`,
          leaving > 0 && `${people(leaving)} ଏଠାରେ କାମ କରନ୍ତି ବୋଲି ଲେଖାଗଲା`,
        )}।`,
} as const;

function details(when: string | null, who: string | null): string {
  const parts = [when, who].filter((part) => part !== null);
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`;
}
