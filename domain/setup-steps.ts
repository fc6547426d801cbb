/**
 * What a new organisation settles, in the order in which it is asked. `facts` is done when what is stored says so, `said`
 * when an admin has said that what is in force is right, and open again when something else is in force.
 */
const table = {
  organisation: { to: '/admin/organisation', done: 'facts' },
  time_zone: { to: '/admin/organisation', done: 'said' },
  registration: { to: '/admin/registration', done: 'said' },
  record_policy: { to: '/admin-dashboard', done: 'said' },
  help_lines: { to: '/admin/help-lines', done: 'facts' },
  privacy_contact: { to: '/admin/organisation', done: 'facts' },
  second_admin: { to: '/admin/people', done: 'facts' },
  mail: { to: '/admin/setup', done: 'facts' },
} as const satisfies Record<string, { to: `/${string}`; done: 'facts' | 'said' }>;

export type SetupStep = keyof typeof table;

export const setupSteps = Object.keys(table) as readonly SetupStep[];

/** Steps that an admin confirms as they are. */
export type ConfirmedStep = {
  [Step in SetupStep]: (typeof table)[Step]['done'] extends 'said' ? Step : never;
}[SetupStep];

export const confirmedSteps = setupSteps.filter((step): step is ConfirmedStep => table[step].done === 'said');

/** The screen on which a step can be settled or changed later. */
export function addressOf(step: SetupStep): (typeof table)[SetupStep]['to'] {
  return table[step].to;
}

export const stepStates = ['open', 'put_off', 'done'] as const;

export type StepState = (typeof stepStates)[number];

/** Days after which a step that was put off is asked for again. */
export const putOffDays = 7;

/** How long the code in a test mail counts, and how often it may be typed wrong. */
export const testMailLimits = { hours: 24, tries: 5, digits: 6 } as const;
