import { namedRoles } from '../../roles.ts';
import type { GivenRole } from '../../roles.ts';
import { announcedDays } from '../../visibility/coming-policy.ts';
import { reasonMinutes } from '../../visibility/reason-time.ts';
import type { ViewerRole } from '../../visibility/data-kinds.ts';
import type { RecordPolicy } from '../../visibility/record-policy.ts';
import type { VisibilityLevel } from '../../visibility/visibility-levels.ts';
import { kindHeadings } from './data-kinds.ts';
import { inChoice, inList } from './lists.ts';
import { policyNames } from './policy-names.ts';

const someoneWhoIs: Record<GivenRole, string> = { admin: 'an admin', counsellor: 'a counsellor' };

/** The four settings for named records. */
export const policyMessages = {
  title: 'Who can open a named record',
  names: policyNames,
  meanings: {
    open: 'Wellness admins can open everyone’s scores and moods.',
    reason: `A wellness admin must give a reason and confirm their password. That admin can then open the record for ${reasonMinutes} minutes.`,
    consent: 'Wellness admins can open the scores and moods of people who share them, and of no one else.',
    never: 'No one else can open a record with a name on it. Admins see totals about everyone only.',
  } satisfies Record<RecordPolicy, string>,
  about: 'Applies to everyone. People see it before they register, and every change is logged.',
  legend: 'Setting',
  save: 'Apply this setting',
  now: (name: string, day: string | null) => (day === null ? name : `${name}, since ${day}`),
  changes: 'Earlier choices',
  change: (day: string, name: string, who: string) => `${day}: ${name}, by ${who}`,
  goneAccount: 'a deleted account',
  confirm: {
    title: (name: string) => `Apply ‘${name}’?`,
    stricter: 'This is stricter than the current setting. It applies right away, to all records.',
    /** What stays although the setting is loosened again. */
    lasting: {
      reason:
        'If you relax this later, records made until then stay protected: opening them still takes a reason, unless the person shares them.',
      consent:
        'If you relax this later, records made until then stay protected: they’re closed, unless the person shares them.',
      never:
        'If you relax this later, records made until then stay protected: they’re closed for good, unless the person shares them after that.',
    } satisfies Record<Exclude<RecordPolicy, 'open'>, string>,
    /** Where it has to wait. */
    wayBack: `Relaxing it again takes ${announcedDays} days.`,
    looser: `This is more open than the current setting. Everyone is told now, and it applies in ${announcedDays} days, not earlier. Any admin can call it off until then. What’s recorded before it applies keeps the protection it has now, unless the person shares it.`,
    looserAtOnce:
      'This is more open than the current setting. No one has recorded anything yet, so it applies right away. Everyone will be told the next time they use the app.',
    instead: (name: string) => `This calls off the change to ‘${name}’.`,
    button: 'Apply this setting',
  },
  loading: 'Loading...',
  loadFailed: 'We couldn’t load this setting. Please try again in a moment.',
  saved: 'Saved. It applies from now on.',
  loosened: 'Saved. It applies from now on, and everyone will be told.',
  announced: (day: string) => `Saved. It applies from ${day}, not earlier, and everyone is told.`,
  /** The change that waits, and the way to stop it. */
  coming: {
    text: (name: string, day: string, who: string, announced: string) =>
      `‘${name}’ applies from ${day}, not earlier. It was announced by ${who} on ${announced}. Any admin can call it off until then.`,
    callOff: 'Call it off',
    calledOff: 'Called off. Everyone who was told about it will hear about this too.',
  },
} as const;

/** To people who record something while a more open setting waits: on My Tests, at registration, under Privacy. */
export const comingMessages = {
  becomes: (day: string, policy: RecordPolicy) =>
    `From ${day}, not earlier, ‘${policyNames[policy]}’ applies here. ${policyMessages.meanings[policy]}`,
  until: 'What you record before then keeps today’s protection, unless you choose to share it.',
} as const;

