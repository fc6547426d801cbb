import type { ImportOutcome, Invitation, LineFaultCode } from '../../contract/staff-list.ts';
import { invitationDays, reminderDays } from '../../registration-rules.ts';
import { mostStaffLines } from '../../staff-columns.ts';
import { leavingLinkDays } from '../../leaving.ts';
import { formatCount, numberInWords } from './numbers.ts';
import { drafted } from '../draft.ts';
import type { UnreadableCode } from '../en/staff-list.ts';

const nothing = 'କିଛି ସେଭ୍ ହୋଇନାହିଁ।';

/** Why a file cannot be read as a table, with the line where that shows. */
export const unreadableFile = drafted<Record<UnreadableCode, (line: number) => string>>({
  workbook: () => `ଏହି ପ୍ରକାର ଫାଇଲ୍ ପଢ଼ିହୁଏ ନାହିଁ। ସ୍ପ୍ରେଡସିଟ୍ ଆପ୍‌ରେ ଏହାକୁ Excel ଫାଇଲ୍ (.xlsx) ବା CSV ଭାବେ ସେଭ୍ କରି ସେହି ଫାଇଲ୍ ବାଛନ୍ତୁ। ${nothing}`,
  'locked-workbook': () => `ଏହି Excel ଫାଇଲ୍‌ରେ ପାସୱାର୍ଡ ଅଛି। ପାସୱାର୍ଡ ନଥିବା କପି ସେଭ୍ କରି ତାହା ବାଛନ୍ତୁ। ${nothing}`,
  'damaged-workbook': () => `ଏହି Excel ଫାଇଲ୍ ଖରାପ ହୋଇଛି। ସ୍ପ୍ରେଡସିଟ୍ ଆପ୍‌ରେ ଖୋଲି ପୁଣି ସେଭ୍ କରନ୍ତୁ, ଓ ସେହି ଫାଇଲ୍ ବାଛନ୍ତୁ। ${nothing}`,
  'large-workbook': () => `ଏହି Excel ଫାଇଲ୍‌ରେ ବହୁତ ଅଧିକ ଅଛି। ଖାଲି ତାଲିକାଟି ନୂଆ ଫାଇଲ୍‌ରେ କପି କରି ତାହା ବାଛନ୍ତୁ। ${nothing}`,
  'not-text': (line) => `ଧାଡ଼ି ${formatCount(line)} ପଢ଼ିହେଲା ନାହିଁ। ${nothing}`,
  empty: () => `ଫାଇଲ୍ ଖାଲି ଅଛି। ${nothing}`,
  'no-lines': (line) => `ଶୀର୍ଷକ ପରେ ଧାଡ଼ି ${formatCount(line)}ରେ ଫାଇଲ୍ ସରିଯାଏ। ସେଥିରେ କୌଣସି ଲୋକ ନାହାନ୍ତି। ${nothing}`,
  'broken-quotes': (line) => `ଧାଡ଼ି ${formatCount(line)}ର ଉଦ୍ଧୃତି ଚିହ୍ନ ମେଳ ଖାଉନାହିଁ। ${nothing}`,
  'line-too-long': (line) => `ଧାଡ଼ି ${formatCount(line)} ବହୁତ ଲମ୍ବା। ଉଦ୍ଧୃତି ଚିହ୍ନଟିଏ ଛାଡ଼ିଯାଇଥାଇପାରେ। ${nothing}`,
  'too-many-columns': (line) => `ଧାଡ଼ି ${formatCount(line)}ରେ ଏମିତି ତାଲିକା ପାଇଁ ବହୁତ ସ୍ତମ୍ଭ ଅଛି। ${nothing}`,
  'too-many-lines': (line) => `ଫାଇଲ୍‌ରେ ବହୁତ ଧାଡ଼ି ଅଛି: ଧାଡ଼ି ${formatCount(line)} ଅଧିକ ହେଲା। ${nothing}`,
});

const people = (count: number) => `${formatCount(count)} ଜଣ`;

