import { blockDays } from '../../statistics/blocks.ts';
import type { WorkListKind } from '../../work-lists.ts';
import { inList } from './lists.ts';
import { formatCount, inWeeks, plural } from './numbers.ts';

const weeks = inWeeks(blockDays);

/** Why figures of groups are as they are, where they are protected. */
export const groupProtectionMessages = {
  blocks: `To protect everyone, figures of groups are updated once every ${weeks}. Only full blocks of ${weeks} within your dates count, and each person counts once in each.`,
  wider: (people: number) =>
    `Each person is in a theme, a designation, a state and a city. So these numbers are shifted at random more than those for everyone, and none is shown for groups that may be smaller than ${people} people. Where safety and detail clash, safety wins.`,
  limits:
    'Someone who knows everyone else’s answers and reads every figure here could guess right about one person 7 or 8 times in 10. A coin is right 5 times. It never becomes certain, but over many months it adds up.',
} as const;

const percent = (share: number) => `${Math.round(share * 100)}%`;

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
  /** Which figures, and which part of them. */
  of: 'Figures',
  show: 'Share of',
  moods: 'Moods',
  group: 'Group',
  count: 'Count',
  share: 'Share and range',
  caption: (list: string, of: string, part: string) => `${of} by ${list.toLowerCase()}: ${part}`,
  outOf: (count: string, all: string) => `${count} of ${all}`,
  withheldOf: (all: string) => `Withheld of ${all}`,
  range: (share: number, low: number, high: number) => `${percent(share)} (${percent(low)} to ${percent(high)})`,
  tooFew: 'Too few to say',
  rangeNote:
    'The line is the range the share likely lies in: true for 19 of 20 such lines. Where two lines overlap, the groups may not differ. Under 30 results, we say no share.',
  scale: (most: number) => `Bars run from 0% to ${percent(most)}.`,
  notShown: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'group', other: 'groups' })} without figures`,
  without: (names: readonly string[]) => `Nothing recorded in these days: ${inList(names)}.`,
  tooSmall: (names: readonly string[]) => `Too few people to show safely: ${inList(names)}.`,
  retired: 'No longer offered',
  empty: 'Nothing was recorded in these days.',
  loading: 'Loading groups...',
  everyone: 'Everyone',
  none: 'None given',
  named: (name: string, within: string | null) => (within === null ? name : `${name} (${within})`),
  moderateOrSevere: 'Moderate or severe',
  moodKind: 'Mood',
  groupColumns: ['Group', 'Of', 'Part', 'Count', 'Out of', 'Share (%)', 'From (%)', 'To (%)'],
  /** Added where groups are protected. */
  groupCoversColumns: ['Covers', 'Rounded by chance, give or take'],
} as const;
