import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { GroupComparison } from '../../../domain/contract/group-statistics.ts';
import { byInstrument } from '../../../domain/instruments/instrument.ts';
import { shareToSay } from '../../../domain/statistics/wilson.ts';
import { groupMessages } from '#messages/groups.ts';
import { expectAccessible } from '../../test/axe.ts';
import { GroupTable } from './group-table.tsx';
import { readStatsAddress } from './stats-address.ts';

/** The same of both questionnaires; of moods nothing is shown. */
function figures(people: number | null, raised: number) {
  const of = { people, raised: people === null ? null : (shareToSay(raised, people) ?? null) };
  return { ...byInstrument(() => of), mood: { people: null, raised: null } };
}

const compared: GroupComparison = {
  by: 'theme',
  min_group: 5,
  is_compared: true,
  covers: { from: '2026-09-01', through: '2026-10-31' },
  whole: figures(134, 36),
  groups: [
    { kind: 'entry', id: '1', name: 'Education', within: null, is_retired: false, ...figures(90, 30) },
    { kind: 'entry', id: '9', name: 'Old theme', within: null, is_retired: true, ...figures(29, 4) },
    { kind: 'entry', id: '5', name: 'Small theme', within: null, is_retired: false, ...figures(null, 0) },
    { kind: 'others', id: '', name: '', within: null, is_retired: false, ...figures(15, 2) },
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

test('each group has its people, its share and the range of it, and below 30 people no share', async () => {
  await render(<Screen />);
  expect(rowTexts()).toEqual([
    ['Everyone', '134', '27% (20% to 35%)'],
    ['Education', '90', '33% (24% to 44%)'],
    ['Old themeNo longer offered', '29', 'Too few to say'],
    ['Other groups', '15', 'Too few to say'],
  ]);
  await expectAccessible(document.body);
});

test('a city that is no longer offered says its state, too', async () => {
  const city = { kind: 'entry', id: '7', name: 'Gopalpur', within: 'Odisha', is_retired: true } as const;
  const groups = [{ ...city, ...figures(90, 30) }];
  await render(<GroupTable compared={{ ...compared, groups }} place={readStatsAddress(new URLSearchParams())} />);
  expect(rowTexts()[1]?.[0]).toBe('GopalpurOdisha · No longer offered');
});

test('where nothing is shown of anyone, a sentence stands in its place', async () => {
  await render(<Screen search="of=mood" />);
  await expect.element(page.getByText(groupMessages.empty)).toBeVisible();
  expect(rowTexts()).toEqual([]);
});

test('the range is drawn as a line with two ends, readable without colour, and nothing runs aside on a phone', async () => {
  await page.viewport(360, 740);
  await render(<Screen />);
  const [line] = document.querySelectorAll<HTMLElement>('tbody tr:nth-child(2) [aria-hidden] > :last-child');
  expect(line && getComputedStyle(line).borderInlineStartWidth).toBe('2px');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
