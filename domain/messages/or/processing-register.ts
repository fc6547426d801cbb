import { erasureDays, eventDays } from '../../retention.ts';
import { recordPolicies } from '../../visibility/record-policy.ts';
import type { RecordPolicy } from '../../visibility/record-policy.ts';
import { viewerRoles } from '../../visibility/data-kinds.ts';
import type { DataKind, ViewerRole } from '../../visibility/data-kinds.ts';
import type { KindRow } from '../../visibility/who-can-see.ts';
import { kindHeadings } from './data-kinds.ts';
import { capitalised } from './lists.ts';
import { purposes } from './privacy-notice.ts';
import { visibilityMessages } from './visibility.ts';
import { drafted } from '../draft.ts';

const untilDeleted = `ଆକାଉଣ୍ଟ ଡିଲିଟ୍ ହେବା ଯାଏଁ (ସେହି ଲୋକ କହିବାର ${erasureDays} ଦିନ ପରେ)`;

/** How long each kind is kept; `time` is how long records are. */
const kept = drafted<Record<DataKind, (time: string) => string>>({
  answers: (time) => time,
  scores: (time) => time,
  moods: (time) => time,
  mood_context: (time) => time,
  statistics: () => 'ଗୋଷ୍ଠୀର ମୋଟ ସଂଖ୍ୟା ଭାବେ, ନାଁ ବିନା',
  call_back: () => 'ଯାହା ପଠାଗଲା: କାଉନସେଲର ନେବାର ସପ୍ତାହକ ଯାଏଁ, ବା ଫେରାଇ ନେବା ଯାଏଁ',
  looks: () => `${untilDeleted}; ତା’ପରେ କାରଣ ବିନା ${eventDays} ଦିନ`,
  account: () => `${untilDeleted}; କାମ ତାଲିକା, ବିଷୟବସ୍ତୁ ବିନା, ତା’ପରେ ${eventDays} ଦିନ`,
  safety_plan: () => untilDeleted,
  health_details: () => untilDeleted,
  sharing: () => untilDeleted,
  choices: () => untilDeleted,
  reminders: () => untilDeleted,
  identity: () => untilDeleted,
  email: () => untilDeleted,
  work: () => untilDeleted,
});

/** Kinds of which something is encrypted before it reaches the database. */
const encrypted: Partial<Record<DataKind, string>> = {
  answers: 'ସବୁ',
  mood_context: 'ସବୁ',
  safety_plan: 'ସବୁ',
  call_back: 'ଯାହା ପଠାଗଲା',
  looks: 'କାରଣ, ଓ ଆଡମିନ୍ କିଏ ଥିଲେ',
  health_details: 'ଫୋନ୍ ଓ ଦେହର ଅସୁବିଧା',
};

