import { expect, test } from 'vitest';
import type { ComparedGroup, GroupComparison } from '../../../domain/contract/group-statistics.ts';
import { byInstrument } from '../../../domain/instruments/instrument.ts';
import { shareToSay } from '../../../domain/statistics/wilson.ts';
import { groupsToShow } from './board-figures.ts';

function group(name: string, count: number | null): ComparedGroup {
  const share = count === null ? null : (shareToSay(0, Math.max(1, count)) ?? null);
  return {
    id: name,
    name,
    within: null,
    is_retired: false,
    ...byInstrument(() => ({ count, parts: [], moderate_or_severe: { count: count && 0, share } })),
    mood: { count, parts: [] },
  };
}

const shownOf = (...groups: ComparedGroup[]) => {
  const comparison = { by: 'theme', groups } as unknown as GroupComparison;
  const { shown, hidden } = groupsToShow(comparison);
  return [shown.map(({ name }) => name), hidden];
};

test('a group of which no share can be said is not shown', () => {
  expect(shownOf(group('a', 90), group('b', 29), group('c', 3), group('d', 30))).toEqual([['a', 'd'], 2]);
});

test('where one alone is hidden, the smallest that is shown goes too: the whole less the others would be it', () => {
  expect(shownOf(group('a', 90), group('b', 40), group('c', 3))).toEqual([['a'], 2]);
  expect(shownOf(group('a', 90), group('c', 3))).toEqual([[], 2]);
});

test('groups without any result hide no one, and protected ones that are withheld neither', () => {
  expect(shownOf(group('a', 90), group('b', 40), group('c', 0))).toEqual([['a', 'b'], 1]);
  expect(shownOf(group('a', 90), group('b', 40), group('c', null))).toEqual([['a', 'b'], 1]);
});