/** The page about who can see what. Its table comes from the server. */
export const visibilityMessages = {
  title: 'Who can see what',
  intro: 'This list comes straight from the rules the app enforces.',
  what: 'What',
  rule: (name: string) => `Current setting: ${name}`,
  since: (day: string) => `In place since ${day}.`,
  loading: 'Loading...',
  loadFailed: 'We couldn’t load this. Please try again in a moment.',
  viewers: {
    you: 'You',
    colleagues: 'Other employees',
    admins: 'Wellness admins',
    counsellors: 'Counsellors',
  } satisfies Record<ViewerRole, string>,
  kinds: kindHeadings,
  /** A card for each viewer; the table has the same in full. */
  cards: {
    canSee: 'Can see',
    cannotSee: 'Can’t see',
    everything: 'You can see everything we keep about you.',
    asFigure: 'Can see as a figure',
    never: 'Never',
    all: 'Everything in full',
    list: inList,
    under: (names: string, condition: string) => `${names}, ${condition.charAt(0).toLowerCase()}${condition.slice(1)}`,
    /** The four that people ask about; what can be seen, also as a figure, stands above. */
    first: (names: readonly string[]) =>
      names.length > 5 ? `${names.slice(0, 4).join(', ')}, and everything else` : inList(names),
    nothing: 'Nothing.',
    operator: 'The people who run the server',
  },
  asTable: 'Show it all as one table',
  levels: {
    nothing: 'No',
    large_groups: 'Only in approximate totals about everyone',
    groups: (people: number) => `Only in totals about everyone, and about groups of ${people} or more`,
    if_in_role: `Only if you’re ${inChoice(namedRoles.map((role) => someoneWhoIs[role]))} (see below)`,
    if_asked: 'Only if you ask for a call back',
    if_shared: 'Only if you share it',
    with_reason: `Only after giving a reason, for ${reasonMinutes} minutes`,
    always: 'Yes',
  } satisfies Record<VisibilityLevel, string | ((people: number) => string)>,
  older: (day: string, policy: string) =>
    `Anything recorded up to ${day} still follows the ‘${policy}’ setting, unless the person shares it. Admins can tell who does.`,
  roles:
    'Everyone who signs in can see the names of the counsellors, to know who could read a request for a call. Whenever an admin opens a record, the person sees that admin’s name and email.',
  operator:
    'The people who run the server could technically read its database. They are required to keep it confidential.',
} as const;

/** The switch in the profile. */
export const sharingMessages = {
  title: 'Share my record',
  about: {
    open: 'Right now your organisation uses ‘Open’: wellness admins can open everyone’s scores and moods.',
    reason:
      'Right now your organisation uses ‘With a reason’: a wellness admin who gives a reason can open anyone’s scores and moods.',
    consent: 'Your organisation uses ‘Only with consent’: this is your choice, and yours alone.',
    never: 'Right now your organisation uses ‘Never’: no one else can open your record.',
  } satisfies Record<RecordPolicy, string>,
  label: 'Let wellness admins open my scores and moods',
  /** What the choice does under the setting in force. */
  states: {
    open: {
      on: 'You chose to share. This makes no difference under the current setting: admins can open your record either way.',
      off: 'Not in effect under the current setting: admins can open your record. It will matter if that changes to ‘Only with consent’.',
    },
    reason: {
      on: 'You chose to share. This makes no difference under the current setting: an admin still has to give a reason.',
      off: 'Not in effect under the current setting: an admin who gives a reason can open your record. It will matter if that changes to ‘Only with consent’.',
    },
    consent: {
      on: 'You share your record. You can stop at any time, and it takes effect right away.',
      off: 'You don’t share your record, so admins can’t open it.',
    },
    never: {
      on: 'You chose to share, but this is not in effect under the current setting: no one else can open your record.',
      off: 'No one else can open your record. Your choice will matter if the setting changes to ‘Only with consent’.',
    },
  } satisfies Record<RecordPolicy, { on: string; off: string }>,
  /** Where older records follow a stricter setting that sharing opens, whatever is in force now. */
  older: {
    on: (day: string) =>
      `You share your record, so what you recorded up to ${day} is open like everything newer. You can stop at any time.`,
    off: (day: string) =>
      `What you recorded up to ${day} still follows a stricter setting from back then. Sharing your record ends that.`,
  },
  /** Where the setting is not known. */
  unknown: { on: 'You have chosen to share your record.', off: 'You have not chosen to share your record.' },
  olderClosed: 'Some of your older records are still closed. Share once more to open these too.',
  shareOlder: 'Share my older records too',
} as const;

/** The list in the profile. */
export const accessLogMessages = {
  title: 'Who has looked',
  intro:
    'Whenever someone opens your record, you’ll see it here: their name, their email and how long they’ve been an admin.',
  none: 'No one has opened your record.',
  openedAt: (time: string) => `Opened at ${time}`,
  adminSince: (time: string) => `An admin since ${time}`,
  noReason: 'No reason required at the time',
  goneAccount: 'Deleted account',
  showMore: 'Show more',
  loading: 'Loading...',
  loadFailed: 'We couldn’t load this. Please try again in a moment.',
} as const;

/** What an admin is asked before a record opens, and reads where it does not. */
export const reasonMessages = {
  title: (name: string) => `Why do you need to see ${name}’s record?`,
  /** What tells two people of one name apart. */
  who: (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(' · '),
  intro: `They can read what you write here, and that it was you. You can view the record for ${reasonMinutes} minutes.`,
  password: 'Your password',
  button: 'Open the record',
  openUntil: (time: string) => `You can view this until ${time}.`,
  closedUntil: (day: string) =>
    `Anything recorded up to ${day} isn’t shown: it follows a stricter setting from back then.`,
} as const;
