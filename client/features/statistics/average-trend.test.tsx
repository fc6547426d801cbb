import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addDays } from '../../../domain/dates.ts';
import { byWireName, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import { expectAccessible } from '../../test/axe.ts';
import { AverageTrend } from './average-trend.tsx';

const rowsOf = (days: number) =>
  Array.from({ length: days }, (_, day) => ({
    date: addDays('2026-01-05', day),
    ...byWireName('average', (type) => (type !== instrumentTypes[0] ? null : day % 7 === 0 ? 14 : 0)),
    // Mondays have four results, the other days one each.
    ...byWireName('scored', (type) => (type !== instrumentTypes[0] ? 0 : day % 7 === 0 ? 4 : 1)),
  }));

function Screen({ days }: { days: number }) {
  return (
    <main>
      <h1>Statistics</h1>
      <AverageTrend title="Averages" rows={rowsOf(days)} empty="None" />
    </main>
  );
}

const points = () => document.querySelector('[role="slider"]')?.getAttribute('aria-valuemax');
const byDay = page.getByRole('button', { name: 'Show each day' });

test('screens.md, admin statistics: a year is drawn by week, each result alike, and by day on request, with a table of the same', async () => {
  await render(<Screen days={364} />);
  await expect.poll(points).toBe('52');
  await page.getByText(/^Show as a table/).click();
  await expect.element(page.getByRole('row', { name: '21-12-2026 to 27-12-2026 5.6 None' })).toBeVisible();
  await expect.element(byDay).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(document.body);
  await byDay.click();
  await expect.poll(points).toBe('364');
  await expect.element(byDay).toHaveAttribute('aria-pressed', 'true');
  await byDay.click();
  await expect.poll(points).toBe('52');
});

test('90 days are single days, and nothing is offered', async () => {
  await render(<Screen days={90} />);
  await expect.poll(points).toBe('90');
  await expect.element(byDay).not.toBeInTheDocument();
});
