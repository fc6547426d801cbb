import type { ImportOutcome, Invitation, LineFaultCode } from '../../contract/staff-list.ts';
import { invitationDays, reminderDays } from '../../registration-rules.ts';
import { mostStaffLines } from '../../staff-columns.ts';
import { leavingLinkDays } from '../../leaving.ts';
import { formatCount, numberInWords, plural } from './numbers.ts';
import { drafted } from '../draft.ts';
import type { UnreadableCode } from '../en/staff-list.ts';

const nothing = 'ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ।';

/** Why a file cannot be read as a table, with the line where that shows. */
export const unreadableFile = drafted<Record<UnreadableCode, (line: number) => string>>({
  workbook: () =>
    `ਇਹੋ ਜਿਹੀ ਫ਼ਾਈਲ ਅਸੀਂ ਨਹੀਂ ਪੜ੍ਹ ਸਕਦੇ। ਸਪ੍ਰੈੱਡਸ਼ੀਟ ਵਿੱਚ ਇਸ ਨੂੰ Excel (.xlsx) ਜਾਂ CSV ਵਾਂਗ ਸੇਵ ਕਰਕੇ ਉਹ ਫ਼ਾਈਲ ਚੁਣੋ। ${nothing}`,
  'locked-workbook': () => `ਇਸ ਫ਼ਾਈਲ ’ਤੇ ਪਾਸਵਰਡ ਲੱਗਿਆ ਹੈ। ਪਾਸਵਰਡ ਤੋਂ ਬਿਨਾਂ ਕਾਪੀ ਸੇਵ ਕਰਕੇ ਉਹ ਚੁਣੋ। ${nothing}`,
  'damaged-workbook': () => `ਇਹ ਫ਼ਾਈਲ ਖ਼ਰਾਬ ਹੈ। ਸਪ੍ਰੈੱਡਸ਼ੀਟ ਵਿੱਚ ਖੋਲ੍ਹ ਕੇ ਦੁਬਾਰਾ ਸੇਵ ਕਰੋ ਅਤੇ ਉਹ ਚੁਣੋ। ${nothing}`,
  'large-workbook': () => `ਇਸ ਫ਼ਾਈਲ ਵਿੱਚ ਬਹੁਤ ਕੁਝ ਹੈ। ਸਿਰਫ਼ ਲਿਸਟ ਨਵੀਂ ਫ਼ਾਈਲ ਵਿੱਚ ਕਾਪੀ ਕਰਕੇ ਉਹ ਚੁਣੋ। ${nothing}`,
  'not-text': (line) => `ਸਤਰ ${formatCount(line)} ਦੀ ਲਿਖਤ ਨਹੀਂ ਪੜ੍ਹੀ ਜਾਂਦੀ। ${nothing}`,
  empty: () => `ਫ਼ਾਈਲ ਖਾਲੀ ਹੈ। ${nothing}`,
  'no-lines': (line) => `ਫ਼ਾਈਲ ਸਿਰਲੇਖਾਂ ਤੋਂ ਬਾਅਦ ਸਤਰ ${formatCount(line)} ’ਤੇ ਮੁੱਕ ਜਾਂਦੀ ਹੈ। ਇਸ ਵਿੱਚ ਕੋਈ ਨਾਂ ਨਹੀਂ। ${nothing}`,
  'broken-quotes': (line) => `ਸਤਰ ${formatCount(line)} ਦੇ ਪੁੱਠੇ ਕੌਮੇ (") ਪੂਰੇ ਨਹੀਂ। ${nothing}`,
  'line-too-long': (line) => `ਸਤਰ ${formatCount(line)} ਬਹੁਤ ਲੰਮੀ ਹੈ। ਸ਼ਾਇਦ ਪੁੱਠਾ ਕੌਮਾ (") ਰਹਿ ਗਿਆ ਹੈ। ${nothing}`,
  'too-many-columns': (line) => `ਸਤਰ ${formatCount(line)} ਵਿੱਚ ਇਹੋ ਜਿਹੀ ਲਿਸਟ ਲਈ ਬਹੁਤੇ ਕਾਲਮ ਹਨ। ${nothing}`,
  'too-many-lines': (line) => `ਫ਼ਾਈਲ ਵਿੱਚ ਹੱਦ ਤੋਂ ਵੱਧ ਸਤਰਾਂ ਹਨ: ਸਤਰ ${formatCount(line)} ਹੱਦ ਤੋਂ ਬਾਹਰ ਹੈ। ${nothing}`,
});

