import { formIn, questionIn } from './questions.ts';
import { formatDay } from './dates.ts';
import { fieldNames } from './fields.ts';
import { formatCount, plural } from './numbers.ts';
import type { AdminRequestKind } from '../../admin-requests.ts';
import type { AuditAction } from '../../audit-actions.ts';
import type { GivenRole, Role } from '../../roles.ts';
import { resetMinutes } from '../../reset-link.ts';
import { ruleNames } from './registration.ts';
import type { WorkListKind } from '../../work-lists.ts';
import { policyNames } from './policy-names.ts';
import { named } from '../named.ts';

export type ActionWords = {
  button: string;
  title: (name: string) => string;
  text: string;
  /** Said as well where the admin acts on their own account. */
  self: string;
  done: (name: string) => string;
  danger?: boolean;
};

export type PersonAction =
  | `make:${GivenRole}`
  | `takeBack:${GivenRole}`
  | 'disable'
  | 'enable'
  | 'startReset'
  | 'endSessions'
  | 'removeSecondFactor';

const actions: Record<PersonAction, ActionWords> = {
  'make:admin': {
    button: 'Make admin',
    title: (name) => `Make ${name} an admin?`,
    text: 'Admins can open employees’ records where the current setting allows it. They can also change the questions and reminders, and make other admins.',
    self: '',
    done: (name) => `${name} is now an admin.`,
  },
  'takeBack:admin': {
    button: 'Remove admin role',
    title: (name) => `Remove ${name} as an admin?`,
    text: 'They’ll still be an employee, but can no longer open these pages. Their records are kept.',
    self: 'This is your own account: you’ll leave these pages right away.',
    done: (name) => `${name} is no longer an admin.`,
  },
  'make:counsellor': {
    button: 'Make counsellor',
    title: (name) => `Make ${name} a counsellor?`,
    text: 'Counsellors see the call requests that people have agreed to share with them, and nothing else about anyone. Anyone with an open request will be told, and decides whether this counsellor can read it.',
    self: 'This is your own account: you’ll leave these pages right away.',
    done: (name) => `${name} is now a counsellor.`,
  },
  'takeBack:counsellor': {
    button: 'Remove counsellor role',
    title: (name) => `Remove ${name} as a counsellor?`,
    text: 'They’ll still be an employee, but will no longer see requests. Anyone with an open request will be told. If there’s no other counsellor, no one can ask for a call back.',
    self: '',
    done: (name) => `${name} is no longer a counsellor.`,
  },
  disable: {
    button: 'Disable account',
    title: (name) => `Disable ${name}’s account?`,
    text: 'They’ll be signed out everywhere right away and can’t sign in. Their records are kept.',
    self: 'This is your own account: you’ll be signed out right away.',
    done: (name) => `${name}’s account is disabled.`,
    danger: true,
  },
  enable: {
    button: 'Enable account',
    title: (name) => `Enable ${name}’s account?`,
    text: 'They’ll be able to sign in again.',
    self: '',
    done: (name) => `${name}’s account is enabled.`,
  },
  startReset: {
    button: 'Send reset link',
    title: (name) => `Email ${name} a link to choose a new password?`,
    text: `Only they get the link, and only they choose the password: you won’t see either. The link works for ${resetMinutes} minutes, so send it when they can look at their mail. Until they use it, their password works as before and they stay signed in.`,
    self: '',
    done: (name) => `A link is on its way to ${name}.`,
  },
  endSessions: {
    button: 'End sessions',
    title: (name) => `Sign ${name} out everywhere?`,
    text: 'They’ll need to sign in again on every device. Nothing is lost.',
    self: 'This is your own account: you’ll be signed out here too.',
    done: (name) => `${name} has been signed out everywhere.`,
  },
  removeSecondFactor: {
    button: 'Remove second step',
    title: (name) => `Remove ${name}’s second step at sign-in?`,
    text: 'For someone who lost their phone and their recovery codes. First make sure it’s really them: meet in person, or call them yourself. They’ll be signed out, told by email, and sign in with their password alone.',
    self: '',
    done: (name) => `${name} can sign in with just the password. They’ve been told.`,
    danger: true,
  },
};

/** Who can do what: the admin's small screen of accounts. */
export const peopleMessages = {
  title: 'People and roles',
  intro: 'Accounts, roles and sign-in access.',
  filters: 'Filters',
  filtersChosen: (count: number) => `Filters (${formatCount(count)})`,
  search: 'Search by name or email',
  role: 'Role',
  roles: { employee: 'Employee', admin: 'Admin', counsellor: 'Counsellor' } satisfies Record<Role, string>,
  allRoles: 'All roles',
  disabled: 'Disabled',
  you: 'You',
  total: (count: number) => `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })}`,
  loading: 'Loading people...',
  loadFailed: 'We couldn’t load the list of people. Please try again in a moment.',
  left: 'People who have left',
  nobody: 'No one matches.',
  nobodyNextStep: 'Try another name or role.',
  showMore: 'Show more',
  cards: {
    startReset: {
      title: 'Password',
      text: 'If this person can’t sign in any more, send them a link. They choose a new password themselves.',
      button: 'Send reset link',
    },
    endSessions: {
      title: 'Signed in',
      text: 'If a phone or laptop is lost, sign this person out on all their devices. They can sign in again with their password.',
      button: 'Sign out everywhere',
    },
  },
  actions,
} as const;