export const staffListMessages = {
  title: 'କର୍ମଚାରୀ ତାଲିକା',
  intro: 'ତାଲିକାରୁ ଲୋକଙ୍କୁ ନିମନ୍ତ୍ରଣ କରନ୍ତୁ, ଓ ତାଲିକା ବଦଳିଲେ ପୁଣି ପଠାନ୍ତୁ।',
  counts: (listed: number, registered: number) =>
    `ତାଲିକାର ${people(listed)}ଙ୍କ ଭିତରୁ ${formatCount(registered)} ଜଣ ରେଜିଷ୍ଟର୍ କରିଛନ୍ତି।`,
  none: 'କର୍ମଚାରୀ ତାଲିକାରେ ଏଯାଏଁ କେହି ନାହାନ୍ତି।',
  waiting: (count: number) => `${formatCount(count)}ଟି ନିମନ୍ତ୍ରଣ ଯାଉଛି।`,
  over: (count: number) => `${formatCount(count)}ଟି ନିମନ୍ତ୍ରଣ ବ୍ୟବହାର ନହୋଇ ସରିଗଲା।`,
  refused: (count: number) => `ମେଲ୍ ସର୍ଭର୍ ${formatCount(count)}ଟି ଠିକଣା ନେଲା ନାହିଁ।`,
  inviteAgain: 'ସେମାନଙ୍କୁ ନୂଆ ଲିଙ୍କ୍ ପଠାନ୍ତୁ',
  invitedAgain: (count: number) => `${formatCount(count)}ଟି ନିମନ୍ତ୍ରଣ ଯାଉଛି।`,
  pending: 'ନିମନ୍ତ୍ରିତ, ଏଯାଏଁ ରେଜିଷ୍ଟର୍ କରିନାହାନ୍ତି',
  pendingNone: 'ତାଲିକାର ସମସ୍ତେ ରେଜିଷ୍ଟର୍ କରିଛନ୍ତି।',
  search: 'ନାଁ ବା ଇମେଲ୍‌ରେ ଖୋଜନ୍ତୁ',
  states: {
    waiting: () => 'ଯାଉଛି',
    sent: (until: string) => `ଲିଙ୍କ୍ ${until} ଯାଏଁ କାମ କରିବ`,
    over: () => 'ସମୟ ସରିଗଲା',
    refused: () => 'ଠିକଣା ନେଲା ନାହିଁ',
  } satisfies Partial<Record<Invitation['state'], (until: string) => string>>,
  again: 'ପୁଣି ପଠାନ୍ତୁ',
  withdraw: 'ଫେରାଇ ନିଅନ୍ତୁ',
  withdrawTitle: (name: string) => `${name}ଙ୍କ ନିମନ୍ତ୍ରଣ ଫେରାଇ ନେବେ?`,
  withdrawText: 'ତାଙ୍କ ଇମେଲ୍‌ରେ ଥିବା ଲିଙ୍କ୍ ଆଉ କାମ କରିବ ନାହିଁ। ପୁଣି ନିମନ୍ତ୍ରଣ ପାଇଁ ତାଙ୍କ ନାଁ ଥିବା କର୍ମଚାରୀ ତାଲିକା ଆଣନ୍ତୁ।',
  actionsOf: (name: string) => `${name}ଙ୍କ ପାଇଁ କାମ`,
  withdrawn: (name: string) => `${name}ଙ୍କ ନିମନ୍ତ୍ରଣ ଫେରାଇ ନିଆଗଲା।`,
  sentAgain: (name: string) => `${name}ଙ୍କ ପାଖକୁ ନୂଆ ଲିଙ୍କ୍ ଯାଉଛି।`,
  notSentAgain: (name: string) => `ଆମେ ${name}ଙ୍କ ପାଖକୁ କିଛି ପଠାଇଲୁ ନାହିଁ। ତାଲିକା ବଦଳିଯାଇଥିଲା, ଏବେ ତାହା ଠିକ୍ ଅଛି।`,
  showMore: 'ଆଉ ଦେଖାନ୍ତୁ',
  loading: 'କର୍ମଚାରୀ ତାଲିକା ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'କର୍ମଚାରୀ ତାଲିକା ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  rule: 'ଲୋକେ ନିମନ୍ତ୍ରଣ ବିନା ବି ରେଜିଷ୍ଟର୍ କରିପାରିବେ।',
  ruleLink: 'କିଏ ରେଜିଷ୍ଟର୍ କରିବେ ବାଛନ୍ତୁ',
  noMail: 'ମେଲ୍ ସର୍ଭର୍ ନାହିଁ। ତାହା ଆସିବା ଯାଏଁ ନିମନ୍ତ୍ରଣ ସର୍ଭର୍‌ରେ ଫାଇଲ୍ ହୋଇ ରହିବ।',
} as const;

