import { inList } from './lists.ts';
import type { CallOutcome, callBackSends } from '../../contract/call-backs.ts';
import { drafted } from '../draft.ts';

type Names = readonly { name: string }[];

const sends = drafted<Record<(typeof callBackSends)[number], string>>({
  name: 'ନାଁ',
  phone: 'ଫୋନ୍ ନମ୍ବର',
  preferred_time: 'ଫୋନ୍ ପାଇଁ ଭଲ ସମୟ',
  note: 'ନୋଟ୍',
});

/** Asking a counsellor from the organisation to call: the person's side. */
export const callBackMessages = {
  title: 'ମୋତେ ଫୋନ୍ କରିବାକୁ କହନ୍ତୁ',
  about: (hours: number) => `ଆପଣଙ୍କ ସଂସ୍ଥାର ଜଣେ କାଉନସେଲର ${inTime(hours)} ଭିତରେ ଆପଣଙ୍କୁ ଫୋନ୍ କରିପାରିବେ।`,
  consent: (parts: readonly (keyof typeof sends)[], who: Names) =>
    `ମୋର ${inList(parts.map((part) => sends[part]))} ${namesOf(who)}ଙ୍କ ସହ ଶେୟାର୍ କରନ୍ତୁ।`,
  nothingElse:
    'ଆପଣଙ୍କ ଅନୁରୋଧ ଅନ୍ୟ କେହି ପଢ଼ିପାରିବେ ନାହିଁ। ସମୟରେ କେହି ଉତ୍ତର ନଦେଲେ, ଅନ୍ୟ କାଉନସେଲର ବା ୱେଲନେସ୍ ଆଡମିନ୍ ଜାଣିବେ ଯେ ଗୋଟିଏ ଅନୁରୋଧ ଅପେକ୍ଷାରେ ଅଛି, କିନ୍ତୁ ତାହା କାହାର, କେବେ ଜାଣିବେ ନାହିଁ। ଅନ୍ୟ କିଛି ଶେୟାର୍ ହୁଏ ନାହିଁ: ଉତ୍ତର, ସ୍କୋର ବା ମୁଡ୍ ନୁହେଁ। ଅନୁରୋଧ ଯେତେବେଳେ ଇଚ୍ଛା ଫେରାଇ ନେଇପାରିବେ।',
  agreeAgain: 'ଆପଣଙ୍କ ଅନୁରୋଧ କାହା ପାଖକୁ ଯିବ ଦେଖନ୍ତୁ, ଓ ପୁଣି ରାଜି ହୁଅନ୍ତୁ।',
  readBy: (who: Names) => `ଏହା କେବଳ ${namesOf(who)} ପଢ଼ିପାରିବେ।`,
  joined: (name: string) => `${name} ଏବେ ଏଠାରେ କାଉନସେଲର, ଓ ଆପଣଙ୍କ ଅନୁରୋଧ ଦେଖିପାରନ୍ତି ନାହିଁ। ସେ ବି ଏହା ପଢ଼ନ୍ତୁ ବୋଲି ଆପଣ ଚାହାନ୍ତି କି?`,
  agree: 'ହଁ, ଶେୟାର୍ କରନ୍ତୁ',
  decline: 'ନା',
  of: (name: string) => `(${name})`,
  agreed: (name: string) => `${name} ଏବେ ଆପଣଙ୍କ ଅନୁରୋଧ ପଢ଼ିପାରିବେ।`,
  declined: (name: string) => `${name} ଆପଣଙ୍କ ଅନୁରୋଧ ପଢ଼ିପାରିବେ ନାହିଁ।`,
  timeHint: 'ଯେମିତି: ଆଜି 5ଟା ପରେ, ବା ଯେକୌଣସି ସମୟରେ।',
  noteHint: 'ତାଙ୍କୁ ଯାହା ଜଣାଇବାକୁ ଚାହାନ୍ତି।',
  button: 'ମୋତେ ଫୋନ୍ କରିବାକୁ କହନ୍ତୁ',
  failed: 'ଆପଣଙ୍କ ଅନୁରୋଧ ପଠାଇହେଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ, ବା କୌଣସି ହେଲ୍ପଲାଇନ୍‌କୁ ଫୋନ୍ କରନ୍ତୁ।',
  waiting: (asked: string, by: string) =>
    `ଆପଣଙ୍କୁ ଫୋନ୍ କରିବାକୁ ଆପଣ ${asked}ରେ ଅନୁରୋଧ କରିଥିଲେ। ${by} ସୁଦ୍ଧା ଜଣେ କାଉନସେଲରଙ୍କ ଫୋନ୍ ଆସିବା ଉଚିତ।`,
  overdue: (by: string) =>
    `ଆମେ ଦୁଃଖିତ। ${by} ସୁଦ୍ଧା ଜଣେ କାଉନସେଲରଙ୍କ ଫୋନ୍ ଆସିବା ଉଚିତ ଥିଲା, କିନ୍ତୁ ଏଯାଏଁ କେହି ଆପଣଙ୍କ ଅନୁରୋଧର ଉତ୍ତର ଦେଇନାହାନ୍ତି। ତାହା ଏବେ ବି ଖୋଲା ଅଛି। ଏବେ ଏହି ହେଲ୍ପଲାଇନ୍‌ଗୁଡ଼ିକ ଭିତରୁ ଗୋଟିଏକୁ ବି ଫୋନ୍ କରିପାରିବେ।`,
  taken: (when: string) => `${when}ରେ ଜଣେ କାଉନସେଲର ଆପଣଙ୍କ ଅନୁରୋଧ ନେଲେ। ସେ ଆପଣଙ୍କୁ ଫୋନ୍ କରିବେ।`,
  outcomes: {
    spoke: (when) => `ଆପଣ କାଉନସେଲରଙ୍କ ସହ କଥା ହେଲେ। ସେ ${when}ରେ ଏହା ଲେଖିଲେ।`,
    calls_again: (when) => `କାଉନସେଲର ପୁଣି ଫୋନ୍ କରିବେ। ସେ ${when}ରେ ଏହା ଲେଖିଲେ।`,
    not_wanted: (when) => `କାଉନସେଲର ${when}ରେ ଲେଖିଲେ ଯେ ଆପଣ ଆଉ ଫୋନ୍ ଚାହୁଁ ନାହାନ୍ତି। ଯେତେବେଳେ ଇଚ୍ଛା ପୁଣି ଅନୁରୋଧ କରିପାରିବେ।`,
  } satisfies Partial<Record<CallOutcome, (when: string) => string>>,
  takerLeft:
    'ଆପଣଙ୍କ ଅନୁରୋଧ ନେଇଥିବା ଲୋକ ଆଉ ଏଠାରେ କାଉନସେଲର ନୁହଁନ୍ତି ଓ ତାହା ଦେଖିପାରିବେ ନାହିଁ। ଏଯାଏଁ ଫୋନ୍ ଆସି ନଥିଲେ ପୁଣି ଅନୁରୋଧ କରିପାରିବେ, ବା ଯେତେବେଳେ ଇଚ୍ଛା ଏହି ହେଲ୍ପଲାଇନ୍‌ଗୁଡ଼ିକ ଭିତରୁ ଗୋଟିଏକୁ ଫୋନ୍ କରିପାରିବେ।',
  withdrawn: 'ଆପଣ ଅନୁରୋଧ ଫେରାଇ ନେଲେ, ଓ ଯାହା ପଠାଇଥିଲେ ତାହା ଡିଲିଟ୍ ହୋଇଗଲା।',
  noneLeft:
    'ଆପଣ ଯେଉଁ କାଉନସେଲରଙ୍କ ସହ ଶେୟାର୍ କରିଥିଲେ, ସେମାନେ ଆଉ ଏଠାରେ କାଉନସେଲର ନୁହଁନ୍ତି। ତେଣୁ ଏବେ ଆପଣଙ୍କ ଅନୁରୋଧ କେହି ପଢ଼ିପାରିବେ ନାହିଁ। ତାହା ଖୋଲା ରହିବ। ଯେତେବେଳେ ଇଚ୍ଛା ଏହି ହେଲ୍ପଲାଇନ୍‌ଗୁଡ଼ିକ ଭିତରୁ ଗୋଟିଏକୁ ଫୋନ୍ କରିପାରିବେ।',
  yours: 'ଆପଣଙ୍କ ଫୋନ୍ ଅନୁରୋଧ',
  takenUp: 'ଜଣେ କାଉନସେଲର ଆପଣଙ୍କ ଫୋନ୍ ଅନୁରୋଧ ନେଇଛନ୍ତି',
  noCallYet: 'ଏଯାଏଁ ଫୋନ୍ ଆସିନି? ଏବେ କାହାକୁ ଫୋନ୍ କରିପାରିବେ ଦେଖନ୍ତୁ',
  withdraw: 'ମୋ ଅନୁରୋଧ ଫେରାଇ ନିଅନ୍ତୁ',
  calledAt: (phone: string, time: string) => `ଆପଣଙ୍କ ନମ୍ବର: ${phone}। ଭଲ ସମୟ: ${time}।`,
} as const;

