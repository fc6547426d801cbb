import type { FigureKind } from '../../statistics/figure-kinds.ts';
import type { WorkListKind } from '../../work-lists.ts';
import { formatCount } from './numbers.ts';
import { protectionMessages } from './statistics.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;
const raised = (kind: FigureKind) => protectionMessages.halves[kind === 'mood' ? 'Sad or angry' : 'Moderate or severe'];

/** The comparison of groups. */
export const groupMessages = {
  title: 'Groups',
  fold: 'Compare groups',
  intro: (people: number) =>
    `Whole months that are over. Each person counts once a month, in the group they were in at the time. Groups with fewer than ${people} people who answered are together under ‘Other groups’.`,
  /** Under all settings but the most open one. */
  notCompared: 'Groups aren’t compared under this setting: that keeps each person’s answers out of sight.',
  by: 'Compare by',
  lists: { theme: 'Theme', designation: 'Designation', state: 'State', city: 'City' } satisfies Record<
    WorkListKind,
    string
  >,
  /** Which figures. */
  of: 'Figures',
  moods: 'Moods',
  raised,
  people: 'Counted',
  caption: (list: string, of: string, part: string) => `${of} by ${list.toLowerCase()}: ${part}`,
  count: formatCount,
  range: (share: number, low: number, high: number) => `${percent(share)} (${percent(low)} to ${percent(high)})`,
  tooFew: 'Too few to say',
  rangeNote:
    'We’re 95% confident that the true share lies within the line. Where two lines overlap, the groups may not differ. With fewer than 30 people, we don’t show a share.',
  scale: (most: number) => `Bars run from 0% to ${percent(most)}.`,
  retired: 'No longer offered',
  empty: 'No whole month with enough people yet. Choose a longer period, or check back next month.',
  loading: 'Loading groups...',
  everyone: 'Everyone',
  none: 'None given',
  others: 'Other groups',
  named: (name: string, within: string | null) => (within === null ? name : `${name} (${within})`),
} as const;
