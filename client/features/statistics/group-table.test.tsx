import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { GroupComparison } from '../../../domain/contract/group-statistics.ts';
import { byInstrument } from '../../../domain/instruments/instrument.ts';
import { fourBands } from '../../../domain/instruments/scoring.ts';
import { moods } from '../../../domain/moods.ts';
import { figureOf } from '../../../domain/statistics/group-figures.ts';
import { expectAccessible } from '../../test/axe.ts';
import { GroupTable } from './group-table.tsx';
import { readStatsAddress } from './stats-address.ts';

/** Plain counts by level, the same of both questionnaires. */
function figures(levels: readonly number[] | undefined) {
  const { count, partOf } = figureOf({ cells: [], blocks: 0, times: 0, variance: 0, exact: levels, least: 5 });
  return {
    ...byInstrument(() => ({
      count,
      parts: fourBands.map((name, place) => ({ name, ...partOf([place]) })),
      moderate_or_severe: partOf([2, 3]),
    })),
    mood: { count: 0, parts: moods.map(({ label }) => ({ name: label, count: 0, share: null })) },
  };
}

const group = (id: string, name: string, levels: readonly number[] | undefined) => ({
  id,
  name,
  within: null,
  is_retired: id === '9',
  ...figures(levels),
});

const compared: GroupComparison = {
  by: 'theme',
  whole: figures([60, 30, 20, 10]),
  groups: [
    group('1', 'Education', [45, 15, 20, 10]),
    group('2', 'Sports', [10, 15, 3, 1]),
    group('9', 'Old theme', [5, 0, 0, 0]),
    group('4', 'Health', [0, 0, 0, 0]),
    group('5', 'Small theme', undefined),
  ],
};

function Screen({ search = '' }: { search?: string }) {
  return (
    <main>
      <h1>Statistics</h1>
      <GroupTable compared={compared} place={readStatsAddress(new URLSearchParams(search))} />
    </main>
  );
}

const rowTexts = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));

test('each group has its count, its share and the range of it, and below 30 results no share', async () => {
  await render(<Screen />);
  expect(rowTexts()).toEqual([
    ['Everyone', '30 of 120', '25% (18% to 33%)'],
    ['Education', '30 of 90', '33% (24% to 44%)'],
    ['Sports', '4 of 29', 'Too few to say'],
    ['Old themeNo longer offered', '0 of 5', 'Too few to say'],
  ]);
  await expectAccessible(document.body);
});

test('another part is another share, and who has no figures is named', async () => {
  await render(<Screen search="part=Minimal" />);
  expect(rowTexts()[1]).toEqual(['Education', '45 of 90', '50% (40% to 60%)']);
  await page.getByText('2 groups without figures').click();
  await expect.element(page.getByText('Too few people to show safely: Small theme.')).toBeVisible();
  await expect.element(page.getByText('Nothing recorded in these days: Health.')).toBeVisible();
});

test('the range is drawn as a line with two ends, readable without colour, and nothing runs aside on a phone', async () => {
  await page.viewport(360, 740);
  await render(<Screen />);
  const [line] = document.querySelectorAll<HTMLElement>('tbody tr:nth-child(2) [aria-hidden] > :last-child');
  expect(line && getComputedStyle(line).borderInlineStartWidth).toBe('2px');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