export const processingRegisterMessages = {
  title: 'ତଥ୍ୟ ବ୍ୟବହାରର ରେଜିଷ୍ଟର',
  intro: 'କେଉଁ ତଥ୍ୟ, କାହିଁକି, କିଏ ଦେଖନ୍ତି ଓ କେତେ ଦିନ: ‘କିଏ କ’ଣ ଦେଖିପାରିବେ’ ଯେଉଁ ନିୟମରୁ, ଏହା ବି ସେଥିରୁ।',
  link: 'ତଥ୍ୟ ବ୍ୟବହାରର ରେଜିଷ୍ଟର',
  linkText: 'ସେହି କଥା ବିସ୍ତାରରେ, ଆଇନ ଚାହିଁବା ଭଳି।',
  columns: { what: 'କ’ଣ', why: 'କାହିଁକି', kept: 'କେତେ ଦିନ', encrypted: 'ଏନକ୍ରିପ୍ଟ ବି', seen: 'କିଏ ଦେଖନ୍ତି' },
  notEncrypted: 'ନା',
  group: 'ଗୋଷ୍ଠୀର ସଂଖ୍ୟା ପାଇଁ',
  ofRecords: (months: number) => `${months} ମାସ`,
  loading: 'ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ଏହା ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  facts: {
    title: 'ସାଧାରଣ କଥା',
    who: 'କାହାର ତଥ୍ୟ: ଯେଉଁମାନେ ରେଜିଷ୍ଟର୍ କରନ୍ତି, ସେଥିରେ ଆଡମିନ୍ ଓ କାଉନସେଲର ବି।',
    basis: 'କେଉଁ ଆଧାରରେ: ଗୋପନୀୟତା ସୂଚନାରେ ପ୍ରତି ଲୋକଙ୍କ ସମ୍ମତି, ଯାହା ଥରେ ଛୁଇଁଲେ ଫେରାଇ ନେଇହୁଏ।',
    others:
      'ଆଉ କାହା ପାଖକୁ ଯାଏ: କାହା ପାଖକୁ ନୁହେଁ। ମେଲ୍ ସଂସ୍ଥାର ନିଜ ମେଲ୍ ସର୍ଭର୍ ଦେଇ ଯାଏ। କେହି ନୋଟିଫିକେସନ୍ ଚାଲୁ କଲେ, ତାଙ୍କ ବ୍ରାଉଜର୍‌ର ପୁସ୍ ସେବା ତାହା ଏନକ୍ରିପ୍ଟ ହୋଇ ପହଞ୍ଚାଏ; ଭିତରେ କ’ଣ ଅଛି ଜାଣେ ନାହିଁ।',
    where: 'କେଉଁଠି: ଗୋଟିଏ ଡାଟାବେସ୍‌ରେ, ଯାହା ସଂସ୍ଥା ଚଳାଏ।',
    log: `ଲଗ୍: କିଏ ରେକର୍ଡ ଖୋଲିଲେ ଓ ଆଡମିନ୍ କ’ଣ କଲେ, ଅନ୍ତତଃ ${eventDays} ଦିନ ରହେ।`,
    rights: 'ଅଧିକାର: ପଢ଼ିବା, ଠିକ୍ କରିବା, ଡାଉନଲୋଡ୍ ଓ ଡିଲିଟ୍ କରିବା, ସବୁ ମୋ ପ୍ରୋଫାଇଲ୍‌ରେ।',
  },
} as const;

export interface RegisterLine {
  kind: DataKind;
  what: string;
  why: string;
  kept: string;
  encrypted: string;
}

/** A line for each kind of data; `time` says how long records are kept. */
export function registerLines(kinds: readonly DataKind[], time: string): RegisterLine[] {
  return kinds.map((kind) => {
    const purpose = purposes[kind] ?? processingRegisterMessages.group;
    return {
      kind,
      what: kindHeadings[kind],
      why: capitalised(purpose),
      kept: kept[kind](time),
      encrypted: encrypted[kind] ?? processingRegisterMessages.notEncrypted,
    };
  });
}

/** Who sees a kind of data, in words, without those who see nothing. */
export function seenBy(row: Pick<KindRow, ViewerRole>, minGroup: number): string[] {
  return viewerRoles
    .filter((viewer) => viewer !== 'you' && row[viewer] !== 'nothing')
    .map((viewer) => {
      const words = visibilityMessages.levels[row[viewer]];
      const said = typeof words === 'string' ? words : words(minGroup);
      return `${visibilityMessages.viewers[viewer]}: ${said}`;
    });
}

/** The same under each setting, where they differ. */
export function seenUnderEach(
  rowOf: (policy: RecordPolicy) => Pick<KindRow, ViewerRole>,
  names: Readonly<Record<RecordPolicy, string>>,
  minGroup: number,
): string[] {
  const each = recordPolicies.map((policy) => ({ policy, seen: seenBy(rowOf(policy), minGroup).join('; ') }));
  const [first] = each;
  if (each.every(({ seen }) => seen === first?.seen)) return first?.seen ? [first.seen] : ['କେବଳ ସେହି ଲୋକ'];
  return each.map(({ policy, seen }) => `‘${names[policy]}’: ${seen === '' ? 'କେବଳ ସେହି ଲୋକ' : seen}`);
}
