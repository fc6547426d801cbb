import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test/axe.ts';
import { pixelOf } from '../test/colour.ts';
import type { ChartPoint } from '../../domain/charts/line-geometry.ts';
import { instrumentTypes } from '../../domain/instruments/instrument.ts';
import { ScoreTrendChart } from './score-trend-chart.tsx';
import { TrendChart } from './trend-chart.tsx';

const day = 86_400_000;
const points = [3, 9, 5].map((value, index) => ({ at: index * day, value, partial: index === 1 }));

function Chart({ shown = points }: { shown?: readonly ChartPoint[] }) {
  return (
    <main>
      <h1>Charts</h1>
      <TrendChart
        title="Scores"
        points={shown}
        axis={{ min: 0, max: 10, ticks: [0, 5, 10].map((value) => ({ value, text: String(value) })), bands: [] }}
        labelOf={(at) => `d${dayOf(at)}`}
        timeOf={(at) => `t${at % day}`}
        dayOf={dayOf}
        dateText={(at) => `day ${dayOf(at)}`}
        dateAndTimeText={(at) => `day ${dayOf(at)} at ${at % day}`}
        valueText={(value, partial) => `${value}${partial ? ' of a part' : ''}`}
        columns={[{ key: 'value', header: 'Score', cell: ({ value }) => value }]}
        empty="Nothing yet"
      />
    </main>
  );
}

const dayOf = (at: number) => String(Math.floor(at / day));
const slider = page.getByRole('slider');
const readout = () => document.querySelector('[aria-live="polite"]')?.textContent;

test('is walked through by keys, and says each value', async () => {
  await render(<Chart />);
  await expect.element(slider).toHaveAttribute('aria-valuetext', '3 of 3');
  await userEvent.click(slider, { position: { x: 5, y: 5 } });
  await userEvent.keyboard('{Home}');
  expect(readout()).toContain('day 0');
  await userEvent.keyboard('{ArrowRight}');
  expect(readout()).toContain('9 of a part');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(readout()).toContain('day 2');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '2 of 3');
});

