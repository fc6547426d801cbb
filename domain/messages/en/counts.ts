import type { FigureKind } from '../../statistics/figure-kinds.ts';

const names: Record<FigureKind, string> = { 'GAD-7': 'GAD-7', 'PHQ-9': 'PHQ-9', mood: 'moods' };

/** What the operator reads of the check of the sums that the statistics are made of. */
export const countsMessages = {
  comparing: 'Comparing the sums with the records',
  right: (days: number) =>
    `Everything is right: the sums of ${days.toLocaleString('en')} days are those of the records.`,
  notYet: 'Nothing has been summed up yet. The first statistics do it.',
  falseDay: (day: string, kind: FigureKind) => `${day}: the sum of ${names[kind]} is not that of the records.`,
  falseEmployees: 'The number of employees of some place is not that of the accounts.',
  falseParticipants: 'The number of people who have taken part is not that of the records.',
  more: (count: number) => `... and ${count.toLocaleString('en')} more.`,
  howToRepair: 'Run "npm run check-counts -- --repair" to count everything anew. Records are not touched.',
  repairing: 'Counting everything anew',
  repaired: 'Counted anew. Now everything is right.',
  noTables: 'This database has no tables of this version yet. Start the server once.',
  stopped: 'Stopped. Nothing was changed.',
} as const;