/** The same list as a table, and the menu of a row. */
export const peopleListMessages = {
  name: 'Name',
  email: 'Email',
  actions: 'Actions',
  actionsOf: (name: string) => `Actions for ${name}`,
} as const;

/** The list of what admins did. */
export const auditMessages = {
  title: 'Latest actions',
  text: 'What admins did, newest first. It contains no health data.',
  loading: 'Loading actions...',
  loadFailed: 'We couldn’t load the actions. Please try again in a moment.',
  none: 'Nothing yet.',
  noneNextStep: 'Every change an admin makes here is logged.',
  goneAccount: 'a deleted account',
  showMore: 'Show more',
  of: (what: string) => `(${what})`,
  actions: {
    admin_made: (who, whom) => `${who} made ${whom} an admin`,
    admin_taken_back: (who, whom) => `${who} removed ${whom} as an admin`,
    counsellor_made: (who, whom) => `${who} made ${whom} a counsellor`,
    counsellor_taken_back: (who, whom) => `${who} removed ${whom} as a counsellor`,
    account_disabled: (who, whom) => `${who} disabled the account of ${whom}`,
    account_enabled: (who, whom) => `${who} enabled the account of ${whom}`,
    sessions_ended: (who, whom) => `${who} signed ${whom} out everywhere`,
    password_reset_started: (who, whom) => `${who} sent ${whom} a link to choose a new password`,
    history_opened: (who, whom) => `${who} opened the history of ${whom}`,
    employees_exported: (who) => `${who} downloaded the list of employees`,
    reason_given: (who, whom) => `${who} gave a reason to open the history of ${whom}`,
    question_switched_on: (who, _whom, what) => `${who} turned on ${questionIn(what)}`,
    question_switched_off: (who, _whom, what) => `${who} turned off ${questionIn(what)}`,
    wording_turned_on: (who, _whom, what) => `${who} turned on ${formIn(what)}`,
    wording_turned_off: (who, _whom, what) => `${who} turned off ${formIn(what)}`,
    reminders_changed: (who) => `${who} changed the reminders`,
    policy_tightened: (who, _whom, what) => `${who} made access to named records stricter${settingIn(what)}`,
    policy_loosened: (who, _whom, what) => `${who} made access to named records more open${settingIn(what)}`,
    policy_announced: (who, _whom, what) => `${who} announced more open access to named records${settingIn(what)}`,
    policy_called_off: (who, _whom, what) => `${who} called off more open access to named records${settingIn(what)}`,
    policy_lapsed: (who, _whom, what) =>
      `${who} is no longer an admin, which called off more open access to named records${settingIn(what)}`,
    help_line_added: (who) => `${who} added a helpline`,
    help_line_changed: (who) => `${who} changed a helpline`,
    help_line_removed: (who) => `${who} removed a helpline`,
    registration_changed: (who, _whom, what) => `${who} changed who can register${ruleIn(what)}`,
    staff_imported: (who, _whom, what) => `${who} imported a staff list${importIn(what)}`,
    invitations_sent: (who, _whom, what) => `${who} sent ${mailsIn(what)} again`,
    invitation_withdrawn: (who) => `${who} withdrew an invitation`,
    post_added: (who) => `${who} added a post`,
    post_changed: (who) => `${who} changed a post`,
    post_removed: (who) => `${who} removed a post`,
    board_report_made: (who) => `${who} made a report for the board`,
    board_report_mail_changed: (who) => `${who} changed who gets the report for the board by email`,
    list_entry_added: (who, _whom, what) => `${who} added ${entryIn(what)}`,
    list_entry_renamed: (who, _whom, what) => `${who} renamed ${entryIn(what)} to ‘${what['to']}’${peopleIn(what)}`,
    list_entry_merged: (who, _whom, what) => `${who} merged ${entryIn(what)} into ‘${what['to']}’${peopleIn(what)}`,
    list_entry_retired: (who, _whom, what) => `${who} retired ${entryIn(what)}`,
    list_entry_restored: (who, _whom, what) => `${who} brought back ${entryIn(what)}`,
    list_sorted: (who, _whom, what) => `${who} changed the order of ${listIn(what)}`,
    list_imported: (who, _whom, what) => `${who} imported ${listIn(what)}: ${formatCount(Number(what['added']))} added`,
    erasure_asked: (who) => `${who} asked to delete their account`,
    erasure_withdrawn: (who) => `${who} cancelled deleting their account`,
    own_details_corrected: (who) => `${who} corrected their own details`,
    details_corrected: (who, whom, { fields = '' }) => `${who} corrected details of ${whom}: ${fieldNames(fields)}`,
    email_change_asked: (who, whom) => `${who} asked for another email for ${whom}`,
    email_changed: (_who, whom) => `${whom} confirmed another email`,
    email_change_undone: (_who, whom) => `${whom} undid a change of their email`,
    leaving_planned: (who, whom, { day = '' }) => `${who} noted that ${whom} leaves on ${formatDay(day)}`,
    leaving_withdrawn: (who, whom) => `${who} noted that ${whom} works here after all`,
    person_left: (who, whom, { day }) =>
      `${who} noted that ${whom} no longer works here${day === undefined ? '' : `, as of ${formatDay(day)}`}`,
    leaving_came: (_who, whom) => `${whom} no longer works here, as was noted before`,
    account_erased: () => 'An account was deleted at its owner’s request',
    organisation_changed: (who, _whom, { what }) =>
      `${who} changed ${organisationParts[what ?? ''] ?? 'the organisation'}`,
    setting_confirmed: (who) => `${who} confirmed a setting`,
    test_mail_sent: (who) => `${who} sent a test email`,
    sso_linked: (who) => `${who} connected their work account`,
    sso_unlinked: (who) => `${who} disconnected their work account`,
    break_glass_used: (who) => `${who} used the emergency sign-in`,
    second_factors_removed: (who, whom) => `${who} removed the second step at sign-in of ${whom}`,
    admin_request_made: (who, whom, what) => `${who} asked ${requestIn(what)} of ${whom}`,
    admin_request_agreed: (who, whom, what) => `${who} agreed ${requestIn(what)} of ${whom}`,
    admin_request_objected: (_who, whom, what) => `${whom} objected to a request ${requestIn(what)}`,
    admin_request_withdrawn: (who, whom, what) => `${who} withdrew the request ${requestIn(what)} of ${whom}`,
    admin_objection_withdrawn: (who, _whom, what) => `${who} withdrew their objection to a request ${requestIn(what)}`,
    operator_made_admin: (_who, whom) => `The operator made ${whom} an admin`,
    operator_removed_admin: (_who, whom) => `The operator removed ${whom} as an admin and disabled the account`,
  } satisfies Record<AuditAction, (who: string, whom: string, what: AuditDetail) => string>,
} as const;

