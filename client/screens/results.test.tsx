import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import { expectForcedColours } from '../test/forced-colours.ts';
import { startingLines } from '../test/help-lines.ts';
import { openScreen } from '../test/open-screen.tsx';
import { blockOf, choose, keepResults, mytests, scale } from '../test/questionnaires.ts';

/** A score never comes alone: what stands under it, at once and in My Stats. */

const blocks = { 'GAD-7': blockOf('GAD-7 Anxiety'), 'PHQ-9': blockOf('PHQ-9 Depression') };

type Type = keyof typeof blocks;

const open = (first: Parameters<typeof keepResults>[0] = [], address = mytests) =>
  openScreen(address, {
    role: 'employee',
    answers: { ...keepResults(first).answers, 'GET /api/help-lines': startingLines },
  });

async function submit(type: Type, values: readonly number[]): Promise<void> {
  await choose(
    blocks[type],
    values.map((value) => String(scale[value])),
  );
  await blocks[type].getByRole('button', { name: `Submit ${type}` }).click();
}

const toMyStats = () => page.getByRole('link', { name: 'My Stats', exact: true }).click();

interface Meaning {
  band: string;
  scaleName: string;
  change: RegExp;
}

async function expectMeaning(place: Locator, { band, scaleName, change }: Meaning) {
  await expect.element(place.getByText(band, { exact: true }).first()).toBeVisible();
  await expect.element(place.getByRole('img', { name: scaleName })).toBeVisible();
  await expect.element(place.getByText('This is a screening result, not a diagnosis.').first()).toBeVisible();
  await expect.element(place.getByText(change).first()).toBeVisible();
  await expect.element(place.getByText('What may help').first()).toBeVisible();
  await expect
    .element(place.getByText(/The questions cover two weeks, so \d+ \w+ \d{4} is a good time/).first())
    .toBeVisible();
}

test.each([
  {
    type: 'GAD-7',
    before: 7,
    values: Array<number>(7).fill(2),
    total: 14,
    band: 'Moderate',
    scaleName: 'GAD-7: 14 on a scale from 0 to 21. Level: Moderate.',
    change: /7 points higher than last time. A change of this size usually means things have been getting harder/,
  },
  {
    type: 'GAD-7',
    before: 4,
    values: Array<number>(7).fill(1),
    total: 7,
    band: 'Mild',
    scaleName: 'GAD-7: 7 on a scale from 0 to 21. Level: Mild.',
    change: /3 points higher than last time, which is about the same/,
  },
  {
    type: 'PHQ-9',
    before: 5,
    values: Array<number>(9).fill(0),
    total: 0,
    band: 'Minimal',
    scaleName: 'PHQ-9: 0 on a scale from 0 to 27. Level: Minimal.',
    change: /5 points lower than last time. A change of this size usually means things have eased/,
  },
] as const)('Your $type Score: $total says what it means, at once and in My Stats', async (wanted) => {
  const { type, before, values, total } = wanted;
  await open([[type, before]]);
  await submit(type, values);
  await expect.element(blocks[type].getByText(`Your ${type} Score: ${total}`, { exact: true })).toBeVisible();
  await expect.element(blocks[type].getByRole('heading', { name: wanted.band, exact: true })).toBeVisible();
  await expectMeaning(blocks[type], wanted);
  await expectForcedColours();
  await toMyStats();
  const figure = page.getByRole('figure', { name: `${type} Score Trend` });
  await expect.element(figure.getByRole('definition').first()).toMatchTextContent(new RegExp(`^${total} of `));
  // What it means is folded, but never whom to turn to.
  expect(page.getByRole('img', { name: wanted.scaleName }).elements()).toEqual([]);
  if (total >= 10) await expect.element(page.getByText('What may help')).toBeVisible();
  await page.getByText('What this means').click();
  await expectMeaning(page.getByRole('main'), wanted);
});

test('the first result says that it is the first', async () => {
  await open([['GAD-7', 0]], '/dashboard?tab=mystats');
  await page.getByText('What this means').click();
  await expect
    .element(page.getByText('This is your first result. Next time, you’ll see how it compares.'))
    .toBeVisible();
});

test('asking again is worth it after two weeks, and never blocked before', async () => {
  await open();
  for (const value of [0, 1]) {
    await submit('GAD-7', Array<number>(7).fill(value));
    await expect.element(blocks['GAD-7'].getByText(`Your GAD-7 Score: ${7 * value}`, { exact: true })).toBeVisible();
    await expect.element(blocks['GAD-7'].getByText(/You can retake it sooner if you like./)).toBeVisible();
    await blocks['GAD-7'].getByRole('button', { name: 'Take the GAD-7 again' }).click();
  }
});

test.each(['GAD-7', 'PHQ-9'] as const)('the gentler card comes from 15 up on the %s, and not at 14', async (type) => {
  const block = blocks[type];
  const rest = type === 'GAD-7' ? [] : [0, 0];
  await open();
  await submit(type, [2, 2, 2, 2, 2, 2, 2, ...rest]);
  await expect.element(block.getByText(`Your ${type} Score: 14`, { exact: true })).toBeVisible();
  expect(block.getByText('You don’t have to carry this alone').elements()).toEqual([]);
  await block.getByRole('button', { name: `Take the ${type} again` }).click();
  await submit(type, [3, 2, 2, 2, 2, 2, 2, ...rest]);
  await expect.element(block.getByText(`Your ${type} Score: 15`, { exact: true })).toBeVisible();
  await expect.element(block.getByText('You don’t have to carry this alone')).toBeVisible();
  await expect.element(block.getByRole('link', { name: 'Call 14416' }).first()).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

/** What may help: a person first, then an emergency, then the plan, and exercises and charts after them. */
async function expectPeopleFirst(place: Locator) {
  await expect.element(place.getByRole('link', { name: 'Ask for a call back' })).toBeVisible();
  const said = place.getByText('What may help').first().element().closest('dt')?.nextElementSibling;
  const ways = [...(said?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');
  expect(ways[0]).toBe('tel:14416');
  const order = ['tel:112', '/help#call-back', '/safety-plan'].map((way) => ways.indexOf(way));
  expect(order.every((at) => at >= 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  for (const later of ['/dashboard?tab=myhealth', '/dashboard?tab=mystats'])
    if (ways.includes(later)) expect(ways.indexOf(later)).toBeGreaterThan(ways.indexOf('/safety-plan'));
}

test.each([
  ['GAD-7', Array<number>(7).fill(3), 21],
  ['PHQ-9', [...Array<number>(8).fill(2), 0], 16],
] as const)(
  'trust 16: a %s that is severe leads to a person first, at once and in My Stats',
  async (type, values, total) => {
    await open();
    await submit(type, values);
    await expect.element(page.getByText(`Your ${type} Score: ${total}`, { exact: true })).toBeVisible();
    await expectPeopleFirst(blocks[type]);
    await toMyStats();
    await expectPeopleFirst(page.getByRole('main'));
  },
);

test('a PHQ-9 known to hold nothing of the kind may be called steady, and so may a GAD-7', async () => {
  await open(
    [
      ['PHQ-9', 1],
      ['GAD-7', 1],
    ],
    '/dashboard?tab=mystats',
  );
  const folded = page.getByText('What this means');
  await expect.poll(() => folded.elements()).toHaveLength(2);
  for (const one of folded.elements()) (one as HTMLElement).click();
  await expect.poll(() => page.getByText(/Things look steady/).elements()).toHaveLength(2);
});
