import type { FigureKind } from '../../statistics/figure-kinds.ts';

const names: Record<FigureKind, string> = { 'GAD-7': 'GAD-7', 'PHQ-9': 'PHQ-9', mood: 'moods' };

/** What the operator reads of the check of the totals that the statistics are made of. */
export const countsMessages = {
  comparing: 'Comparing the totals with the records',
  right: (days: number) => `Everything adds up: the totals of ${days.toLocaleString('en')} days match the records.`,
  notYet: 'Nothing has been added up yet. Opening the statistics for the first time does that.',
  falseDay: (day: string, kind: FigureKind) => `${day}: the total for ${names[kind]} does not match the records.`,
  falseEmployees: 'The number of employees in some place does not match the accounts.',
  falseParticipants: 'The number of people who have taken part does not match the records.',
  more: (count: number) => `... and ${count.toLocaleString('en')} more.`,
  howToRepair: 'Run "npm run check-counts -- --repair" to count everything again. Records are not touched.',
  repairing: 'Counting everything again',
  repaired: 'Counted again. Everything adds up now.',
  stopped: 'Stopped. Records were not touched. Run it again to see whether the totals match them.',
} as const;
