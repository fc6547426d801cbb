import type { NoticeItem } from '../../privacy-notice.ts';
import { erasureDays, eventDays } from '../../retention.ts';
import type { DataKind } from '../../visibility/data-kinds.ts';
import { audienceMessages } from './audience.ts';
import { kindHeadings, kindNames } from './data-kinds.ts';
import { keyedAudience } from '../registration-audience.ts';
import { drafted } from '../draft.ts';
import type { NoticeFacts } from '../en/privacy-notice.ts';

/** What each kind of data is for; null for what is no data about one person. */
export const purposes = drafted<Readonly<Record<DataKind, string | null>>>({
  identity: 'ଆପଣଙ୍କୁ ନାଁରେ ଡାକିବା ପାଇଁ, ଓ ଯେଉଁଠି ଅନ୍ୟମାନେ ଆପଣଙ୍କ ପରିଚୟ ଦେଖିପାରନ୍ତି, ସେଠାରେ ଆପଣଙ୍କ ନାଁ ଦେଖାଇବା ପାଇଁ',
  email: 'ଲଗ୍ ଇନ୍ ପାଇଁ, ଓ ଲଗ୍ ଇନ୍ ନହେଲେ ଫେରିବାର ବାଟ ଇମେଲ୍ କରିବା ପାଇଁ',
  work: 'ଜାଗା ଓ କାମ ଅନୁସାରେ ଗୋଷ୍ଠୀର ସଂଖ୍ୟା ଦେଖାଇବା ପାଇଁ',
  health_details: 'ଆପଣଙ୍କ ନିଜ ପାଇଁ: କାଉନସେଲରଙ୍କୁ ଅନୁରୋଧ କଲାବେଳେ ଫୋନ୍ ନମ୍ବର ସେଥିରେ ଆପେ ଲେଖା ହୋଇଯାଏ, ଓ ବାକି ତଥ୍ୟ ଆପଣ ନିଜେ ଲେଖି ବା ବଦଳାଇ ପାରିବେ',
  answers: 'ଆପଣଙ୍କ ସ୍କୋର ବାହାର କରିବା ଓ ଉତ୍ତରରୁ ଦରକାର ଜଣାପଡ଼ିଲେ ସାହାଯ୍ୟ ଦେଖାଇବା ପାଇଁ',
  scores: 'ସମୟ ସହ ଆପଣ କେମିତି ଅଛନ୍ତି ଦେଖାଇବା ଓ ଗୋଷ୍ଠୀ ପରିସଂଖ୍ୟାନରେ ଗଣିବା ପାଇଁ',
  moods: 'ସମୟ ସହ ଆପଣ କେମିତି ଅଛନ୍ତି ଦେଖାଇବା ଓ ଗୋଷ୍ଠୀ ପରିସଂଖ୍ୟାନରେ ଗଣିବା ପାଇଁ',
  mood_context: 'କେବଳ ଆପଣଙ୍କ ପାଇଁ, କେଉଁ କଥା ସହ ମୁଡ୍ କେମିତି ଥାଏ ଦେଖିବାକୁ',
  safety_plan: 'କେବଳ ଆପଣଙ୍କ ପାଇଁ, କଷ୍ଟ ସମୟରେ',
  statistics: null,
  call_back: 'ଆପଣ ବାଛିଥିବା କାଉନସେଲର ଫୋନ୍ କରିପାରିବା ପାଇଁ',
  looks: 'କିଏ ଆପଣଙ୍କ ରେକର୍ଡ ଖୋଲିଲେ, ଆପଣ ଦେଖିପାରିବା ପାଇଁ',
  sharing: 'ଆପଣଙ୍କ ଇଚ୍ଛା ଅନୁସାରେ କରିବା ପାଇଁ',
  choices: 'ଆପଣଙ୍କ ଇଚ୍ଛା ଅନୁସାରେ କରିବା ଓ ଦୁଇ ଥର ନପଚାରିବା ପାଇଁ',
  reminders: 'ଆପଣ ଚାହିଁଲାବେଳେ ମନେ ପକାଇବା ପାଇଁ',
  account: 'ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ସୁରକ୍ଷିତ ରଖିବା ପାଇଁ',
});