/** '5 people', as a subject and as it stands before a postposition. */
const people = (count: number) => `${formatCount(count)} ${plural(count, { one: 'ਵਿਅਕਤੀ', other: 'ਲੋਕ' })}`;
const ofPeople = (count: number) => `${formatCount(count)} ${plural(count, { one: 'ਵਿਅਕਤੀ', other: 'ਲੋਕਾਂ' })}`;

export const staffListMessages = {
  title: 'ਸਟਾਫ਼ ਲਿਸਟ',
  intro: 'ਲਿਸਟ ਤੋਂ ਲੋਕਾਂ ਨੂੰ ਸੱਦਾ ਭੇਜੋ, ਅਤੇ ਬਦਲਣ ’ਤੇ ਲਿਸਟ ਦੁਬਾਰਾ ਪਾਓ।',
  counts: (listed: number, registered: number) =>
    `ਲਿਸਟ ਦੇ ${ofPeople(listed)} ਵਿੱਚੋਂ ${formatCount(registered)} ਰਜਿਸਟਰ ਕਰ ਚੁੱਕੇ ਹਨ।`,
  none: 'ਸਟਾਫ਼ ਲਿਸਟ ਵਿੱਚ ਹਾਲੇ ਕੋਈ ਨਹੀਂ।',
  waiting: (count: number) => `${formatCount(count)} ${plural(count, { one: 'ਸੱਦਾ ਜਾ ਰਿਹਾ ਹੈ', other: 'ਸੱਦੇ ਜਾ ਰਹੇ ਹਨ' })}।`,
  over: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'ਸੱਦੇ ਦਾ ਸਮਾਂ', other: 'ਸੱਦਿਆਂ ਦਾ ਸਮਾਂ' })} ਵਰਤੇ ਬਿਨਾਂ ਲੰਘ ਗਿਆ।`,
  refused: (count: number) =>
    `ਮੇਲ ਸਰਵਰ ਨੇ ${formatCount(count)} ${plural(count, { one: 'ਈਮੇਲ ਨਹੀਂ ਲਈ', other: 'ਈਮੇਲਾਂ ਨਹੀਂ ਲਈਆਂ' })}।`,
  inviteAgain: 'ਉਨ੍ਹਾਂ ਨੂੰ ਨਵੇਂ ਲਿੰਕ ਭੇਜੋ',
  invitedAgain: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'ਸੱਦਾ ਜਾ ਰਿਹਾ ਹੈ', other: 'ਸੱਦੇ ਜਾ ਰਹੇ ਹਨ' })}।`,
  pending: 'ਸੱਦਾ ਗਿਆ, ਹਾਲੇ ਰਜਿਸਟਰ ਨਹੀਂ',
  pendingNone: 'ਲਿਸਟ ਵਿੱਚੋਂ ਸਾਰੇ ਰਜਿਸਟਰ ਕਰ ਚੁੱਕੇ ਹਨ।',
  search: 'ਨਾਂ ਜਾਂ ਈਮੇਲ ਨਾਲ ਲੱਭੋ',
  states: {
    waiting: () => 'ਜਾ ਰਿਹਾ ਹੈ',
    sent: (until: string) => `ਲਿੰਕ ${until} ਤੱਕ ਚੱਲਦਾ ਹੈ`,
    over: () => 'ਸਮਾਂ ਲੰਘ ਗਿਆ',
    refused: () => 'ਈਮੇਲ ਨਹੀਂ ਲਈ ਗਈ',
  } satisfies Partial<Record<Invitation['state'], (until: string) => string>>,
  again: 'ਦੁਬਾਰਾ ਭੇਜੋ',
  withdraw: 'ਵਾਪਸ ਲਓ',
  withdrawTitle: (name: string) => `${name} ਦਾ ਸੱਦਾ ਵਾਪਸ ਲੈਣਾ ਹੈ?`,
  withdrawText: 'ਉਨ੍ਹਾਂ ਦੀ ਈਮੇਲ ਵਾਲਾ ਲਿੰਕ ਨਹੀਂ ਚੱਲੇਗਾ। ਦੁਬਾਰਾ ਸੱਦਾ ਭੇਜਣ ਲਈ ਉਨ੍ਹਾਂ ਦੇ ਨਾਂ ਵਾਲੀ ਸਟਾਫ਼ ਲਿਸਟ ਪਾਓ।',
  actionsOf: (name: string) => `${name} ਲਈ ਕੰਮ`,
  withdrawn: (name: string) => `${name} ਦਾ ਸੱਦਾ ਵਾਪਸ ਲੈ ਲਿਆ।`,
  sentAgain: (name: string) => `${name} ਨੂੰ ਨਵਾਂ ਲਿੰਕ ਜਾ ਰਿਹਾ ਹੈ।`,
  notSentAgain: (name: string) => `ਅਸੀਂ ${name} ਨੂੰ ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ। ਲਿਸਟ ਬਦਲ ਗਈ ਸੀ, ਹੁਣ ਇਹ ਨਵੀਂ ਹੈ।`,
  showMore: 'ਹੋਰ ਦਿਖਾਓ',
  loading: 'ਸਟਾਫ਼ ਲਿਸਟ ਖੁੱਲ੍ਹ ਰਹੀ ਹੈ...',
  loadFailed: 'ਸਟਾਫ਼ ਲਿਸਟ ਨਹੀਂ ਖੁੱਲ੍ਹੀ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  rule: 'ਲੋਕ ਸੱਦੇ ਤੋਂ ਬਿਨਾਂ ਵੀ ਰਜਿਸਟਰ ਕਰ ਸਕਦੇ ਹਨ।',
  ruleLink: 'ਚੁਣੋ ਕਿ ਕੌਣ ਰਜਿਸਟਰ ਕਰ ਸਕਦਾ ਹੈ',
  noMail: 'ਮੇਲ ਸਰਵਰ ਨਹੀਂ ਲੱਗਿਆ। ਲੱਗਣ ਤੱਕ ਸੱਦੇ ਸਰਵਰ ’ਤੇ ਫ਼ਾਈਲਾਂ ਵਿੱਚ ਰਹਿੰਦੇ ਹਨ।',
} as const;

