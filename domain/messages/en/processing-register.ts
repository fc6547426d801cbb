import { erasureDays, eventDays } from '../../retention.ts';
import type { KeptUntil, KindWithoutFields } from '../../visibility/register-texts.ts';

const untilDeleted = `Until the account is deleted (${erasureDays} days after the person asks)`;

/** How long what isn't kept like records is kept. */
export const kept: Record<KeptUntil, string> = {
  deletion: untilDeleted,
  statistics: 'As sums about groups, without names',
  call_back: 'What was sent: a week after a counsellor picks it up, or until it’s withdrawn',
  looks: `${untilDeleted}; then without the reasons for ${eventDays} days`,
  account: `${untilDeleted}; the list of actions, without content, for ${eventDays} days after that`,
};

/** Kinds of which something is encrypted before it reaches the database. Of a person's fields their table says it. */
export const encrypted: Partial<Record<KindWithoutFields, string>> = {
  answers: 'All of it',
  mood_context: 'All of it',
  safety_plan: 'All of it',
  call_back: 'What was sent',
  looks: 'The reason, and who the admin was',
};

export const processingRegisterMessages = {
  title: 'Register of processing',
  intro: 'What is processed, why, who sees it and for how long: made from the same tables as ‘Who can see what’.',
  link: 'Register of processing',
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