/** The counsellor's side. */
export const counsellorMessages = {
  title: 'ଫୋନ୍ ଅନୁରୋଧ',
  intro: 'ଯେଉଁମାନେ ସେମାନଙ୍କୁ ଫୋନ୍ କରିବାକୁ ଅନୁରୋଧ କରିଛନ୍ତି ଓ ଆପଣଙ୍କ ସହ ତାହା ଶେୟାର୍ କରିବାକୁ ରାଜି। ସେମାନେ ଯାହା ପଠାଇଛନ୍ତି, ଆପଣ କେବଳ ତାହା ଦେଖନ୍ତି।',
  loading: 'ଅନୁରୋଧ ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ଅନୁରୋଧ ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  none: 'ଏବେ କୌଣସି ଅନୁରୋଧ ନାହିଁ।',
  noneNextStep: 'ନୂଆ ଅନୁରୋଧ ଏଠାରେ ଆପେ ଆସିବ।',
  open: 'ଅପେକ୍ଷାରେ',
  overdue: 'ସମୟ ଗଡ଼ିଗଲା',
  taken: 'ଆପଣଙ୍କର',
  phone: 'ଫୋନ୍',
  time: 'କେବେ ଫୋନ୍ କରିବେ',
  note: 'ନୋଟ୍',
  asked: (when: string) => `${when}ରେ ଅନୁରୋଧ କଲେ।`,
  by: (when: string) => `${when} ସୁଦ୍ଧା ଫୋନ୍ କରନ୍ତୁ।`,
  takenAt: (when: string) => `${when}ରେ ନିଆଗଲା।`,
  take: 'ଏହି ଅନୁରୋଧ ନିଅନ୍ତୁ',
  of: (name: string) => `(${name})`,
  done: (name: string) => `ଆପଣ ${name}ଙ୍କ ଅନୁରୋଧ ନେଲେ। ସେ ଏହା ଦେଖିପାରିବେ।`,
  erased: 'ଏହି ଅନୁରୋଧର ତଥ୍ୟ ଡିଲିଟ୍ ହୋଇସାରିଛି।',
  how: 'କେମିତି ହେଲା?',
  outcomes: drafted<Record<CallOutcome, string>>({
    spoke: 'କଥା ହେଲା',
    calls_again: 'ପୁଣି ଫୋନ୍ କରିବି',
    not_wanted: 'ଆଉ ଚାହୁଁ ନାହାନ୍ତି',
  }),
  noted: (outcome: string, when: string) => `${outcome}, ${when}`,
  saved: (name: string, outcome: string) => `${name}ଙ୍କ ପାଇଁ ସେଭ୍ ହେଲା: ${outcome}। ସେ ଏହା ଦେଖିପାରିବେ।`,
  undo: 'ଆଗ ଭଳି କରନ୍ତୁ',
  undone: (name: string) => `ଆଗ ଭଳି ହୋଇଗଲା। ${name} ଏବେ ବି ଆପଣଙ୍କ ଫୋନ୍‌କୁ ଅପେକ୍ଷା କରିଛନ୍ତି।`,
  giveBack: 'ଅନୁରୋଧ ଛାଡ଼ନ୍ତୁ',
  givenBack: (name: string) => `ଆପଣ ${name}ଙ୍କ ଅନୁରୋଧ ଛାଡ଼ିଲେ। ଅନ୍ୟ କାଉନସେଲର ନେଇପାରିବେ।`,
} as const;

