import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ChartRange } from '../../domain/charts/ranges.ts';
import { moods, moodWords } from '../../domain/moods.ts';
import { expectAccessible } from '../test/axe.ts';
import { MoodChart } from './mood-chart.tsx';

const now = Date.parse('2026-11-20T12:00:00+05:30');
const hour = 3_600_000;
const day = 24 * hour;

type Entries = { at: string; mood: string }[];

/** One each so many hours, the last an hour ago. */
const every = (hours: number, count: number): Entries =>
  Array.from({ length: count }, (_, index) => ({
    at: new Date(now - hour - (count - 1 - index) * hours * hour).toISOString(),
    mood: moodWords[(index * 7 + Math.floor(index / 5)) % moodWords.length] ?? 'calm',
  }));

function Chart({
  entries,
  range = 'all',
  onShowAll,
}: {
  entries: Entries;
  range?: ChartRange;
  onShowAll?: () => void;
}) {
  return (
    <main>
      <h1>Moods</h1>
      <MoodChart entries={entries} range={range} now={now} onShowAll={onShowAll} />
    </main>
  );
}

const picture = () => page.getByRole('img', { name: 'Mood Trend' });
const readout = () => document.querySelector('[aria-live="polite"]')?.textContent;
const longestPath = () =>
  Math.max(...[...document.querySelectorAll('path')].map((path) => (path.getAttribute('d') ?? '').split('C').length));

test('of nothing says so, and draws nothing', async () => {
  await render(<Chart entries={[]} />);
  await expect.element(page.getByText('No mood data available.')).toBeVisible();
  expect(document.querySelector('svg')).toBeNull();
});

test('of one mood is a face in its row, with its time', async () => {
  await render(<Chart entries={[{ at: '2026-11-20T04:35:00Z', mood: '🙂' }]} />);
  for (const { emoji, label } of moods) await expect.element(picture().getByText(`${emoji} ${label}`)).toBeVisible();
  await expect.element(picture().getByText('20 Nov, 10:05')).toBeVisible();
  await expect.element(page.getByText('Latest: Calm, on 20 Nov, 10:05.')).toBeVisible();
});

test('of thirty days are marks in the rows of their moods, each at its time, and the specified line is thin, and dark enough to be seen', async () => {
  await page.viewport(1280, 740);
  const twice = [{ at: '2026-11-20T02:30:00Z', mood: 'angry' }, ...every(24, 29)];
  await render(<Chart entries={twice} />);
  await expect.element(picture()).toBeVisible();
  expect(document.querySelectorAll('svg circle[class]')).toHaveLength(30);
  await expect.element(page.getByText(/30 moods on 29 days\. Most often: /)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/between|average|mean/i);
  const line = [...document.querySelectorAll('svg[role="img"] path[class]')]
    .map((path) => getComputedStyle(path))
    .find(({ stroke }) => stroke === 'rgb(26, 79, 139)');
  // 3:1 on white, as WCAG 1.4.11 has it.
  expect(Number(line?.strokeOpacity)).toBeCloseTo(0.62);
  expect(parseFloat(line?.strokeWidth ?? '')).toBeLessThan(1.5);
  await userEvent.click(page.getByRole('slider'), { position: { x: 5, y: 5 } });
  await userEvent.keyboard('{End}');
  expect(readout()).toBe(`20 Nov, 11:00: ${moods.find(({ word }) => word === twice.at(-1)?.mood)?.label}`);
  await userEvent.keyboard('{ArrowLeft}');
  expect(readout()).toBe('20 Nov, 08:00: Angry');
});

test('of one day many times are told apart on a phone, and together where they have no room', async () => {
  await page.viewport(360, 740);
  const { rerender } = await render(<Chart entries={every(0.1, 15)} />);
  await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '15 of 15');
  await rerender(<Chart entries={every(0.01, 564)} />);
  await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '1 of 1');
  expect(document.querySelectorAll('svg[role="img"] circle[class]').length).toBeLessThanOrEqual(moods.length * 4);
  await userEvent.click(page.getByRole('slider'));
  expect(readout()).toMatch(/^20 Nov 2026: \w+ 1\d\d, /);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

const strokes = () =>
  [...document.querySelectorAll('svg[role="img"] path')].filter((path) =>
    /^(?:M[\d.,]+h[\d.]+)+$/.test(path.getAttribute('d') ?? ''),
  );