/** The notice, made from what the server enforces: another rule is another text, and a text that has another number. */
export function noticeItems({ rows, minGroup, retentionMonths: months }: NoticeFacts): NoticeItem[] {
  const kept = rows.flatMap(({ kind }) => {
    const purpose = purposes[kind];
    return purpose === null ? [] : [{ key: `kind:${kind}`, text: `${kindHeadings[kind]}: ${purpose}।` }];
  });
  return [
    ...kept,
    ...keyedAudience({ ...audienceMessages, kindNames }, rows, minGroup).map(({ key, text }) => ({
      key: `sight:${key}`,
      text,
    })),
    {
      key: 'sight:call_back',
      text: 'ଆପଣ ଫୋନ୍ କରିବାକୁ ଅନୁରୋଧ କଲେ, ଆପଣ ବାଛିଥିବା କାଉନସେଲର ସେହି ଅନୁରୋଧ ପଢ଼ିପାରିବେ। ଅନ୍ୟ କେହି ନୁହେଁ।',
    },
    {
      key: 'sight:operator',
      text: 'ଟେକ୍ନିକାଲ୍ ଭାବେ, ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକଙ୍କ ପାଇଁ ତା’ର ଡାଟାବେସ୍ ପଢ଼ିବା ସମ୍ଭବ। ନିୟମ ଅନୁସାରେ ସେମାନେ ଏହା ଗୋପନ ରଖିବାକୁ ବାଧ୍ୟ।',
    },
    {
      key: 'time:records',
      text: `ଆପଣଙ୍କ ଫଳାଫଳ ଓ ମୁଡ୍ ${months} ମାସ ରଖୁ, ତା’ପରେ ଡିଲିଟ୍ କରୁ। ଡିଲିଟ୍ ଆଗରୁ ଆପଣଙ୍କୁ ଜଣାଉ।`,
    },
    {
      key: 'time:account',
      text: `ଆପଣ ଆକାଉଣ୍ଟ ଡିଲିଟ୍ କଲେ, ${erasureDays} ଦିନ ପରେ ଭିତରର ସବୁକିଛି ଚାଲିଯାଏ।`,
    },
    {
      key: 'time:log',
      text: `ଆକାଉଣ୍ଟ ଡିଲିଟ୍ ହେବା ପରେ ବି ଗୋଟିଏ ତାଲିକା ${eventDays} ଦିନ ରହେ: କିଏ କେବେ କ’ଣ କରିଥିଲେ। ସେଥିରେ କୌଣସି ଫଳାଫଳ ନଥାଏ।`,
    },
    { key: 'right:see', text: 'ଆପଣଙ୍କ ବିଷୟରେ ଯାହା ରଖୁ, ଆପଣ ଯେତେବେଳେ ଚାହିଁବେ ପଢ଼ିପାରିବେ, ଡାଉନଲୋଡ୍ ଓ ଠିକ୍ କରିପାରିବେ।' },
    {
      key: 'right:withdraw',
      text: 'ମୋ ପ୍ରୋଫାଇଲ୍, ଗୋପନୀୟତାରେ ଥରେ ଦବାଇଲେ ଆପଣଙ୍କ ସମ୍ମତି ଫେରାଇ ନେଇପାରିବେ। ତା’ପରେ ନୂଆ କିଛି ରେକର୍ଡ ହେବ ନାହିଁ। ତଥାପି ସବୁ ପଢ଼ିପାରିବେ, ଡାଉନଲୋଡ୍ ଓ ଡିଲିଟ୍ କରିପାରିବେ। ସାହାଯ୍ୟ ସବୁବେଳେ ଅଛି।',
    },
  ];
}