test('fits a phone, and passes axe in the light', async () => {
  await page.viewport(360, 740);
  await render(<Chart />);
  await expect.element(page.getByRole('img', { name: 'Scores' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible(document.body);
});

test('says that there is nothing, and draws nothing', async () => {
  await render(<Chart shown={[]} />);
  await expect.element(page.getByText(/Nothing yet/)).toBeVisible();
  expect(document.querySelector('svg')).toBeNull();
});

const circles = () =>
  [...document.querySelectorAll('figure svg[role="img"] circle')].map((dot) => Number(dot.getAttribute('cx')));

// screens, fault: two results on one day drew a diagonal over the whole width, under one date.
test('results of one day stand close together, under their times and the day once', async () => {
  await page.viewport(1280, 740);
  await render(<Chart shown={[20, 60].map((minutes) => ({ at: 3 * day + minutes, value: minutes / 10 }))} />);
  await expect.element(page.getByText('t20')).toBeVisible();
  await expect.element(page.getByText('t60')).toBeVisible();
  expect([...document.querySelectorAll('text')].filter(({ textContent }) => textContent === 'd3')).toHaveLength(1);
  const [first = 0, second = 0] = circles();
  expect(second - first).toBeGreaterThan(10);
  expect(second - first).toBeLessThan(100);
  await expect.element(page.getByText(/^Latest: 6, on day 3 at 60\./)).toBeVisible();
});

test('two results of one day among others are told apart on the line and in words', async () => {
  await page.viewport(360, 740);
  const instants = [0, 20 * day + 10, 20 * day + 11, 40 * day];
  await render(<Chart shown={instants.map((at, index) => ({ at, value: 2 + index }))} />);
  await expect.element(slider).toBeVisible();
  const xs = circles();
  xs.slice(1).forEach((x, index) => expect(x - (xs[index] ?? 0)).toBeGreaterThanOrEqual(8.9));
  await userEvent.click(slider, { position: { x: 5, y: 5 } });
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(readout()).toBe('day 20 at 10: 3');
  await userEvent.keyboard('{ArrowRight}');
  expect(readout()).toBe('day 20 at 11: 4');
  await userEvent.keyboard('{ArrowRight}');
  expect(readout()).toBe('day 40: 5');
});

test('the peak and the last value are named beside their points, and never on top of each other', async () => {
  await page.viewport(360, 740);
  const values = [2, 4, 3, 9, 8];
  await render(<Chart shown={values.map((value, index) => ({ at: index * day, value }))} />);
  const boxes = ['Highest: 9', '8'].map((text) =>
    page.getByRole('img').getByText(text, { exact: true }).element().getBoundingClientRect(),
  );
  const [peak, last] = boxes;
  if (!peak || !last) throw new Error('A name is missing');
  expect(peak.right <= last.left || peak.bottom <= last.top).toBe(true);
  await expect.element(page.getByText(/5 results, from 2 to 9\. Highest: 9, on day 3\./)).toBeVisible();
});

test('a sum of some answers is no lowest and no highest, and where it leaves one result none is said', async () => {
  const { rerender } = await render(<Chart />);
  await expect.element(page.getByText('Latest: 5, on day 2. 2 results, from 3 to 5.', { exact: true })).toBeVisible();
  await rerender(<Chart shown={points.slice(0, 2)} />);
  await expect.element(page.getByText('Latest: 9 of a part, on day 1.', { exact: true })).toBeVisible();
});

test('a last value that is the highest there can be is named above its line, where nothing crosses it', async () => {
  await render(<Chart shown={[0, 4, 10].map((value, index) => ({ at: index * day, value }))} />);
  const name = page.getByRole('img').getByText('10', { exact: true }).last();
  const line = document.querySelector('svg[role="img"] path[d^="M"][fill="none"], svg[role="img"] [class*="line"]');
  const bottom = name.element().getBoundingClientRect().bottom;
  expect(bottom).toBeLessThanOrEqual(line?.getBoundingClientRect().top ?? 0);
});

test('in the light the bands are half as strong as their tints', async () => {
  await render(
    <main>
      <ScoreTrendChart
        type={instrumentTypes[0] ?? 'GAD-7'}
        records={[{ created_at: '2026-11-18T04:00:00Z', total_score: 7, partial: false }]}
        lead={null}
        empty={null}
      />
    </main>,
  );
  await expect.element(page.getByRole('img')).toBeVisible();
  const zones = [...document.querySelectorAll('svg[role="img"] g > rect:first-child')];
  expect(zones.length).toBeGreaterThan(3);
  for (const zone of zones) expect(pixelOf(getComputedStyle(zone).fill)[3]).toBeCloseTo(0.5, 1);
  expect(getComputedStyle(document.querySelector('svg[role="img"]') ?? document.body).printColorAdjust).toBe('exact');
});

const box = (element: Element) => element.getBoundingClientRect();

const bandNames = ['Minimal', 'Mild', 'Moderate', 'Moderately severe', 'Severe'];

const meetings = (chart: Element) => {
  const texts = [...chart.querySelectorAll('text')].map((text) => [text.textContent, box(text)] as const);
  return texts.flatMap(([one, a], index) =>
    texts
      .slice(index + 1)
      .filter(([other]) => bandNames.includes(one) || bandNames.includes(other))
      .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map(([other]) => `${one} / ${other}`),
  );
};

// screens, fault: on a phone the names of the bands stood beside the plot and took two fifths of its width.
test.each([
  [[18]],
  [[24, 22, 19, 20, 17]],
  [[19, 17, 16, 15]],
  [[17, 19, 16]],
  [[2, 3, 1, 0]],
  [[27, 0, 27, 0, 27]],
  [[4, 9, 14, 19, 27]],
  [Array.from({ length: 60 }, (_, index) => (index * 7) % 28)],
])('on a phone the plot has the whole width, and the names of its bands meet no other text: %j', async (scores) => {
  await page.viewport(360, 740);
  await render(
    <main>
      <ScoreTrendChart
        type="PHQ-9"
        records={scores.map((total_score, index) => ({
          created_at: new Date(Date.UTC(2026, 5, 1) + index * 3 * day).toISOString(),
          total_score,
          partial: false,
        }))}
        lead={null}
        empty={null}
      />
    </main>,
  );
  const picture = page.getByRole('img').element();
  const zones = [...picture.querySelectorAll('g > rect:first-child')].map(box);
  expect(Math.min(...zones.map(({ width }) => width))).toBeGreaterThan(0.85 * box(picture).width);
  expect(meetings(picture)).toEqual([]);
  const last = picture.querySelector('circle[r="5"]:last-of-type') ?? document.body;
  for (const name of bandNames) {
    const place = box(page.getByRole('img').getByText(name, { exact: true }).element());
    expect(zones.some(({ top, bottom }) => place.top >= top - 1 && place.bottom <= bottom + 1)).toBe(true);
    expect(place.right <= box(last).left || place.bottom <= box(last).top || place.top >= box(last).bottom).toBe(true);
  }
});

test('a long table comes in pieces', async () => {
  const values = Array.from({ length: 250 }, (_, index) => ({ at: index * day, value: index % 10 }));
  await render(<Chart shown={values} />);
  expect(document.querySelectorAll('tr')).toHaveLength(0);
  await page.getByText(/Show as a table/).click();
  await expect.element(page.getByRole('button', { name: 'Show 100 more' })).toBeVisible();
  expect(document.querySelectorAll('tbody tr')).toHaveLength(100);
  await page.getByRole('button', { name: 'Show 100 more' }).click();
  await page.getByRole('button', { name: 'Show 50 more' }).click();
  expect(document.querySelectorAll('tbody tr')).toHaveLength(250);
});
