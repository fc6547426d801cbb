import { reasonMinutes } from '../../visibility/reason-time.ts';
import type { VisibilityLevel } from '../../visibility/visibility-levels.ts';
import type { RecordPolicy } from '../../visibility/record-policy.ts';
import { drafted } from '../draft.ts';

type ByPolicy = Record<RecordPolicy, string>;

const alone = 'ପ୍ରତ୍ୟେକ ପ୍ରଶ୍ନରେ ଆପଣ ଦେଇଥିବା ଉତ୍ତର ସେମାନେ ଦେଖିପାରନ୍ତି ନାହିଁ।';
const hidden = 'ପ୍ରତ୍ୟେକ ପ୍ରଶ୍ନରେ ଆପଣ ଦେଇଥିବା ଉତ୍ତର ଅନ୍ୟ କେହି ଦେଖିପାରନ୍ତି ନାହିଁ।';
const counted = 'ସେଗୁଡ଼ିକ କେବଳ ସମସ୍ତଙ୍କ ମୋଟ ସଂଖ୍ୟାରେ ଗଣା ହୁଏ।';

/** Who sees what, in a sentence or two that are true under the policy in force. The page about it has the whole list. */
export const audienceMessages = {
  title: 'ମୋ ଉତ୍ତର କିଏ ଦେଖିପାରିବେ?',
  link: 'କିଏ କ’ଣ ଦେଖିପାରିବେ',
  linkText: 'ଲୋକେ କ’ଣ ଦେଖିପାରିବେ ଓ କ’ଣ ପାରିବେ ନାହିଁ, ସବୁ ଗୋଟିଏ ପେଜ୍‌ରେ।',
  unknown: 'ପ୍ରତ୍ୟେକ ପ୍ରଶ୍ନରେ ଆପଣ ଦେଇଥିବା ଉତ୍ତର କାମ ଜାଗାରେ କେହି ଦେଖିପାରନ୍ତି ନାହିଁ। ଅନ୍ୟ ସବୁ ବିଷୟରେ ଏଠାରେ ଦେଖନ୍ତୁ:',
  registration: {
    always: (kinds: string) => `ଆପଣଙ୍କ ୱେଲନେସ୍ ଆଡମିନ୍ ଏହା ଦେଖିପାରିବେ: ${kinds}।`,
    withReason: (kinds: string) => `ଏହା ଖୋଲିବାକୁ ଆଡମିନ୍‌ଙ୍କୁ କାରଣ ଦେବାକୁ ପଡ଼ିବ, ଓ ଆପଣ ସେହି କାରଣ ପଢ଼ିପାରିବେ: ${kinds}।`,
    ifShared: (kinds: string) => `ଆପଣ ଶେୟାର୍ କଲେ ହିଁ ଆଡମିନ୍ ଏହା ଖୋଲିପାରିବେ: ${kinds}।`,
    hidden: (kinds: string) => `କାମ ଜାଗାରେ ଅନ୍ୟ କେହି ଏହା ଦେଖିପାରିବେ ନାହିଁ: ${kinds}।`,
    headline: {
      always: 'ଆପଣଙ୍କ ୱେଲନେସ୍ ଆଡମିନ୍ ଆପଣଙ୍କ ଫଳାଫଳ ଓ ମୁଡ୍ ଦେଖିପାରିବେ।',
      with_reason: 'ଆପଣଙ୍କ ଫଳାଫଳ ଓ ମୁଡ୍ ଦେଖିବାକୁ ଆଡମିନ୍‌ଙ୍କୁ କାରଣ ଦେବାକୁ ପଡ଼ିବ, ଓ ଆପଣ ସେହି କାରଣ ପଢ଼ିପାରିବେ।',
      if_shared: 'ଆପଣ ଶେୟାର୍ କଲେ ହିଁ ଆଡମିନ୍ ଆପଣଙ୍କ ଫଳାଫଳ ଓ ମୁଡ୍ ଦେଖିପାରିବେ।',
      nothing: 'ଆପଣଙ୍କ ଫଳାଫଳ ଓ ମୁଡ୍ କାମ ଜାଗାରେ ଅନ୍ୟ କେହି ଦେଖିପାରିବେ ନାହିଁ।',
    } satisfies Partial<Record<VisibilityLevel, string>> as Partial<Record<VisibilityLevel, string>>,
    answersAlone: 'ପ୍ରତ୍ୟେକ ପ୍ରଶ୍ନରେ ଆପଣ ଦେଇଥିବା ଉତ୍ତର କେବଳ ଆପଣ ଦେଖିପାରିବେ।',
    changesFrom: (day: string) => `ଆପଣଙ୍କ ଫଳାଫଳ ଓ ମୁଡ୍ କିଏ ଦେଖିପାରିବେ, ତାହା ${day}ରେ ବଦଳିବ।`,
    more: 'ଅନ୍ୟମାନେ କ’ଣ ଦେଖିପାରିବେ ଓ କ’ଣ ପାରିବେ ନାହିଁ, ସବୁ',
    /** The middle is a link. */
    agree: (count: number | undefined) =>
      [
        'ରେଜିଷ୍ଟର୍ କଲେ ଆପଣ ',
        count === undefined ? 'ଗୋପନୀୟତା ସୂଚନା' : `ଗୋପନୀୟତା ସୂଚନା (ସଂସ୍କରଣ ${count})`,
        'ରେ ରାଜି ହେଉଛନ୍ତି।',
      ] as const,
    groups: (people: number) => `ଆପଣଙ୍କ ଫଳାଫଳ ଓ ମୁଡ୍ ସମସ୍ତଙ୍କ ମୋଟ ସଂଖ୍ୟାରେ, ଓ ${people} ବା ଅଧିକ ଲୋକଙ୍କ ଗୋଷ୍ଠୀରେ ବି ଗଣା ହୁଏ।`,
    largeGroups: 'ଆପଣଙ୍କ ଫଳାଫଳ ଓ ମୁଡ୍ ସମସ୍ତଙ୍କ ମୋଟ ସଂଖ୍ୟାରେ ବି ଗଣା ହୁଏ। ପ୍ରତ୍ୟେକ ସଂଖ୍ୟାକୁ ଟିକେ କମ୍ ବା ବେଶି କରାଯାଏ। କେତେ, ତାହା ଆଗରୁ ଠିକ୍ ନଥାଏ।',
  },
  changes: (line: string, day: string) => `${line} (${day}ରେ ବଦଳିବ)`,
  inOneLine: drafted<ByPolicy>({
    open: 'ଆଡମିନ୍ ଆପଣଙ୍କ ଫଳାଫଳ ଓ ମୁଡ୍ ଦେଖିପାରିବେ',
    reason: 'ଫଳାଫଳ ଦେଖିବାକୁ ଆଡମିନ୍‌ଙ୍କୁ କାରଣ ଦରକାର',
    consent: 'ଆପଣ ଯାହା ଶେୟାର୍ କରିବେ, ଆଡମିନ୍ କେବଳ ତାହା ଦେଖିବେ',
    never: 'ଆପଣଙ୍କ ଫଳାଫଳ ବା ମୁଡ୍ ଅନ୍ୟ କେହି ଖୋଲିପାରିବେ ନାହିଁ',
  }),
  answers: drafted<ByPolicy>({
    open: `ଆପଣ ଦେଖିପାରିବେ। ୱେଲନେସ୍ ଆଡମିନ୍ ଆପଣଙ୍କ ନାଁ ସହ ଫଳାଫଳ (ତାରିଖ, ସ୍କୋର ଓ ସ୍ତର) ଓ ମୁଡ୍ ଖୋଲିପାରିବେ। ${alone}`,
    reason: `ଆପଣ ଦେଖିପାରିବେ। କାରଣ ଦେଇଥିବା ୱେଲନେସ୍ ଆଡମିନ୍ ଆପଣଙ୍କ ନାଁ ସହ ଫଳାଫଳ (ତାରିଖ, ସ୍କୋର ଓ ସ୍ତର) ଓ ମୁଡ୍ ${reasonMinutes} ମିନିଟ୍ ପାଇଁ ଖୋଲିପାରିବେ। କିଏ ଓ କାହିଁକି ଖୋଲିଲେ, ଆପଣ ଦେଖିପାରିବେ। ${alone}`,
    consent: `ଆପଣ ଦେଖିପାରିବେ। ଆପଣ ଶେୟାର୍ କଲେ ହିଁ ୱେଲନେସ୍ ଆଡମିନ୍ ଆପଣଙ୍କ ନାଁ ସହ ଫଳାଫଳ (ତାରିଖ, ସ୍କୋର ଓ ସ୍ତର) ଓ ମୁଡ୍ ଖୋଲିପାରିବେ। ${alone}`,
    never: `ଆପଣ ଦେଖିପାରିବେ। ଆପଣଙ୍କ ନାଁ ସହ ଫଳାଫଳ ବା ମୁଡ୍ ଅନ୍ୟ କେହି ଖୋଲିପାରିବେ ନାହିଁ। ${counted} ${hidden}`,
  }),
  result: drafted<ByPolicy>({
    open: `ଆପଣ ଦେଖିପାରିବେ। ୱେଲନେସ୍ ଆଡମିନ୍ ଆପଣଙ୍କ ନାଁ ସହ ତାରିଖ, ସ୍କୋର ଓ ସ୍ତର ଖୋଲିପାରିବେ। ${alone}`,
    reason: `ଆପଣ ଦେଖିପାରିବେ। କାରଣ ଦେଇଥିବା ୱେଲନେସ୍ ଆଡମିନ୍ ଆପଣଙ୍କ ନାଁ ସହ ତାରିଖ, ସ୍କୋର ଓ ସ୍ତର ଖୋଲିପାରିବେ। କିଏ ଓ କାହିଁକି ଖୋଲିଲେ, ଆପଣ ଦେଖିପାରିବେ। ${alone}`,
    consent: `ଆପଣ ଦେଖିପାରିବେ। ଆପଣ ଶେୟାର୍ କଲେ ହିଁ ୱେଲନେସ୍ ଆଡମିନ୍ ଆପଣଙ୍କ ନାଁ ସହ ତାରିଖ, ସ୍କୋର ଓ ସ୍ତର ଖୋଲିପାରିବେ। ${alone}`,
    never: `ଆପଣ ଦେଖିପାରିବେ। ଆପଣଙ୍କ ନାଁ ସହ ଏହା ଅନ୍ୟ କେହି ଖୋଲିପାରିବେ ନାହିଁ। ଏହା କେବଳ ସମସ୍ତଙ୍କ ମୋଟ ସଂଖ୍ୟାରେ ଗଣା ହୁଏ। ${hidden}`,
  }),
} as const;