/** To a counsellor, at once. Nothing of who or why. */
export const callAskedMail = {
  subject: (productTitle: string) => `${productTitle}: କେହି ଜଣେ ତାଙ୍କୁ ଫୋନ୍ କରିବାକୁ ଅନୁରୋଧ କରିଛନ୍ତି`,
  text: (link: string, hours: number) =>
    [
      `କେହି ଜଣେ ତାଙ୍କୁ ଫୋନ୍ କରିବାକୁ ଅନୁରୋଧ କରିଛନ୍ତି। ଦୟାକରି ${inTime(hours)} ଭିତରେ ଫୋନ୍ କରନ୍ତୁ।`,
      '',
      'କାହାକୁ ଓ କେବେ ଫୋନ୍ କରିବେ, ଆପଣଙ୍କ ଅନୁରୋଧ ତାଲିକାରେ ଅଛି:',
      '',
      link,
      '',
      'ସମୟରେ ଫୋନ୍ କରିନପାରିଲେ, ଅନ୍ୟ କାଉନସେଲର ବା ୱେଲନେସ୍ ଆଡମିନ୍‌ଙ୍କୁ ଜଣାନ୍ତୁ ଯେ ଆପଣ ବାହାରେ ଅଛନ୍ତି।',
    ].join('\n'),
} as const;