test('of twelve weeks are strokes in the rows of their moods on a phone, each told from the next', async () => {
  await page.viewport(360, 740);
  await render(<Chart entries={every(24, 84)} />);
  await expect.element(picture()).toBeVisible();
  // Each mood is one path, in its own colour.
  expect(new Set(strokes().map((path) => getComputedStyle(path).stroke)).size).toBe(moods.length);
  const places = strokes().flatMap((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/M([\d.]+),[\d.]+h([\d.]+)/g)].map(([, from, width]) => ({
      from: Number(from),
      to: Number(from) + Number(width),
    })),
  );
  expect(places).toHaveLength(84);
  const inTurn = places.toSorted((a, b) => a.from - b.from);
  for (const [at, { to }] of inTurn.entries())
    expect(to).toBeLessThan(inTurn[at + 1]?.from ?? Number.POSITIVE_INFINITY);
});

const pick = (view: string) => page.getByText(view, { exact: true }).click();

test.each([360, 1280])(
  'of 564 moods at %i px are the line, thinned, and strokes, with a day at either end',
  async (width) => {
    await page.viewport(width, 740);
    await render(<Chart entries={every(15, 564)} />);
    await expect.element(picture()).toBeVisible();
    for (const { emoji, label } of moods) await expect.element(picture().getByText(`${emoji} ${label}`)).toBeVisible();
    expect(longestPath()).toBeGreaterThan(31);
    expect(longestPath()).toBeLessThan(width);
    expect(strokes()).toHaveLength(moods.length);
    expect(document.querySelectorAll('svg[role="img"] text')).not.toHaveLength(moods.length + 1);
    await expect.element(page.getByText(/564 moods on \d+ days\./)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible(document.body);
  },
);

test('the calendar and the counts are there for people who pick them, and not for a week of moods', async () => {
  const { rerender } = await render(<Chart entries={every(15, 564)} />);
  await pick('Calendar');
  await expect.element(page.getByRole('list', { name: 'What the colours and patterns mean' })).toBeVisible();
  expect(longestPath()).toBeLessThan(31);
  await pick('Counts');
  await expect.element(page.getByRole('img', { name: 'Week by week' })).toBeVisible();
  await expectAccessible(document.body);
  await rerender(<Chart entries={every(24, 7)} />);
  await expect.element(picture()).toBeVisible();
  expect(page.getByRole('radio').elements()).toEqual([]);
});

test.each(['Line', 'Calendar', 'Counts'])('of 10,000 moods as ‘%s’ has few nodes', async (view) => {
  await page.viewport(360, 740);
  await render(<Chart entries={every(6, 10_000)} />);
  await pick(view);
  await expect.poll(() => document.querySelectorAll('svg[role="img"]').length).toBe(1);
  expect(document.querySelectorAll('svg *').length).toBeLessThan(400);
  await expectAccessible(document.body);
});

test('many years go by months', async () => {
  await page.viewport(1280, 740);
  await render(<Chart entries={every(6, 10_000)} />);
  await pick('Calendar');
  for (const year of ['2020', '2023', '2026'])
    await expect.element(picture().getByText(year, { exact: true })).toBeVisible();
  await pick('Counts');
  await expect.element(page.getByRole('img', { name: 'Month by month' })).toBeVisible();
});

test('a calendar is walked day by day, and says the times of each', async () => {
  await page.viewport(1280, 740);
  const entries = [{ at: new Date(now - 80 * day).toISOString(), mood: 'sad' }, ...every(12, 120)];
  await render(<Chart entries={entries} range="90d" />);
  await pick('Calendar');
  const slider = page.getByRole('slider', { name: /^Mood Trend/ });
  await expect.element(slider).toBeVisible();
  await userEvent.click(slider, { position: { x: 2, y: 2 } });
  await userEvent.keyboard('{Home}');
  expect(readout()).toBe('1 Sep 2026: 12:00 Sad');
  await userEvent.keyboard('{End}');
  expect(readout()).toMatch(/^20 Nov 2026: 11:00 \w+$/);
  await userEvent.keyboard('{ArrowLeft}');
  expect(readout()).toMatch(/^19 Nov 2026: 11:00 \w+, 23:00 \w+$/);
  await page
    .getByText(/Show as a table/)
    .first()
    .click();
  await expect.element(page.getByRole('cell', { name: /^11:00 \w+, 23:00 \w+$/ }).first()).toBeVisible();
});

test('a range with nothing in it says so, and leads to all', async () => {
  let asked = 0;
  await render(
    <Chart entries={[{ at: '2026-03-02T04:35:00Z', mood: 'happy' }]} range="30d" onShowAll={() => (asked += 1)} />,
  );
  await expect.element(page.getByText('Nothing in the last 30 days.')).toBeVisible();
  await expect.element(page.getByText('Your latest entry is from 2 Mar 2026.')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  expect(asked).toBe(1);
});
