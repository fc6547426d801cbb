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

const untilDeleted = `Until the account is deleted (${erasureDays} days after its person asks)`;

/** How long each kind is kept; `time` is how long records are. */
const kept: Record<DataKind, (time: string) => string> = {
  answers: (time) => time,
  scores: (time) => time,
  moods: (time) => time,
  mood_context: (time) => time,
  statistics: () => 'As sums about groups, without names',
  call_back: () => 'What was sent: a week after a counsellor picks it up, or until it’s withdrawn',
  looks: () => `${untilDeleted}; then without the reasons for ${eventDays} days`,
  account: () => `${untilDeleted}; the list of actions, without content, for ${eventDays} days after that`,
  safety_plan: () => untilDeleted,
  health_details: () => untilDeleted,
  sharing: () => untilDeleted,
  choices: () => untilDeleted,
  reminders: () => untilDeleted,
  identity: () => untilDeleted,
  email: () => untilDeleted,
  work: () => untilDeleted,
};

/** Kinds of which something is encrypted before it reaches the database. */
const encrypted: Partial<Record<DataKind, string>> = {
  answers: 'All of it',
  mood_context: 'All of it',
  safety_plan: 'All of it',
  call_back: 'What was sent',
  looks: 'The reason, and who the admin was',
  health_details: 'Phone and ailments',
};

export const processingRegisterMessages = {
  title: 'Register of processing',
  intro: 'What is processed, why, who sees it and for how long: made from the same tables as ‘Who can see what’.',
  link: 'Register of processing',
  linkText: 'The same in full, as the law asks for it.',
  columns: { what: 'What', why: 'Why', kept: 'How long', encrypted: 'Encrypted as well', seen: 'Who sees it' },
  notEncrypted: 'No',
  group: 'For figures about groups',
  ofRecords: (months: number) => `${months} months`,
  loading: 'Loading...',
  loadFailed: 'We couldn’t load this. Please try again in a moment.',
  facts: {
    title: 'In general',
    who: 'Whose data: people who register, and admins and counsellors among them.',
    basis: 'On what ground: each person’s agreement to the privacy notice, which can be withdrawn with one tap.',
    others:
      'Who else gets any: no one. Mails go through the organisation’s own mail server. If someone turns on notifications, their browser’s push service passes them on, encrypted; it never learns what they’re about.',
    where: 'Where: in one database, run by the organisation.',
    log: `Logs: who opened a record and what admins did is kept for at least ${eventDays} days.`,
    rights: 'Rights: to read, correct, download and delete, each under My Profile.',
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
      return `${visibilityMessages.viewers[viewer]}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
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
  if (each.every(({ seen }) => seen === first?.seen)) return first?.seen ? [first.seen] : ['Only the person'];
  return each.map(({ policy, seen }) => `‘${names[policy]}’: ${seen === '' ? 'only the person' : seen}`);
}
