import { blockDays } from '../../statistics/blocks.ts';
import type { WorkListKind } from '../../work-lists.ts';
import { inWeeks } from './numbers.ts';

const weeks = inWeeks(blockDays);

/** Why figures of groups are as they are, where they are protected. */
export const groupProtectionMessages = {
  blocks: `To protect everyone, figures of groups are updated once every ${weeks}. Only full blocks of ${weeks} within your dates count, and each person counts once in each.`,
  wider: (people: number) =>
    `Each person is in a theme, a designation, a state and a city. So these numbers are shifted at random more than those for everyone, and none is shown for groups that may be smaller than ${people} people. Where safety and detail clash, safety wins.`,
  limits:
    'Someone who knows everyone else’s answers and reads every figure here could guess right about one person 7 or 8 times in 10. A coin is right 5 times. It never becomes certain, but over many months it adds up.',
} as const;

/** The comparison of groups. */
export const groupMessages = {
  title: 'Groups and periods',
  intro:
    'Each result and mood counts for the group its person was in at the time. Later moves and new names change nothing.',
  by: 'Compare by',
  lists: { theme: 'Theme', designation: 'Designation', state: 'State', city: 'City' } satisfies Record<
    WorkListKind,
    string
  >,
  everyone: 'Everyone',
  none: 'None given',
  named: (name: string, within: string | null) => (within === null ? name : `${name} (${within})`),
  moderateOrSevere: 'Moderate or severe',
  moodKind: 'Mood',
  groupColumns: ['Group', 'Of', 'Part', 'Count', 'Out of', 'Share (%)', 'From (%)', 'To (%)'],
  /** Added where groups are protected. */
  groupCoversColumns: ['Covers', 'Rounded by chance, give or take'],
} as const;