export const staffImportMessages = {
  title: 'ਸਟਾਫ਼ ਲਿਸਟ ਪਾਓ',
  intro: `Excel (.xlsx) ਜਾਂ CSV ਫ਼ਾਈਲ, ਹਰ ਸਤਰ ਵਿੱਚ ਇੱਕ ਵਿਅਕਤੀ, ਵੱਧ ਤੋਂ ਵੱਧ ${formatCount(mostStaffLines)}। ਸਿਰਫ਼ ਪਹਿਲੀ ਸ਼ੀਟ ਪੜ੍ਹੀ ਜਾਂਦੀ ਹੈ। ਕੀ ਹੋਵੇਗਾ, ਇਹ ਦੇਖਣ ਤੋਂ ਪਹਿਲਾਂ ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੁੰਦਾ।`,
  template: 'ਨਮੂਨਾ ਡਾਊਨਲੋਡ ਕਰੋ',
  choose: 'ਫ਼ਾਈਲ ਚੁਣੋ',
  drop: 'ਜਾਂ ਇੱਥੇ ਖਿੱਚ ਲਿਆਓ',
  reading: (name: string) => `${name} ਪੜ੍ਹੀ ਜਾ ਰਹੀ ਹੈ...`,
  uploadFailed: 'ਇਹ ਫ਼ਾਈਲ ਨਹੀਂ ਪੜ੍ਹੀ ਗਈ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  columnsTitle: 'ਕਿਹੜੇ ਕਾਲਮ ਵਿੱਚ ਕੀ ਹੈ?',
  columnsIntro: (lines: number, name: string) =>
    `${name} ਵਿੱਚ ${formatCount(lines)} ${plural(lines, { one: 'ਸਤਰ ਹੈ', other: 'ਸਤਰਾਂ ਹਨ' })}। ਕਾਲਮ ਦੇਖ ਲਓ।`,
  choosePlease: 'ਕਾਲਮ ਚੁਣੋ।',
  sample: (text: string) => `ਪਹਿਲੀ ਸਤਰ ਵਿੱਚ: ${text}`,
  sampleEmpty: 'ਪਹਿਲੀ ਸਤਰ ਵਿੱਚ ਖਾਲੀ',
  adds: 'ਜਿਹੜੇ ਨਾਂ ਲਿਸਟਾਂ ਵਿੱਚ ਨਹੀਂ, ਉਹ ਜੋੜੋ',
  addsHint: 'ਜਿਹੜੇ ਥੀਮ, ਅਹੁਦੇ, ਰਾਜ ਅਤੇ ਸ਼ਹਿਰ ਸਾਡੇ ਕੋਲ ਨਹੀਂ, ਉਹ ਲਿਸਟਾਂ ਵਿੱਚ ਜੁੜ ਜਾਂਦੇ ਹਨ।',
  check: 'ਲਿਸਟ ਦੀ ਪੜਤਾਲ ਕਰੋ',
  checking: 'ਹਰ ਸਤਰ ਦੇਖ ਰਹੇ ਹਾਂ...',
  another: 'ਕੋਈ ਹੋਰ ਫ਼ਾਈਲ ਚੁਣੋ',
  previewTitle: 'ਕੀ ਹੋਵੇਗਾ',
  nothingYet: 'ਹਾਲੇ ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ।',
  counts: {
    new: (count: number) => `${ofPeople(count)} ਨੂੰ ਸੱਦਾ ਜਾਵੇਗਾ`,
    changed: (count: number) => `${ofPeople(count)} ਦੇ ਵੇਰਵੇ ਬਦਲਣਗੇ`,
    same: (count: number) => `${people(count)} ਉਵੇਂ ਹੀ ਰਹਿਣਗੇ`,
    gone: (count: number) => `${people(count)} ਹੁਣ ਇਸ ਫ਼ਾਈਲ ਵਿੱਚ ਨਹੀਂ`,
    additions: (count: number) =>
      `${formatCount(count)} ${plural(count, { one: 'ਨਾਂ ਲਿਸਟਾਂ ਵਿੱਚ ਜੁੜੇਗਾ', other: 'ਨਾਂ ਲਿਸਟਾਂ ਵਿੱਚ ਜੁੜਨਗੇ' })}`,
  },
  faults: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'ਖਾਨਾ ਠੀਕ ਕਰਨਾ ਹੈ', other: 'ਖਾਨੇ ਠੀਕ ਕਰਨੇ ਹਨ' })}`,
  faultsIntro: 'ਇਹ ਆਪਣੀ ਫ਼ਾਈਲ ਵਿੱਚ ਠੀਕ ਕਰਕੇ ਦੁਬਾਰਾ ਚੁਣੋ। ਸਭ ਠੀਕ ਹੋਣ ’ਤੇ ਹੀ ਲਿਸਟ ਪਵੇਗੀ।',
  faultsShown: (shown: number) => `ਇਹ ਪਹਿਲੇ ${formatCount(shown)} ਹਨ।`,
  faultsDownload: 'ਸਾਰੇ ਡਾਊਨਲੋਡ ਕਰੋ',
  line: 'ਸਤਰ',
  place: (line: number, heading: string) => `ਸਤਰ ${formatCount(line)}, ${heading}`,
  heading: 'ਕਾਲਮ',
  value: 'ਫ਼ਾਈਲ ਵਿੱਚ',
  what: 'ਕੀ ਕਰਨਾ ਹੈ',
  emptyCell: 'ਖਾਲੀ',
  whats: {
    required: () => 'ਇਹ ਭਰੋ।',
    wrong_type: () => 'ਇਹ ਨਹੀਂ ਪੜ੍ਹਿਆ ਗਿਆ।',
    email_format: () => 'ਇਹ ਪੂਰੀ ਈਮੇਲ ਨਹੀਂ।',
    too_long: () => 'ਇਹ ਬਹੁਤ ਲੰਮਾ ਹੈ।',
    forbidden_characters: () => 'ਇਸ ਵਿੱਚ ਅਜਿਹੇ ਅੱਖਰ ਹਨ ਜੋ ਅਸੀਂ ਸੇਵ ਨਹੀਂ ਕਰ ਸਕਦੇ।',
    unknown_name: ({ nearest }) => `ਇਹ ਤੁਹਾਡੀ ਲਿਸਟ ਵਿੱਚ ਨਹੀਂ।${didYouMean(nearest)}`,
    unknown_city: ({ nearest }) => `ਇਹ ਇਸ ਰਾਜ ਦਾ ਸ਼ਹਿਰ ਨਹੀਂ।${didYouMean(nearest)}`,
    retired_name: () => 'ਇਹ ਸਾਡੀ ਲਿਸਟ ਵਿੱਚ ਬੰਦ ਕਰਕੇ ਰੱਖਿਆ ਹੈ।',
    same_email: ({ firstLine }) => `ਇਹੀ ਈਮੇਲ ਸਤਰ ${formatCount(firstLine ?? 0)} ਵਿੱਚ ਹੈ।`,
    surplus_cell: () => 'ਇਸ ਦੇ ਉੱਪਰ ਕੋਈ ਸਿਰਲੇਖ ਨਹੀਂ। ਸ਼ਾਇਦ ਕੌਮੇ ਵਾਲੇ ਖਾਨੇ ਨੂੰ ਪੁੱਠੇ ਕੌਮਿਆਂ (") ਵਿੱਚ ਲਿਖਣਾ ਪਵੇ।',
    has_left: () => 'ਇਹ ਵਿਅਕਤੀ ਕੰਮ ਛੱਡ ਗਏ ਹਨ। ਪਹਿਲਾਂ ਲਿਖੋ ਕਿ ਵਾਪਸ ਆ ਗਏ ਹਨ, ਜਾਂ ਇਹ ਸਤਰ ਹਟਾਓ।',
  } satisfies Partial<Record<LineFaultCode, (about: { nearest: string | null; firstLine: number | null }) => string>>,
  change: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  registered: 'ਖਾਤਾ ਹੈ',
  notRegistered: 'ਸਿਰਫ਼ ਸੱਦਾ ਗਿਆ',
  leavers: 'ਉਹ ਕੰਮ ਛੱਡ ਗਏ ਹਨ: ਉਨ੍ਹਾਂ ਦੀ ਪਹੁੰਚ ਬੰਦ ਕਰੋ',
  leaversHint: (registered: number) =>
    registered === 0
      ? 'ਉਨ੍ਹਾਂ ਦੇ ਸੱਦੇ ਵਾਪਸ ਲਏ ਜਾਂਦੇ ਹਨ। ਉਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ਦਾ ਖਾਤਾ ਨਹੀਂ।'
      : `ਸੱਦੇ ਵਾਪਸ ਲਏ ਜਾਂਦੇ ਹਨ। ਖਾਤੇ ਵਾਲੇ ${people(registered)} ਲੌਗਇਨ ਨਹੀਂ ਕਰ ਸਕਣਗੇ, ਅਤੇ ਉਨ੍ਹਾਂ ਨੂੰ ਆਪਣੇ ਰਿਕਾਰਡ ਦਾ ਲਿੰਕ ${leavingLinkDays} ਦਿਨਾਂ ਲਈ ਮਿਲੇਗਾ।`,
  invitesHint: `ਹਰ ਨਵੇਂ ਨੂੰ ਈਮੇਲ ਵਿੱਚ ਲਿੰਕ ਜਾਂਦਾ ਹੈ ਜੋ ${invitationDays} ਦਿਨ ਚੱਲਦਾ ਹੈ। ਰਜਿਸਟਰ ਨਾ ਕਰਨ ਤਾਂ ${numberInWords(reminderDays)} ਦਿਨਾਂ ਬਾਅਦ ਇੱਕ ਵਾਰ ਯਾਦ ਕਰਵਾਉਂਦੇ ਹਾਂ।`,
  confirm: 'ਲਿਸਟ ਸੇਵ ਕਰੋ ਅਤੇ ਸੱਦੇ ਭੇਜੋ',
  confirmChanges: 'ਤਬਦੀਲੀਆਂ ਸੇਵ ਕਰੋ',
  nothing: 'ਇਸ ਫ਼ਾਈਲ ਵਿਚਲਾ ਸਭ ਕੁਝ ਪਹਿਲਾਂ ਹੀ ਹੈ। ਸੇਵ ਕਰਨ ਲਈ ਕੁਝ ਨਹੀਂ।',
  back: 'ਵਾਪਸ ਕਾਲਮਾਂ ’ਤੇ',
  storing: (done: number, total: number) => `ਸੇਵ ਹੋ ਰਿਹਾ ਹੈ: ${formatCount(total)} ਵਿੱਚੋਂ ${formatCount(done)}`,
  storingHint: 'ਤੁਸੀਂ ਇਹ ਪੰਨਾ ਛੱਡ ਸਕਦੇ ਹੋ। ਕੰਮ ਚੱਲਦਾ ਰਹਿੰਦਾ ਹੈ: ਸਾਰਾ ਹੋਵੇਗਾ, ਜਾਂ ਕੁਝ ਵੀ ਨਹੀਂ।',
  stored: ({ invited, changed, left, waiting, withdrawn, added }: ImportOutcome) =>
    [
      `ਹੋ ਗਿਆ। ${ofPeople(invited)} ਨੂੰ ਸੱਦਾ ਜਾਵੇਗਾ`,
      changed > 0 && `${ofPeople(changed)} ਦੇ ਵੇਰਵੇ ਬਦਲੇ`,
      left > 0 && `${people(left)} ਕੰਮ ਛੱਡ ਗਏ`,
      waiting > 0 &&
        `${formatCount(waiting)} ${plural(waiting, { one: 'ਐਡਮਿਨ ਦੀ', other: 'ਐਡਮਿਨਾਂ ਦੀ' })} ਪਹੁੰਚ ਕਿਸੇ ਹੋਰ ਐਡਮਿਨ ਦੀ ਹਾਂ ਤੱਕ ਰਹਿੰਦੀ ਹੈ`,
      withdrawn > 0 && `${formatCount(withdrawn)} ${plural(withdrawn, { one: 'ਸੱਦਾ ਵਾਪਸ ਲਿਆ', other: 'ਸੱਦੇ ਵਾਪਸ ਲਏ' })}`,
      added > 0 && `${formatCount(added)} ${plural(added, { one: 'ਨਾਂ ਲਿਸਟਾਂ ਵਿੱਚ ਜੁੜਿਆ', other: 'ਨਾਂ ਲਿਸਟਾਂ ਵਿੱਚ ਜੁੜੇ' })}`,
    ]
      .filter((part) => part !== false)
      .join(', ')
      .concat('।'),
  outdated: 'ਤੁਹਾਡੀ ਪੜਤਾਲ ਤੋਂ ਬਾਅਦ ਸਟਾਫ਼ ਲਿਸਟ ਬਦਲ ਗਈ ਹੈ। ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ। ਦੁਬਾਰਾ ਪੜਤਾਲ ਕਰੋ।',
  stopped: 'ਸਰਵਰ ਵਿਚਾਲੇ ਰੁਕ ਗਿਆ। ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ। ਫ਼ਾਈਲ ਦੀ ਪੜਤਾਲ ਕਰਕੇ ਦੁਬਾਰਾ ਸੇਵ ਕਰੋ।',
} as const;

function didYouMean(nearest: string | null): string {
  return nearest === null ? '' : ` ਕੀ ਮਤਲਬ ‘${nearest}’ ਸੀ?`;
}

export const staffFileMessages = {
  template: 'staff-list-template.csv',
  faults: 'staff-list-to-correct.csv',
  example: { name: 'ਨਮੂਨਾ: ਇਸ ਸਤਰ ਦੀ ਥਾਂ ਆਪਣੀ ਲਿਖੋ', email: 'ਈਮੇਲ' },
} as const;