/** To another counsellor or, where there is none, to the admins. Nothing of who, of whom it was sent to, or why. */
export const overdueElsewhereMail = {
  subject: (productTitle: string) => `${productTitle}: ଗୋଟିଏ ଫୋନ୍ ଅନୁରୋଧ ଅପେକ୍ଷାରେ ଅଛି`,
  text: (hours: number) =>
    [
      `${inTime(hours)}ରୁ ଅଧିକ ହେଲା କେହି ଜଣେ ତାଙ୍କୁ ଫୋନ୍ କରିବାକୁ ଅନୁରୋଧ କରିଛନ୍ତି, ଓ ଏଯାଏଁ କେହି ତାହା ନେଇନାହାନ୍ତି।`,
      '',
      'ଆପଣ ଏହା ଦେଖିପାରିବେ ନାହିଁ, ଓ କାହାର ତାହା ଆମେ କହୁନାହୁଁ: ଏହା ଅନ୍ୟ କାହାକୁ ପଠାଯାଇଥିଲା। ଆପଣଙ୍କ ସଂସ୍ଥାର କାଉନସେଲରମାନଙ୍କୁ ପଚାରନ୍ତୁ, ସେମାନେ ଫୋନ୍ କରିପାରିବେ କି।',
      '',
      'ସେମାନଙ୍କ ଭିତରୁ କେହି ବାହାରେ ଥିଲେ, ଆଡମିନ୍ ‘ଲୋକ’ ପେଜ୍‌ରେ ଅନ୍ୟ ଜଣଙ୍କୁ କାଉନସେଲର କରିପାରିବେ। ତା’ପରେ ଅପେକ୍ଷା କରୁଥିବା ଲୋକଙ୍କୁ ଆମେ ପଚାରୁ, ତାଙ୍କ ସହ ଅନୁରୋଧ ଶେୟାର୍ କରିବେ କି।',
      '',
      'ଦିନକୁ ଗୋଟିଏରୁ ବେଶି ଏମିତି ଇମେଲ୍ ପଠାଉ ନାହିଁ।',
    ].join('\n'),
} as const;