export const staffImportMessages = {
  title: 'କର୍ମଚାରୀ ତାଲିକା ଆଣନ୍ତୁ',
  intro: `Excel ଫାଇଲ୍ (.xlsx) ବା CSV ଫାଇଲ୍, ପ୍ରତି ଧାଡ଼ିରେ ଜଣେ, ସର୍ବାଧିକ ${formatCount(mostStaffLines)} ଜଣ। କେବଳ ପ୍ରଥମ ସିଟ୍ ନିଆଯାଏ। କ’ଣ ହେବ ଆପଣ ଦେଖିବା ଆଗରୁ କିଛି ସେଭ୍ ହୁଏ ନାହିଁ।`,
  template: 'ନମୁନା ଡାଉନଲୋଡ୍ କରନ୍ତୁ',
  choose: 'ଫାଇଲ୍ ବାଛନ୍ତୁ',
  drop: 'କିମ୍ବା ଏଠାକୁ ଟାଣି ଆଣନ୍ତୁ',
  reading: (name: string) => `${name} ପଢ଼ାଯାଉଛି...`,
  uploadFailed: 'ଏହି ଫାଇଲ୍ ପଢ଼ିହେଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  columnsTitle: 'କେଉଁ ସ୍ତମ୍ଭରେ କ’ଣ?',
  columnsIntro: (lines: number, name: string) => `${name}ରେ ${formatCount(lines)}ଟି ଧାଡ଼ି ଅଛି। ସ୍ତମ୍ଭଗୁଡ଼ିକ ଦେଖନ୍ତୁ।`,
  choosePlease: 'ଗୋଟିଏ ସ୍ତମ୍ଭ ବାଛନ୍ତୁ।',
  sample: (text: string) => `ପ୍ରଥମ ଧାଡ଼ିରେ: ${text}`,
  sampleEmpty: 'ପ୍ରଥମ ଧାଡ଼ିରେ ଖାଲି',
  adds: 'ଆମ ତାଲିକାରେ ନଥିବା ନାଁ ଯୋଡ଼ନ୍ତୁ',
  addsHint: 'ଯେଉଁ ଥିମ୍, ପଦବୀ, ରାଜ୍ୟ ଓ ସହର ଆମ ପାଖରେ ନାହିଁ, ତାହା ତାଲିକାରେ ଯୋଡ଼ାଯିବ।',
  check: 'ତାଲିକା ଯାଞ୍ଚ କରନ୍ତୁ',
  checking: 'ପ୍ରତି ଧାଡ଼ି ଯାଞ୍ଚ ହେଉଛି...',
  another: 'ଅନ୍ୟ ଫାଇଲ୍ ବାଛନ୍ତୁ',
  previewTitle: 'କ’ଣ ହେବ',
  nothingYet: 'ଏଯାଏଁ କିଛି ସେଭ୍ ହୋଇନାହିଁ।',
  counts: {
    new: (count: number) => `${people(count)} ନିମନ୍ତ୍ରିତ ହେବେ`,
    changed: (count: number) => `${people(count)}ଙ୍କ ତଥ୍ୟ ବଦଳିବ`,
    same: (count: number) => `${people(count)}ଙ୍କର କିଛି ବଦଳିବ ନାହିଁ`,
    gone: (count: number) => `${people(count)} ଏହି ଫାଇଲ୍‌ରେ ଆଉ ନାହାନ୍ତି`,
    additions: (count: number) => `${formatCount(count)}ଟି ନାଁ ତାଲିକାରେ ଯୋଡ଼ାଯିବ`,
  },
  faults: (count: number) => `${formatCount(count)}ଟି ଘର ଠିକ୍ କରିବା ଦରକାର`,
  faultsIntro: 'ଆପଣଙ୍କ ଫାଇଲ୍‌ରେ ଠିକ୍ କରି ପୁଣି ବାଛନ୍ତୁ। ସବୁ ଠିକ୍ ହେଲେ ତାଲିକା ଅଣାଯିବ।',
  faultsShown: (shown: number) => `ଏଗୁଡ଼ିକ ପ୍ରଥମ ${formatCount(shown)}ଟି।`,
  faultsDownload: 'ସବୁ ଡାଉନଲୋଡ୍ କରନ୍ତୁ',
  line: 'ଧାଡ଼ି',
  place: (line: number, heading: string) => `ଧାଡ଼ି ${formatCount(line)}, ${heading}`,
  heading: 'ସ୍ତମ୍ଭ',
  value: 'ଫାଇଲ୍‌ରେ',
  what: 'କ’ଣ କରିବେ',
  emptyCell: 'ଖାଲି',
  whats: {
    required: () => 'ଏହା ପୂରଣ କରନ୍ତୁ।',
    wrong_type: () => 'ଏହା ପଢ଼ିହେଲା ନାହିଁ।',
    email_format: () => 'ଏହା ପୂରା ଇମେଲ୍ ଠିକଣା ନୁହେଁ।',
    too_long: () => 'ଏହା ବହୁତ ଲମ୍ବା।',
    forbidden_characters: () => 'ଏଥିରେ ଏମିତି ଅକ୍ଷର ଅଛି ଯାହା ସେଭ୍ ହୁଏ ନାହିଁ।',
    unknown_name: ({ nearest }) => `ଏହା ଆପଣଙ୍କ ତାଲିକାରେ ନାହିଁ।${didYouMean(nearest)}`,
    unknown_city: ({ nearest }) => `ଏହା ଏହି ରାଜ୍ୟର ସହର ନୁହେଁ।${didYouMean(nearest)}`,
    retired_name: () => 'ଏହା ଆମ ତାଲିକାରୁ କଢ଼ାଯାଇଛି।',
    same_email: ({ firstLine }) => `ସେହି ଠିକଣା ଧାଡ଼ି ${formatCount(firstLine ?? 0)}ରେ ଅଛି।`,
    surplus_cell: () => 'ଏହା ଉପରେ କୌଣସି ଶୀର୍ଷକ ନାହିଁ। କମା ଥିବା ଘରକୁ ଉଦ୍ଧୃତି ଚିହ୍ନ ଦରକାର ହୋଇପାରେ।',
    has_left: () => 'ଏହି ଲୋକ କାମ ଛାଡ଼ିଛନ୍ତି। ପ୍ରଥମେ ଲେଖନ୍ତୁ ଯେ ସେ ଫେରିଛନ୍ତି, ବା ଧାଡ଼ିଟି କାଢ଼ନ୍ତୁ।',
  } satisfies Partial<Record<LineFaultCode, (about: { nearest: string | null; firstLine: number | null }) => string>>,
  change: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  registered: 'ଆକାଉଣ୍ଟ ଅଛି',
  notRegistered: 'କେବଳ ନିମନ୍ତ୍ରିତ',
  leavers: 'ସେମାନେ କାମ ଛାଡ଼ିଛନ୍ତି: ଲଗ୍ ଇନ୍ ବନ୍ଦ କରନ୍ତୁ',
  leaversHint: (registered: number) =>
    registered === 0
      ? 'ସେମାନଙ୍କ ନିମନ୍ତ୍ରଣ ଫେରାଇ ନିଆଯିବ। ସେମାନଙ୍କ ଭିତରୁ କାହାର ଆକାଉଣ୍ଟ ନାହିଁ।'
      : `ନିମନ୍ତ୍ରଣ ଫେରାଇ ନିଆଯିବ। ଆକାଉଣ୍ଟ ଥିବା ${people(registered)} ଆଉ ଲଗ୍ ଇନ୍ କରିପାରିବେ ନାହିଁ, ଓ ନିଜ ରେକର୍ଡର ଲିଙ୍କ୍ ପାଇବେ, ଯାହା ${leavingLinkDays} ଦିନ କାମ କରିବ।`,
  invitesHint: `ନୂଆ ଲୋକଙ୍କୁ ଇମେଲ୍‌ରେ ଲିଙ୍କ୍ ଯାଏ, ଯାହା ${invitationDays} ଦିନ କାମ କରେ। ସେମାନେ ରେଜିଷ୍ଟର୍ ନକଲେ, ${numberInWords(reminderDays)} ଦିନ ପରେ ଥରେ ମନେ ପକାଇ ଦେଉ।`,
  confirm: 'ତାଲିକା ସେଭ୍ କରି ନିମନ୍ତ୍ରଣ ପଠାନ୍ତୁ',
  confirmChanges: 'ବଦଳ ସେଭ୍ କରନ୍ତୁ',
  nothing: 'ଏହି ଫାଇଲ୍‌ର ସବୁକିଛି ଆଗରୁ ଅଛି। ସେଭ୍ କରିବାକୁ କିଛି ନାହିଁ।',
  back: 'ସ୍ତମ୍ଭକୁ ଫେରନ୍ତୁ',
  storing: (done: number, total: number) => `ସେଭ୍ ହେଉଛି: ${formatCount(total)}ରୁ ${formatCount(done)}`,
  storingHint: 'ଆପଣ ଏହି ପେଜ୍ ଛାଡ଼ିପାରିବେ। କାମ ଚାଲିବ: ହେଲେ ସବୁ, ନହେଲେ କିଛି ନୁହେଁ।',
  stored: ({ invited, changed, left, waiting, withdrawn, added }: ImportOutcome) =>
    [
      `ହୋଇଗଲା। ${people(invited)} ନିମନ୍ତ୍ରିତ ହେବେ`,
      changed > 0 && `${people(changed)}ଙ୍କ ତଥ୍ୟ ବଦଳିଲା`,
      left > 0 && `${people(left)} କାମ ଛାଡ଼ିଲେ`,
      waiting > 0 && `ଅନ୍ୟ ଆଡମିନ୍ ରାଜି ହେବା ଯାଏଁ ${formatCount(waiting)} ଜଣ ଆଡମିନ୍‌ଙ୍କ ଅଧିକାର ରହିବ`,
      withdrawn > 0 && `${formatCount(withdrawn)}ଟି ନିମନ୍ତ୍ରଣ ଫେରାଇ ନିଆଗଲା`,
      added > 0 && `${formatCount(added)}ଟି ନାଁ ତାଲିକାରେ ଯୋଡ଼ାଗଲା`,
    ]
      .filter((part) => part !== false)
      .join(', ')
      .concat('।'),
  outdated: 'ଆପଣ ଏହି ଫାଇଲ୍ ଯାଞ୍ଚ କରିବା ପରେ କର୍ମଚାରୀ ତାଲିକା ବଦଳିଛି। କିଛି ସେଭ୍ ହୋଇନାହିଁ। ପୁଣି ଯାଞ୍ଚ କରନ୍ତୁ।',
  stopped: 'ସର୍ଭର୍ ମଝିରେ ବନ୍ଦ ହୋଇଗଲା। କିଛି ସେଭ୍ ହୋଇନାହିଁ। ଫାଇଲ୍ ଯାଞ୍ଚ କରି ପୁଣି ସେଭ୍ କରନ୍ତୁ।',
} as const;

function didYouMean(nearest: string | null): string {
  return nearest === null ? '' : ` ଆପଣ ‘${nearest}’ କହୁଥିଲେ କି?`;
}

/** The files, and what stands on the line of the template that shows how it is done. */
export const staffFileMessages = {
  template: 'staff-list-template.csv',
  faults: 'staff-list-to-correct.csv',
  example: { name: 'ଉଦାହରଣ: ଏହି ଧାଡ଼ି ବଦଳାନ୍ତୁ', email: 'ଇମେଲ୍ ଠିକଣା' },
} as const;
