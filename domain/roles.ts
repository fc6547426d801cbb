/** Calls and screens that are not for everyone who is signed in. */
export const areas = ['admin', 'counsellor'] as const;

export type Area = (typeof areas)[number];

interface RoleEntry {
  /** What else the role may enter. */
  opens: readonly Area[];
  /** Where a login leads. */
  start: `/${string}`;
  /** Has the dashboard: questionnaires, moods and reminders of one's own. */
  hasDashboard: boolean;
  /** The people who hold it, as the page about who can see what names its column. */
  viewers: string;
  /** To whom an admin can give it; null for what everyone begins as. */
  givenTo: 'anyone' | 'employees' | null;
}

/**
 * Everything follows from it: who may make a call or see a screen, where a login leads, the tabs, the actions on a person,
 * the columns of who can see what. What employees record is counted in the statistics, and of no other role.
 */
const table = {
  employee: { opens: [], start: '/dashboard', hasDashboard: true, viewers: 'colleagues', givenTo: null },
  admin: { opens: ['admin'], start: '/admin-dashboard', hasDashboard: true, viewers: 'admins', givenTo: 'anyone' },
  // Sees the requests for a call back and nothing else of anybody.
  counsellor: {
    opens: ['counsellor'],
    start: '/counsellor',
    hasDashboard: false,
    viewers: 'counsellors',
    givenTo: 'employees',
  },
} as const satisfies Record<string, RoleEntry> & { employee: RoleEntry };

export type Role = keyof typeof table;

export type GivenRole = Exclude<Role, 'employee'>;

/** How the page about who can see what names those who hold a role. */
export type Viewers = (typeof table)[Role]['viewers'];

/** Where logins lead. */
export type Start = (typeof table)[Role]['start'];

export const roles = Object.keys(table) as readonly Role[];

export const givenRoles = roles.filter((role): role is GivenRole => role !== 'employee');

/** People who hold one of them are named to others, since they see what others do not. */
export const namedRoles = givenRoles.filter(isPrivileged);

/** Anything else counts as an employee: who may less sees less. */
export function toRole(value: unknown): Role {
  return roles.find((role) => role === value) ?? 'employee';
}

export function opensOf(role: Role): readonly Area[] {
  return table[role].opens;
}

/** Whether who holds it sees or changes what is others'. */
export function isPrivileged(role: Role): boolean {
  return opensOf(role).length > 0;
}

export function mayEnter(role: Role, area: Area): boolean {
  return opensOf(role).includes(area);
}

export function isArea(access: string): access is Area {
  return areas.some((area) => area === access);
}

export function startOf(role: Role): Start {
  return table[role].start;
}

export function hasDashboard(role: Role): boolean {
  return table[role].hasDashboard;
}

export function viewersOf(role: Role): Viewers {
  return table[role].viewers;
}

/** Whether an admin can give a role to someone who has another one. */
export function canBeGiven(given: GivenRole, held: Role): boolean {
  return given !== held && (table[given].givenTo === 'anyone' || held === 'employee');
}