/** To a counsellor: someone waits past the stated time. Nothing of who or why. */
export const overdueMail = {
  subject: (productTitle: string) => `${productTitle}: କେହି ଜଣେ ଫୋନ୍ ଆସିବାକୁ ଅପେକ୍ଷା କରିଛନ୍ତି`,
  text: (link: string, hours: number) =>
    [
      `${inTime(hours)}ରୁ ଅଧିକ ହେଲା କେହି ଜଣେ ତାଙ୍କୁ ଫୋନ୍ କରିବାକୁ ଅନୁରୋଧ କରିଛନ୍ତି, ଓ ଏଯାଏଁ କେହି ତାହା ନେଇନାହାନ୍ତି।`,
      '',
      'ଦୟାକରି ଆପଣଙ୍କ ଅନୁରୋଧ ତାଲିକା ଖୋଲନ୍ତୁ:',
      '',
      link,
      '',
      'ଦିନକୁ ଗୋଟିଏରୁ ବେଶି ଏମିତି ଇମେଲ୍ ପଠାଉ ନାହିଁ।',
    ].join('\n'),
} as const;

/** The hours in which a counsellor calls. */
export const callingHoursMessages = {
  title: 'ମୁଁ କେଉଁ ସମୟରେ ଫୋନ୍ କରେ',
  intro: 'ଯେଉଁମାନେ ସେମାନଙ୍କୁ ଫୋନ୍ କରିବାକୁ ଅନୁରୋଧ କରନ୍ତି, ସେମାନେ ଏହି ସମୟ ଦେଖନ୍ତି। ଆପଣ ସାଧାରଣତଃ କେବେ ଫୋନ୍ କରନ୍ତି, ଏହା ଦେଖାଏ।',
  dayFrom: (day: string) => `${day}, ଆରମ୍ଭ`,
  dayTo: (day: string) => `${day}, ଶେଷ`,
  save: 'ସମୟ ସେଭ୍ କରନ୍ତୁ',
  saved: 'ଆପଣଙ୍କ ସମୟ ସେଭ୍ ହୋଇଗଲା।',
  failed: 'ଆପଣଙ୍କ ସମୟ ସେଭ୍ ହୋଇପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  loadFailed: 'ଆପଣଙ୍କ ସମୟ ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  period: 'ଶେଷ ସମୟ ଆରମ୍ଭର ପରେ ହେବା ଦରକାର।',
  days: ['ସୋମବାର', 'ମଙ୍ଗଳବାର', 'ବୁଧବାର', 'ଗୁରୁବାର', 'ଶୁକ୍ରବାର', 'ଶନିବାର', 'ରବିବାର'],
  heading: 'ସେମାନେ କେବେ ଫୋନ୍ କରନ୍ତି',
  ofDays: (days: string, from: string, to: string) => `${days}, ${from}ରୁ ${to}`,
  of: (name: string, hours: string) => `${name}: ${hours}`,
  unstated: 'ଯେକୌଣସି ସମୟରେ',
  zone: (zone: string) => `ସମୟ ${zone} ଅନୁସାରେ।`,
} as const;

function namesOf(who: Names): string {
  return inList(who.map(({ name }) => name));
}

function inTime(hours: number): string {
  return hours % 24 === 0 ? `${hours / 24} ଦିନ` : `${hours} ଘଣ୍ଟା`;
}
