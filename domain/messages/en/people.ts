import { formatCount, plural } from './numbers.ts';
import type { AuditAction } from '../../audit-actions.ts';
import type { GivenRole, Role } from '../../roles.ts';
import { recordPolicies } from '../../visibility/record-policy.ts';
import { policyMessages } from './visibility.ts';

type ActionWords = {
  button: string;
  title: (name: string) => string;
  text: string;
  /** Said as well where the admin acts on the own account. */
  self: string;
  danger?: boolean;
};

export type PersonAction = `make:${GivenRole}` | `takeBack:${GivenRole}` | 'disable' | 'enable' | 'endSessions';

const actions: Record<PersonAction, ActionWords> = {
  'make:admin': {
    button: 'Make admin',
    title: (name) => `Make ${name} an admin?`,
    text: 'Admins can open every employee’s results and moods, change the questions and reminders, and make other admins.',
    self: '',
  },
  'takeBack:admin': {
    button: 'Take back admin role',
    title: (name) => `Take the admin role from ${name}?`,
    text: 'They stay an employee and can no longer open these pages.',
    self: 'This is your own account: you will leave these pages at once.',
  },
  'make:counsellor': {
    button: 'Make counsellor',
    title: (name) => `Make ${name} a counsellor?`,
    text: 'Counsellors see the requests for a call of people who have named them, and nothing else of anyone. Whoever has an open request is told, and decides whether they may read it.',
    self: 'This is your own account: you will leave these pages at once.',
  },
  'takeBack:counsellor': {
    button: 'Take back counsellor role',
    title: (name) => `Take the counsellor role from ${name}?`,
    text: 'They stay an employee and no longer see requests; whoever has an open one is told. Where nobody else is a counsellor, nobody can ask for a call back.',
    self: '',
  },
  disable: {
    button: 'Disable account',
    title: (name) => `Disable the account of ${name}?`,
    text: 'They are signed out everywhere at once and can not sign in. What they have recorded stays.',
    self: 'This is your own account: you will be signed out at once.',
    danger: true,
  },
  enable: {
    button: 'Enable account',
    title: (name) => `Enable the account of ${name}?`,
    text: 'They can sign in again.',
    self: '',
  },
  endSessions: {
    button: 'End sessions',
    title: (name) => `Sign ${name} out everywhere?`,
    text: 'Every device has to sign in again. Nothing is lost.',
    self: 'This is your own account: you will be signed out here too.',
  },
};

/** Who may do what: the admin's small screen of accounts. */
export const peopleMessages = {
  title: 'People and roles',
  intro: 'Who has an account, who is an admin, and who may sign in.',
  filters: 'Filters',
  search: 'Search by name or email',
  role: 'Role',
  roles: { employee: 'Employee', admin: 'Admin', counsellor: 'Counsellor' } satisfies Record<Role, string>,
  allRoles: 'All roles',
  disabled: 'Disabled',
  you: 'You',
  sessions: (count: number) =>
    count === 0
      ? 'Not signed in'
      : plural(count, { one: 'Signed in once', other: `Signed in ${formatCount(count)} times` }),
  total: (count: number) => `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })}`,
  loading: 'Loading people...',
  loadFailed: 'The people could not be loaded. Please check your connection and try again.',
  nobody: 'Nobody matches.',
  nobodyNextStep: 'Try another name, or another role.',
  showMore: 'Show more',
  of: (name: string) => `(${name})`,
  changed: (button: string, name: string) => `Done: ${button}, ${name}.`,
  failed: 'That did not work. Nothing was changed. Please try again.',
  actions,
} as const;

/** The same list as a table, and the menu of a row. */
export const peopleListMessages = {
  name: 'Name',
  email: 'Email',
  signIns: 'Signed in',
  actions: 'Actions',
  actionsOf: (name: string) => `Actions for ${name}`,
} as const;

/** The list of what admins did. */
export const auditMessages = {
  title: 'Latest actions',
  text: 'What admins did, newest first. It holds no health data.',
  loading: 'Loading actions...',
  loadFailed: 'The actions could not be loaded. Please check your connection and try again.',
  none: 'Nothing yet.',
  noneNextStep: 'Each change that an admin makes here is noted.',
  goneAccount: 'a deleted account',
  showMore: 'Show more',
  of: (what: string) => `(${what})`,
  actions: {
    admin_made: (who, whom) => `${who} made ${whom} an admin`,
    admin_taken_back: (who, whom) => `${who} took the admin role back from ${whom}`,
    counsellor_made: (who, whom) => `${who} made ${whom} a counsellor`,
    counsellor_taken_back: (who, whom) => `${who} took the counsellor role back from ${whom}`,
    account_disabled: (who, whom) => `${who} disabled the account of ${whom}`,
    account_enabled: (who, whom) => `${who} enabled the account of ${whom}`,
    sessions_ended: (who, whom) => `${who} signed ${whom} out everywhere`,
    history_opened: (who, whom) => `${who} opened the history of ${whom}`,
    employees_exported: (who) => `${who} downloaded the list of employees`,
    reason_given: (who, whom) => `${who} gave a reason to open the history of ${whom}`,
    question_switched_on: (who, _whom, what) => `${who} switched ${questionIn(what)} on`,
    question_switched_off: (who, _whom, what) => `${who} switched ${questionIn(what)} off`,
    reminders_changed: (who) => `${who} changed the reminders`,
    policy_tightened: (who, _whom, what) => `${who} made the rule for named records stricter${ruleIn(what)}`,
    policy_loosened: (who, _whom, what) => `${who} made the rule for named records more open${ruleIn(what)}`,
    help_line_added: (who) => `${who} added a help line`,
    help_line_changed: (who) => `${who} changed a help line`,
    help_line_removed: (who) => `${who} removed a help line`,
    erasure_asked: (who) => `${who} asked for the own account to be erased`,
    erasure_withdrawn: (who) => `${who} kept the own account after all`,
    account_erased: () => 'An account was erased, as its person had asked',
  } satisfies Record<AuditAction, (who: string, whom: string, what: AuditDetail) => string>,
} as const;

/** What an entry says besides: see the contract. */
type AuditDetail = Readonly<Record<string, string>>;

function questionIn({ type, item }: AuditDetail): string {
  return `question ${item} of the ${type}`;
}

/** Entries of an earlier version do not name the rule. */
function ruleIn({ policy }: AuditDetail): string {
  const known = recordPolicies.find((one) => one === policy);
  return known ? `: ‘${policyMessages.names[known]}’` : '';
}
