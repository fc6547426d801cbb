import { reasonMinutes } from '../../visibility/reason-time.ts';
import type { VisibilityLevel } from '../../visibility/visibility-levels.ts';
import type { RecordPolicy } from '../../visibility/record-policy.ts';
import { drafted } from '../draft.ts';

type ByPolicy = Record<RecordPolicy, string>;

const alone = 'एकेका प्रश्नाची उत्तरे त्यांना दिसत नाहीत.';
const hidden = 'एकेका प्रश्नाची उत्तरे इतर कोणालाही दिसत नाहीत.';
const counted = 'ते फक्त सर्वांच्या एकत्रित आकड्यांत मोजले जातात.';

/** Who sees what, in a sentence or two that are true under the policy in force. The page about it has the whole list. */
export const audienceMessages = {
  title: 'माझी उत्तरे कोण पाहू शकते?',
  link: 'कोण काय पाहू शकते',
  linkText: 'लोक काय पाहू शकतात आणि काय नाही, ते सर्व एका पानावर.',
  /** Where the policy is not known: true under each. */
  unknown: 'आपण एकेका प्रश्नाला दिलेली उत्तरे कामाच्या ठिकाणी कोणीही पाहू शकत नाही. बाकीच्या माहितीबद्दल इथे पाहा:',
  /** Each with a list of what it is about: made for the policy in force in `registration-audience.ts`. */
  registration: {
    always: (kinds: string) => `आपले वेलनेस ॲडमिन हे पाहू शकतात: ${kinds}.`,
    withReason: (kinds: string) => `हे उघडण्यासाठी ॲडमिनला कारण द्यावे लागते, जे आपण वाचू शकता: ${kinds}.`,
    ifShared: (kinds: string) => `हे आपण शेअर केले तरच ॲडमिन उघडू शकतात: ${kinds}.`,
    hidden: (kinds: string) => `कामाच्या ठिकाणी इतर कोणीही हे पाहू शकत नाही: ${kinds}.`,
    /** Of results and moods alike; another level of them has no headline, and the list says it. */
    headline: {
      always: 'आपले निकाल आणि मूड वेलनेस ॲडमिन पाहू शकतात.',
      with_reason: 'आपले निकाल आणि मूड पाहण्यासाठी ॲडमिनला कारण द्यावे लागते, जे आपण वाचू शकता.',
      if_shared: 'आपण शेअर केले तरच ॲडमिन आपले निकाल आणि मूड पाहू शकतात.',
      nothing: 'कामाच्या ठिकाणी इतर कोणीही आपले निकाल आणि मूड पाहू शकत नाही.',
    } satisfies Partial<Record<VisibilityLevel, string>> as Partial<Record<VisibilityLevel, string>>,
    answersAlone: 'आपण एकेका प्रश्नाला दिलेली उत्तरे फक्त आपणच पाहू शकता.',
    changesFrom: (day: string) => `आपले निकाल आणि मूड कोण पाहू शकते, हे ${day} रोजी बदलेल.`,
    more: 'इतर जण काय पाहू शकतात आणि काय नाही, ते सर्व',
    /** The middle is a link. */
    agree: (count: number | undefined) =>
      [
        'नोंदणी करून आपण ',
        count === undefined ? 'गोपनीयता सूचनेला' : `गोपनीयता सूचनेला (आवृत्ती ${count})`,
        ' संमती देता.',
      ] as const,
    groups: (people: number) =>
      `आपले निकाल आणि मूड सर्वांच्या, तसेच ${people} किंवा जास्त जणांच्या गटांच्या एकत्रित आकड्यांतही मोजले जातात.`,
    largeGroups: 'आपले निकाल आणि मूड सर्वांच्या एकत्रित आकड्यांतही मोजले जातात. प्रत्येक आकडा रँडम पद्धतीने थोडा कमी-जास्त केला जातो.',
  },
  changes: (line: string, day: string) => `${line} (${day} रोजी बदलते)`,
  /** On My Tests; all of it comes with a press. */
  inOneLine: drafted<ByPolicy>({
    open: 'ॲडमिन आपले निकाल आणि मूड पाहू शकतात',
    reason: 'आपले निकाल पाहण्यासाठी ॲडमिनला कारण लागते',
    consent: 'आपण शेअर केले तेवढेच ॲडमिनला दिसते',
    never: 'इतर कोणीही आपले निकाल किंवा मूड उघडू शकत नाही',
  }),
  answers: drafted<ByPolicy>({
    open: `हे आपण पाहू शकता. वेलनेस ॲडमिन आपले निकाल (तारीख, स्कोर आणि पातळी) आणि मूड नावासह उघडू शकतात. ${alone}`,
    reason: `हे आपण पाहू शकता. कारण देणारे वेलनेस ॲडमिन आपले निकाल (तारीख, स्कोर आणि पातळी) आणि मूड नावासह ${reasonMinutes} मिनिटे उघडू शकतात. कोणी आणि का पाहिले ते आपल्याला दिसते. ${alone}`,
    consent: `हे आपण पाहू शकता. आपण शेअर केले तरच वेलनेस ॲडमिन आपले निकाल (तारीख, स्कोर आणि पातळी) आणि मूड नावासह उघडू शकतात. ${alone}`,
    never: `हे आपण पाहू शकता. इतर कोणीही आपले निकाल किंवा मूड नावासह उघडू शकत नाही. ${counted} ${hidden}`,
  }),
  result: drafted<ByPolicy>({
    open: `हे आपण पाहू शकता. वेलनेस ॲडमिन तारीख, स्कोर आणि त्याची पातळी नावासह उघडू शकतात. ${alone}`,
    reason: `हे आपण पाहू शकता. कारण देणारे वेलनेस ॲडमिन तारीख, स्कोर आणि त्याची पातळी नावासह उघडू शकतात. कोणी आणि का पाहिले ते आपल्याला दिसते. ${alone}`,
    consent: `हे आपण पाहू शकता. आपण शेअर केले तरच वेलनेस ॲडमिन तारीख, स्कोर आणि त्याची पातळी नावासह उघडू शकतात. ${alone}`,
    never: `हे आपण पाहू शकता. इतर कोणीही हा निकाल नावासह उघडू शकत नाही. तो फक्त सर्वांच्या एकत्रित आकड्यांत मोजला जातो. ${hidden}`,
  }),
} as const;
