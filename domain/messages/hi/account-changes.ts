import type { AccountChange } from '../../account-changes.ts';
import { formatCount } from './numbers.ts';
import { drafted } from '../draft.ts';

/** Before a postposition. */
const ofPeople = (count: number) => `${formatCount(count)} ${count === 1 ? 'व्यक्ति' : 'लोगों'}`;
const accounts = (count: number) => `${formatCount(count)} अकाउंट`;

/** Both halves where there are both, joined into one sentence. */
function both(disabled: string | false, leaving: string | false): string {
  return [disabled, leaving].filter(Boolean).join(', और ');
}

type Counts = Record<AccountChange, number>;

/** Those disabled or marked as leaving, and how that is undone for many of them at once. */
export const accountChangeMessages = {
  filter: 'अकाउंट में बदलाव',
  all: 'कोई भी अकाउंट',
  kinds: drafted<Record<AccountChange | 'any', string>>({
    any: 'बंद, या काम छोड़ने वाले',
    disabled: 'सिर्फ़ बंद',
    leaving: 'सिर्फ़ काम छोड़ने वाले या छोड़ चुके',
  }),
  from: 'कब से',
  to: 'कब तक',
  by: 'किसने किया',
  anyone: 'किसी ने भी',
  goneAccount: 'डिलीट हो चुका अकाउंट',
  choose: (name: string) => `${name} को चुनें`,
  chooseAll: (count: number) => `सभी ${formatCount(count)} चुनें`,
  firstOnes: (count: number) => `पहले ${formatCount(count)} दिख रहे हैं। ये हो जाने पर अगले आएँगे।`,
  /** A name is null where the list of actions does not say. */
  done: drafted<Record<AccountChange, (when: string | null, who: string | null) => string>>({
    disabled: (when: string | null, who: string | null) =>
      `${when === null ? '' : `${when} को `}बंद किया गया${who === null ? '' : ` (किसने: ${who})`}`,
    leaving: (when: string | null, who: string | null) =>
      `${when === null ? '' : `${when} को `}काम छोड़ना दर्ज किया गया${who === null ? '' : ` (किसने: ${who})`}`,
  }),
  leavesOn: (day: string) => `काम न करने का पहला दिन: ${day}`,
  button: (count: number) => (count === 0 ? 'पहले जैसा करें' : `${ofPeople(count)} के लिए पहले जैसा करें`),
  nobodyChosen: 'चुनें कि किसके लिए पहले जैसा करना है।',
  title: (count: number) => `${ofPeople(count)} के लिए इसे पहले जैसा करें?`,
  text: ({ disabled, leaving }: Counts) =>
    `${both(
      disabled > 0 && `${accounts(disabled)} चालू ${disabled === 1 ? 'होगा' : 'होंगे'}`,
      leaving > 0 && `${ofPeople(leaving)} के लिए दर्ज होगा कि उनका काम यहीं है, और उन्हें ईमेल से बताया जाएगा`,
    )}। हर बदलाव ‘किसने क्या किया’ की लिस्ट में जुड़ेगा।`,
  confirm: 'पहले जैसा करें',
  takenBack: ({ disabled, leaving }: Counts) =>
    disabled + leaving === 0
      ? 'पहले जैसा करने को कुछ नहीं बचा: यह किसी और ने कर दिया है।'
      : `${both(
          disabled > 0 && `${accounts(disabled)} फिर से चालू`,
          leaving > 0 && `${ofPeople(leaving)} का काम यहीं है`,
        )}।`,
} as const;
