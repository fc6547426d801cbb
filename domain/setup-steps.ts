/**
 * What a new organisation settles, in the order in which it is asked, with the screen where it can be changed later. Each is
 * done when what is stored says so: what only an admin could say to be right is in the guide, and no step.
 */
const table = {
  organisation: '/admin/organisation',
  help_lines: '/admin/help-lines',
  privacy_contact: '/admin/organisation',
  second_admin: '/admin/people',
  mail: '/admin/setup',
} as const satisfies Record<string, `/${string}`>;

export type SetupStep = keyof typeof table;

export const setupSteps = Object.keys(table) as readonly SetupStep[];

export function addressOf(step: SetupStep): (typeof table)[SetupStep] {
  return table[step];
}

export const stepStates = ['open', 'put_off', 'done'] as const;

export type StepState = (typeof stepStates)[number];

/** Days after which a step that was put off is asked for again. */
export const putOffDays = 7;

/** How long the code in a test mail counts, and how often it may be typed wrong. */
export const testMailLimits = { hours: 24, tries: 5, digits: 6 } as const;
