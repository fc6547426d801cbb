import { roles, viewersOf } from '../roles.ts';
import type { Viewers } from '../roles.ts';

/** What the program knows about a person, in the parts that people ask about. */
export const dataKinds = [
  'answers',
  'scores',
  'moods',
  'mood_context',
  'safety_plan',
  'health_details',
  'statistics',
  'call_back',
  'looks',
  'sharing',
  'choices',
  'reminders',
  'identity',
  'email',
  'work',
  'account',
] as const;

export type DataKind = (typeof dataKinds)[number];

/** Who looks, as the person concerned would say it. */
export const viewerRoles: readonly ViewerRole[] = ['you', ...roles.map(viewersOf)];

export type ViewerRole = 'you' | Viewers;

/**
 * About whom a call tells: the caller alone; anybody by name (`list`); one person by name, as the policy for named
 * records allows (`record`) or by a refusal alone (`refusal`); everyone together; those who have asked for it; or who
 * holds a role (`role`).
 */
export type Scope = 'self' | 'list' | 'record' | 'refusal' | 'together' | 'asked' | 'role';

export type Shown = readonly [kind: DataKind, scope: Scope];