const entryNames: Readonly<Record<string, string>> = {
  theme: 'the theme',
  designation: 'the designation',
  state: 'the state',
  city: 'the city',
} satisfies Record<WorkListKind, string>;

const listNames: Readonly<Record<string, string>> = {
  theme: 'the themes',
  designation: 'the designations',
  state: 'the states',
  city: 'the cities',
} satisfies Record<WorkListKind, string>;

/** What an entry says besides: see the contract. */
export type AuditDetail = Readonly<Record<string, string>>;

const requestIn = ({ kind }: AuditDetail) => named(requestNames, kind);

const requestNames: Record<AdminRequestKind, string> = {
  role: 'to remove the admin role',
  disabled: 'to disable the account',
  leaving: 'to note the leaving',
  email: 'to change the email',
  second_factor: 'to remove the second step at sign-in',
};

const organisationParts: Readonly<Record<string, string>> = {
  name: 'the organisation’s name',
  logo: 'the organisation’s logo',
  time_zone: 'the time zone',
  privacy: 'the privacy contact',
  grievance: 'where complaints go',
};
const after = (name: string) => name && `: ‘${name}’`;

const ruleIn = ({ rule }: AuditDetail) => after(named(ruleNames, rule));

function importIn({ invited = '0', changed = '0', left = '0' }: AuditDetail): string {
  return `: ${invited} invited, ${changed} changed, ${left} left`;
}

function mailsIn({ mails = '0' }: AuditDetail): string {
  return `${mails} ${plural(Number(mails), { one: 'invitation', other: 'invitations' })}`;
}

/** Entries of an earlier version do not name the setting. */
const settingIn = ({ policy }: AuditDetail) => after(named(policyNames, policy));

/** 'the city ‘Gopalpur’ (Odisha)' */
function entryIn({ list = '', name = '', within }: AuditDetail): string {
  return `${entryNames[list] ?? ''} ‘${name}’${within === undefined ? '' : ` (${within})`}`;
}

function listIn({ list = '', within }: AuditDetail): string {
  return `${listNames[list] ?? ''}${within === undefined ? '' : ` of ${within}`}`;
}

function peopleIn({ people }: AuditDetail): string {
  const count = Number(people);
  return `, for ${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })}`;
}
