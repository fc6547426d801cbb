import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersFor } from '../../gallery/answers.ts';
import { closedFigures } from '../../gallery/special-answers.ts';
import { byWireName } from '../../domain/instruments/instrument.ts';
import { fourBands } from '../../domain/instruments/scoring.ts';
import { brokenLine, refused, unchecked } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { expectReadable } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';

/** The statistics where there is nothing, while they load, where they do not, and over another period. */

const invented = answersFor('admin');
const open = (answers: Answers = {}, address = '/admin/stats') => openScreen(address, { role: 'admin', answers });
const figure = (name: string) => page.getByRole('figure', { name });
const severity = figure('Severity distribution');

/** The number of an overview card. */
const numberOf = (label: string) => page.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) });

const zeros = { totalEmployees: 0, ...byWireName('submissions', () => 0), moodEntries: 0, participants: 0 };

test('where nobody has registered there are zeros and sentences, and no number that is none', async () => {
  await open({
    'GET /api/admin/stats/overview': zeros,
    'GET /api/admin/stats/severity': ['Minimal', 'Mild', 'Moderate', 'Severe'].map((name) => ({
      name,
      value: 0,
      gad7: 0,
      phq9: 0,
    })),
    'GET /api/admin/stats/daily-submissions': [],
    'GET /api/admin/stats/average-scores': [],
    'GET /api/admin/stats/mood-distribution': ['Happy', 'Calm', 'Neutral', 'Sad', 'Angry'].map((label) => ({
      label,
      count: 0,
    })),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Statistics');
  for (const label of ['Total Employees', 'GAD-7 Submissions', 'PHQ-9 Submissions', 'Mood Entries'])
    await expect.element(numberOf(label)).toHaveTextContent(`${label}0`);
  await expect.element(page.getByText('No one has registered yet.')).toBeVisible();
  for (const name of [
    'Average score trends',
    'Daily assessment submissions',
    'Severity distribution',
    'Mood distribution',
  ])
    await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect.element(page.getByText('No submissions in this period.').first()).toBeVisible();
  expect(page.getByRole('main').element().textContent).not.toContain('NaN');
  await expectReadable();
});

test('says that it loads, and nothing moves when it has', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const few: Answers = {
    'GET /api/admin/stats/severity': [0, 1, 0, 1].map((value, place) => ({
      name: fourBands[place] ?? '',
      value,
      gad7: place === 1 ? 1 : 0,
      phq9: place === 3 ? 1 : 0,
    })),
  };
  const held = Object.fromEntries(
    Object.entries({ ...invented, ...few })
      .filter(([name]) => name.startsWith('GET /api/admin/stats/'))
      .map(([name, answer]) => [name, () => promise.then(() => Response.json(answer))]),
  ) as Answers;
  await open(held);
  await expect.poll(() => page.getByText('Loading chart...').elements()).toHaveLength(3);
  await expect.element(page.getByText('Loading average score trends...')).toBeVisible();
  const last = page.getByRole('heading', { name: 'Mood distribution' });
  const before = last.element().getBoundingClientRect().y;
  resolve();
  await expect.element(severity).toBeVisible();
  await expect.element(severity.getByText(/ in total\./)).toBeVisible();
  await expect.poll(() => page.getByText('Loading chart...').elements()).toEqual([]);
  expect(last.element().getBoundingClientRect().y).toBe(before);
});

test.each([
  ['a refusal', () => refused(404, { msg: 'No.' })],
  ['a broken line', brokenLine],
] as const)('after %s nothing is said, the place is small, and it can be tried again', async (_name, fault) => {
  const { answer } = await open({ 'GET /api/admin/stats/severity': fault });
  const again = severity.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  const alerts = page.getByRole('alert').elements();
  expect(alerts.filter(({ textContent }) => textContent !== '')).toEqual([]);
  expect(page.getByText('No.').elements()).toEqual([]);
  // screens.md: not as high as the chart would be.
  expect(severity.element().getBoundingClientRect().height).toBeLessThan(200);
  answer('GET /api/admin/stats/severity', invented['GET /api/admin/stats/severity']);
  await again.click();
  await expect.element(severity.getByText(/ in total\./)).toBeVisible();
});

test('who tries a chart again by keys keeps their place where it fails once more, and is on the screen once it is there', async () => {
  const { answer } = await open({ 'GET /api/admin/stats/severity': brokenLine });
  const again = severity.getByRole('button', { name: 'Try again' });
  (await again.findElement()).focus();
  const { promise, reject } = Promise.withResolvers<Response>();
  answer('GET /api/admin/stats/severity', () => promise);
  await userEvent.keyboard('{Enter}');
  await expect.element(again).toHaveAttribute('aria-busy', 'true');
  await expect.element(again).toHaveFocus();
  reject(new TypeError('Failed to fetch'));
  await expect.element(again).not.toHaveAttribute('aria-busy');
  await expect.element(again).toHaveFocus();
  answer('GET /api/admin/stats/severity', invented['GET /api/admin/stats/severity']);
  await userEvent.keyboard('{Enter}');
  await expect.element(severity.getByText(/ in total\./)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('keeps the period in the address, and asks every figure about it', async () => {
  const { calls } = await open();
  const periods = page.getByRole('navigation', { name: 'Period' });
  const period = (name: string) => periods.getByRole('link', { name, exact: true });
  await expect.element(period('All')).toHaveAttribute('aria-current', 'page');
  await period('90 days').click();
  await expect.poll(() => location.search).toBe('?period=90d');
  await expect.element(page.getByText(/in the last 90 days/).first()).toBeVisible();
  for (const name of ['overview', 'severity', 'mood-distribution', 'average-scores', 'daily-submissions'] as const)
    await expect
      .poll(() => calls(`GET /api/admin/stats/${name}`).map(({ address }) => address.search))
      .toContain('?period=90d');
  history.back();
  await expect.element(period('All')).toHaveAttribute('aria-current', 'page');
});

test('days that are chosen by keys leave the focus on the button, and another period empties them', async () => {
  await open({}, '/admin/stats?from=2026-11-01');
  const show = page.getByRole('button', { name: 'Show these dates' });
  const to = page.getByLabelText('To', { exact: true });
  await to.fill('2026-11-10');
  await show.click();
  await expect.poll(() => location.search).toBe('?from=2026-11-01&to=2026-11-10');
  await expect.element(to).toHaveValue('2026-11-10');
  await expect.element(show).toHaveFocus();
  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'All', exact: true }).click();
  await expect.element(to).toHaveValue('');
  expect(location.search).toBe('');
});

test('the overview and the four charts come in the order of the specification, and links lead to each', async () => {
  await open();
  await expect.element(severity.getByText(/ in total\./)).toBeVisible();
  const places = page.getByRole('navigation', { name: 'On this page' });
  const names = ['Averages', 'Submissions', 'Severity', 'Moods', 'Groups'];
  const linkNames = () =>
    places
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
  // That to the groups comes with the overview.
  await expect.poll(linkNames).toEqual(names);
  for (const link of places.getByRole('link').elements())
    expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  // Charts come first: on a phone and on a desk one begins in the first view.
  const first = page.getByRole('heading', { name: 'Average score trends' });
  for (const [width, height, most] of [
    [360, 740, 680],
    [1280, 800, 560],
  ] as const) {
    await page.viewport(width, height);
    await expect.poll(() => first.element().getBoundingClientRect().top).toBeLessThan(most);
  }
  const charts = ['Average score trends', 'Daily assessment submissions', 'Severity distribution', 'Mood distribution'];
  const all = page
    .getByRole('figure')
    .elements()
    .map((one) => one.querySelector('h2')?.textContent);
  expect(all).toEqual(charts);
  for (const title of charts) expect(page.getByText(title).elements(), title).toHaveLength(1);
});

test.each([
  ['a few days', ['2026-11-18', '2026-11-20']],
  ['many days, which are shown by week', ['2026-03-02', '2026-11-20']],
])('days that come as the instants at which they begin are shown as days (%s)', async (_name, days) => {
  const dates = days.map((day) => `${day}T00:00:00.000Z`);
  const averages = dates.map((date) => ({ date, avg_gad7_score: 4.5, avg_phq9_score: 6 }));
  const counts = dates.map((date) => ({ date, gad7_count: 2, phq9_count: 3 }));
  await open({
    'GET /api/admin/stats/average-scores': () => unchecked(JSON.stringify(averages)),
    'GET /api/admin/stats/daily-submissions': () => unchecked(JSON.stringify(counts)),
  });
  await expect
    .element(
      figure('Daily assessment submissions')
        .getByText(/20-11-2026/)
        .first(),
    )
    .toBeVisible();
  await expect
    .element(
      figure('Average score trends')
        .getByText(/20-11-2026|22-11-2026/)
        .first(),
    )
    .toBeVisible();
});

test('groups are folded, their link opens the fold each time, and a link to a comparison shows them', async () => {
  const { calls } = await open();
  const fold = page.getByText('Compare groups');
  await expect.element(fold).toBeVisible();
  expect(calls('GET /api/admin/stats/groups')).toEqual([]);
  await page.getByRole('link', { name: 'Groups' }).click();
  await expect.element(page.getByLabelText('Compare by')).toBeVisible();
  await expect.element(fold).toHaveFocus();
  await fold.click();
  await expect.element(page.getByLabelText('Compare by')).not.toBeVisible();
  await page.getByRole('link', { name: 'Groups' }).click();
  await expect.element(page.getByLabelText('Compare by')).toBeVisible();
  await page.getByLabelText('Compare by').selectOptions('City');
  await expect.poll(() => location.search).toBe('?by=city');
  await page.getByLabelText('Compare by').selectOptions('Theme');
  await expect.poll(() => location.search).toBe('');
  await expect.element(page.getByLabelText('Compare by')).toBeVisible();
});

test('screens.md 4, under a stricter rule: what is shown, one sentence why, one link, and nothing of groups', async () => {
  const block = { from: '2026-10-05', through: '2026-11-01' };
  const protection = {
    min_group: 5,
    covers: block,
    shown: [],
    participants: null,
    give_or_take: { raised: 9, answered: 17, participants: 17 },
    text: 'Still adding up older weeks.',
  };
  await open({
    'GET /api/admin/stats/overview': { ...zeros, totalEmployees: 284, participants: undefined, protection },
    'GET /api/admin/stats/severity': [],
    'GET /api/admin/stats/daily-submissions': [],
    'GET /api/admin/stats/average-scores': [],
    'GET /api/admin/stats/mood-distribution': [],
  });
  const calm = page.getByText(
    /^Figures cover 5 Oct to 1 Nov 2026, shifted a little to protect everyone\. Still adding/,
  );
  await expect.element(calm).toBeVisible();
  await expect.element(numberOf('GAD-7 Submissions')).toHaveTextContent('GAD-7 SubmissionsHiddento protect privacy');
  // The weeks are said once, beside those of participation.
  expect(page.getByText(/Figures cover/).elements()).toHaveLength(1);
  expect(page.getByText('Compare groups').elements()).toEqual([]);
  // Charts are drawn after what stands above them, and are higher while they load.
  await expect.poll(() => document.documentElement.scrollHeight).toBeLessThan(1400);
  await expectReadable();
  const how = calm.getByRole('link');
  expect(how.elements().map(({ textContent }) => textContent)).toEqual(['How it works']);
  await how.click();
  await expect.element(page.getByRole('heading', { name: 'Reading the statistics' })).toBeInViewport();
  await expect.element(page.getByText(/moved a little by chance, and small ones are held back/)).toBeInViewport();
});

test('under a stricter rule what the figures cover, and why, comes before them all, and the chart that is none before the others', async () => {
  await page.viewport(360, 740);
  await open(closedFigures);
  const why = page.getByText(/shifted a little to protect everyone/);
  await expect.element(why).toBeVisible();
  const top = (place: typeof why) => place.element().getBoundingClientRect().top;
  expect(top(why)).toBeLessThan(top(page.getByText('Total Employees')));
  const none = page.getByRole('heading', { name: 'Average score trends' });
  expect(top(none)).toBeLessThan(top(page.getByRole('heading', { name: 'Daily assessment submissions' })));
});

test('submissions that come every four weeks say their first and their last day once, and each bar its span', async () => {
  await open(closedFigures);
  await expect.element(page.getByText('GAD-7 181, 7 Sep 2026 to 1 Nov 2026.')).toBeVisible();
  for (const span of ['7 Sep – 4 Oct', '5 Oct – 1 Nov']) await expect.element(page.getByText(span)).toBeVisible();
});

test('what is hidden in some weeks alone is no zero there', async () => {
  const protection = {
    min_group: 5,
    covers: { from: '2026-09-07', through: '2026-11-01' },
    shown: ['GAD-7' as const, 'PHQ-9' as const, 'mood' as const],
    participants: null,
    give_or_take: { raised: 9, answered: 17, participants: 17 },
    text: '',
  };
  const none = byWireName('count', () => 0);
  await open({
    ...closedFigures,
    'GET /api/admin/stats/overview': { ...zeros, totalEmployees: 214, protection },
    'GET /api/admin/stats/daily-submissions': [
      { ...none, date: '2026-09-07', through: '2026-10-04', gad7_count: 88, phq9_count: 41, withheld: [] },
      { ...none, date: '2026-10-05', through: '2026-11-01', gad7_count: 93, withheld: ['PHQ-9'] },
    ],
  });
  const submissions = figure('Daily assessment submissions');
  await expect.element(submissions.getByText('GAD-7 181, PHQ-9 41, 7 Sep 2026 to 1 Nov 2026.')).toBeVisible();
  const cells = Array.from(submissions.element().querySelectorAll('tbody tr'), (row) => row.lastChild?.textContent);
  expect(cells).toEqual(['Hidden', '41']);
});
