import type { DataKind, ViewerRole } from '../../visibility/shown-by.ts';
import type { RecordPolicy } from '../../visibility/record-policy.ts';
import type { Sight } from '../../visibility/rules.ts';

/** The four rules for named records. */
export const policyMessages = {
  title: 'Who may open a named record',
  names: {
    open: 'Open',
    reason: 'With a reason',
    consent: 'Only who shares',
    never: 'Never',
  } satisfies Record<RecordPolicy, string>,
  meanings: {
    open: 'Wellness admins can open everybody’s scores and moods.',
    reason:
      'A wellness admin has to write down why, and confirm the password. The record is then open to that admin for 15 minutes.',
    consent: 'Wellness admins can open the scores and moods of people who share them, and of nobody else.',
    never: 'Nobody can open a record with a name on it. Admins see figures about many people together.',
  } satisfies Record<RecordPolicy, string>,
  about: 'It holds for everybody. People read it before they register, and each change is noted.',
  legend: 'The rule',
  save: 'Use this rule',
  now: (name: string, day: string | null) => (day === null ? `Now: ${name}.` : `Now: ${name}, since ${day}.`),
  changes: 'Earlier choices',
  change: (day: string, name: string, who: string) => `${day}: ${name}, by ${who}`,
  goneAccount: 'a deleted account',
  confirm: {
    title: (name: string) => `Use the rule ‘${name}’?`,
    stricter: 'It is stricter than the one that holds now. It takes effect at once, for everything.',
    looser:
      'It is more open than the one that holds now. Everybody is told the next time they look. What was recorded before stays as closed as it was, unless a person shares it.',
    button: 'Use this rule',
  },
  loading: 'Loading...',
  loadFailed: 'The rule could not be loaded. Please check your connection and try again.',
  saved: 'Saved. It holds from now on.',
  loosened: 'Saved. Everybody is told. What was recorded before stays as closed as it was.',
  failed: 'That did not work. Nothing was changed. Please try again.',
} as const;

/** The page about who can see what. Its table comes from the server. */
export const visibilityMessages = {
  title: 'Who can see what',
  intro: 'This list is made from the rules that the program itself follows.',
  what: 'What',
  rule: (name: string) => `The rule here: ${name}`,
  since: (day: string) => `It has been so since ${day}.`,
  loading: 'Loading...',
  loadFailed: 'This could not be loaded. Please check your connection and try again.',
  viewers: {
    you: 'You',
    colleagues: 'Other employees',
    admins: 'Wellness admins',
    counsellors: 'Counsellors',
  } satisfies Record<ViewerRole, string>,
  kinds: {
    identity: 'Your name and email',
    work: 'Your date of birth, age, theme, designation, state and city',
    health_details: 'Your phone, height, weight, blood group and ailments',
    answers: 'Your answers to single questions',
    scores: 'Your scores',
    moods: 'Your moods',
    safety_plan: 'Your safety plan',
    statistics: 'Figures about everybody together',
    account: 'Your role, whether you are signed in, and what admins did with your account',
    looks: 'Who has opened your record, when and why',
    call_back: 'What you send when you ask for a call back',
    reminders: 'Your own reminder times, and the devices that may ring',
    choices: 'Whether you share your record, and what you have read',
  } satisfies Record<DataKind, string>,
  sights: {
    nothing: 'Nothing',
    large_groups: (people: number) => `Only of ${people} people or more together`,
    groups: 'Only of everybody together',
    if_asked: 'Only if you ask for a call back',
    if_shared: 'Only if you share it',
    with_reason: 'Only with a written reason, for 15 minutes',
    always: 'Yes',
  } satisfies Record<Sight, string | ((people: number) => string)>,
  older: (day: string, policy: string) => `What was recorded up to ${day} stays under the rule ‘${policy}’.`,
  operator:
    'Whoever runs the computer that this program is on could read its database. They are bound to keep it confidential.',
} as const;

/** The switch in the profile. */
export const sharingMessages = {
  title: 'Share my record',
  about: {
    open: 'The rule here is ‘Open’: wellness admins can open everybody’s record, whatever you choose. Your choice counts from the day on which the rule becomes ‘Only who shares’.',
    reason:
      'The rule here is ‘With a reason’: wellness admins can open a record after writing down why, whatever you choose. Your choice counts from the day on which the rule becomes ‘Only who shares’.',
    consent: 'The rule here is ‘Only who shares’: this is your choice, and yours alone.',
    never:
      'The rule here is ‘Never’: nobody can open your record, whatever you choose. Your choice counts from the day on which the rule becomes ‘Only who shares’.',
  } satisfies Record<RecordPolicy, string>,
  label: 'Wellness admins may open my scores and moods',
  on: 'You share your record. You can stop at any time, and it takes effect at once.',
  off: 'You do not share your record.',
  olderClosed: 'Some of your older records are still closed. Share once more to open these too.',
  shareOlder: 'Share my older records too',
  failed: 'That did not work. Nothing was changed. Please try again.',
} as const;

/** The list in the profile. */
export const looksMessages = {
  title: 'Who has looked',
  intro:
    'Each time someone opens your record it is written down here, with the name and email of the account and since when it has been an admin’s.',
  none: 'Nobody has opened your record.',
  who: 'Who',
  when: 'When',
  why: 'Why',
  lookedAt: 'Looked on',
  adminSince: (time: string) => `An admin since ${time}`,
  noReason: 'No reason was asked for',
  goneAccount: 'Deleted account',
  showMore: 'Show more',
  loading: 'Loading...',
  loadFailed: 'This could not be loaded. Please check your connection and try again.',
} as const;

/** What an admin is asked before a record opens, and reads where it does not. */
export const reasonMessages = {
  title: 'Why do you need to see this record?',
  intro: 'The person can read what you write here, and that it was you. The record stays open to you for 15 minutes.',
  failed: 'That did not work. Please try again.',
  reason: 'Reason',
  password: 'Your password',
  button: 'Open the record',
  openUntil: (time: string) => `Open to you until ${time}.`,
  closedUntil: (day: string) => `What was recorded up to ${day} is not shown: it was recorded under a stricter rule.`,
} as const;