export const privacyNoticeMessages = {
  title: 'ଗୋପନୀୟତା ସୂଚନା',
  intro: 'ଆପଣଙ୍କ ବିଷୟରେ କ’ଣ ରଖୁ, କାହିଁକି, କିଏ ଦେଖିପାରିବେ ଓ କେତେ ଦିନ। ଆପ୍ ଯେଉଁ ନିୟମ ମାନେ, ଏହା ସେଥିରୁ ତିଆରି।',
  number: (count: number, day: string) => `ସଂସ୍କରଣ ${count}, ${day}ଠାରୁ ଲାଗୁ।`,
  parts: { kind: 'କ’ଣ ରଖୁ, କାହିଁକି, ଓ କିଏ ଦେଖିପାରିବେ', time: 'କେତେ ଦିନ ରଖୁ', right: 'ଆପଣ କ’ଣ କରିପାରିବେ' },
  print: 'ପ୍ରିଣ୍ଟ କରନ୍ତୁ',
  loading: 'ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ସୂଚନା ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  link: 'ଗୋପନୀୟତା ସୂଚନା',
  linkText: 'କ’ଣ ରଖୁ, କାହିଁକି, ଓ କେତେ ଦିନ।',
  asked: {
    label: 'ଗୋପନୀୟତା ସୂଚନା',
    first: 'ଆପଣଙ୍କ ତଥ୍ୟ ଆମେ କେମିତି ରଖୁ ପଢ଼ନ୍ତୁ, ଓ ଆପଣ ରାଜି କି ନାହିଁ କହନ୍ତୁ।',
    changed: 'ଆପଣ ରାଜି ହେବା ପରେ ଗୋପନୀୟତା ସୂଚନା ବଦଳିଛି।',
    gone: 'ଏହା ଆଉ ଲାଗୁ ନୁହେଁ:',
    read: 'ପୂରା ସୂଚନା ପଢ଼ନ୍ତୁ',
    agree: 'ମୁଁ ରାଜି',
    decline: 'ମୁଁ ରାଜି ନୁହେଁ',
    effect: 'ନା କହିଲେ ଆମେ ନୂଆ ଫଳାଫଳ ଓ ମୁଡ୍ ସେଭ୍ କରିବୁ ନାହିଁ। ତଥାପି ସବୁ ଦେଖିପାରିବେ, ଓ ସାହାଯ୍ୟ ପାଇପାରିବେ।',
    stopped: 'ନୂଆ କିଛି ସେଭ୍ ହେଉନାହିଁ। ଏହା ବଦଳାନ୍ତୁ',
    failed: 'ଏହା ହେଲା ନାହିଁ। କିଛି ବଦଳି ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  card: {
    title: 'ଆପଣ ଯେଉଁଥିରେ ରାଜି ହୋଇଛନ୍ତି',
    agreed: (count: number, when: string) => `${when}ରେ ଆପଣ ଗୋପନୀୟତା ସୂଚନାର ସଂସ୍କରଣ ${count}ରେ ରାଜି ହେଲେ।`,
    declined: (count: number, when: string) =>
      `${when}ରେ ଆପଣ କହିଲେ ଯେ ଗୋପନୀୟତା ସୂଚନାର ସଂସ୍କରଣ ${count}ରେ ରାଜି ନୁହଁନ୍ତି। କିଛି ରେକର୍ଡ ହେଉନାହିଁ।`,
    older: (count: number) => `ଏବେ ସଂସ୍କରଣ ${count} ଅଛି।`,
    never: 'ଆପଣଙ୍କୁ ଏଯାଏଁ ପଚରାଯାଇ ନାହିଁ।',
    withdraw: 'ମୋ ସମ୍ମତି ଫେରାଇ ନିଅନ୍ତୁ',
    give: 'ମୁଁ ଗୋପନୀୟତା ସୂଚନାରେ ରାଜି',
    withdrawn: 'ଆପଣ ସମ୍ମତି ଫେରାଇ ନେଲେ। ଆଉ କିଛି ରେକର୍ଡ ହେବ ନାହିଁ।',
    given: 'ଧନ୍ୟବାଦ। ଆପଣଙ୍କ ଟେଷ୍ଟ ଓ ମୁଡ୍ ପୁଣି ରେକର୍ଡ ହେବ।',
    next: 'ଆଗରୁ ଥିବା ତଥ୍ୟ ଡିଲିଟ୍ କରିବାକୁ ‘ମୋ ପ୍ରୋଫାଇଲ୍’ରେ ‘ମୋ ତଥ୍ୟ’ ଖୋଲନ୍ତୁ।',
  },
} as const;
