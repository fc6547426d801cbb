import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { EmployeeDetails } from '../../domain/contract/employees.ts';
import { brokenLine, refused, unchecked } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { expectAccessible } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';

const details: EmployeeDetails = { name: 'Ravi Rao', assessments: [], moods: [] };
const filter = page.getByLabelText('Filter by Date');
const again = page.getByRole('button', { name: 'Try again' });
const rowsOf = () => page.getByRole('row').elements();

/** Where the text of a cell stands. */
function lineOf(cell: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(cell);
  return range.getBoundingClientRect();
}

function open(answer: Answers['GET /api/admin/employee-details/:id'], answers: Answers = {}) {
  return openScreen('/admin/employee-history/ravi', {
    role: 'admin',
    answers: { 'GET /api/admin/employee-details/:id': answer, ...answers },
  });
}

test('A ‘Filter by Date’ dropdown with ‘All Dates’ plus the distinct dates from assessments and moods', async () => {
  await open({
    ...details,
    assessments: [{ date: '2026-11-18T04:00:00.000Z', type: 'GAD-7', score: 12, severity: 'Moderate' }],
    moods: [{ date: '2026-11-17T20:00:00.000Z', mood: '🙂' }],
  });
  // Shows the employee's name, which the browser's own history does not keep.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ravi Rao');
  expect(document.title).toBe('Employee history – Evenkeel');
  const options = Array.from((filter.element() as HTMLSelectElement).options, ({ text }) => text);
  expect(options).toEqual(['All Dates', '18-11-2026']);
  const assessment = page.getByRole('row', { name: '18-11-2026 09:30 GAD-7 12 Moderate' });
  await expect.element(assessment).toBeVisible();
  const trend = page.getByRole('figure', { name: 'GAD-7 Score Trend' });
  await expect.element(trend).toMatchTextContent('12 of 21, Moderate');
  await filter.selectOptions('18-11-2026');
  await expect.poll(() => location.search).toBe('?date=2026-11-18');
  await expect.element(assessment).toBeVisible();
  await expect.element(page.getByRole('row', { name: '18-11-2026 01:30 🙂 Calm' })).toBeVisible();
  // The two sections on one page, and the charts below them.
  const tops = [
    page.getByRole('heading', { name: 'Assessments' }),
    page.getByRole('heading', { name: 'Mood Entries' }),
    trend.first(),
  ].map((part) => part.element().getBoundingClientRect().top);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test('a date that is a day and no instant is shown without a time, and can be chosen', async () => {
  const records = { assessments: [{ date: '2026-11-18', type: 'GAD-7', score: 12, severity: 'Moderate' }] };
  await open(() =>
    unchecked(JSON.stringify({ name: 'Ravi Rao', ...records, moods: [{ date: '17-11-2026', mood: '🙂' }] })),
  );
  await expect.element(page.getByRole('row', { name: '18-11-2026 GAD-7 12 Moderate' })).toBeVisible();
  await filter.selectOptions('17-11-2026');
  await expect.element(page.getByRole('row', { name: '17-11-2026 🙂 Calm' })).toBeVisible();
});

test('the day up to which records stay closed is one of the organisation, as all days of the page', async () => {
  const moods = [{ date: '2026-11-17T20:30:00.000Z', mood: '🙂' }];
  await openScreen('/admin/employee-history/ravi', {
    role: 'admin',
    answers: { 'GET /api/admin/employee-details/:id': { ...details, moods, closed_until: '2026-11-17T20:00:00.000Z' } },
    settings: { orgTimeZone: 'UTC' },
  });
  const closed = page.getByText(/^Anything recorded up to/);
  await expect.element(closed).toMatchTextContent('up to 17 Nov 2026');
  await expect.element(page.getByRole('row', { name: /^17-11-2026 20:30/ })).toBeVisible();
});

test('on a phone the longest name of a level is there as a whole', async () => {
  await page.viewport(360, 740);
  await open({
    ...details,
    assessments: [{ date: '2026-09-25T05:30:00.000Z', type: 'PHQ-9', score: 15, severity: 'Moderately severe' }],
  });
  const row = page.getByRole('row', { name: /Moderately severe/ });
  await expect.element(row).toBeVisible();
  const table = row.element().closest('table');
  expect(table?.scrollWidth).toBeLessThanOrEqual(table?.parentElement?.clientWidth ?? 0);
});

test('The empty messages are ‘No assessment records found.’ and ‘No mood entries available.’', async () => {
  await open(details);
  await expect.element(page.getByText('No assessment records found.')).toBeVisible();
  await expect.element(page.getByText('No mood entries available.')).toBeVisible();
});

test('trust 3: show no sum of a record with questions switched off', async () => {
  const partial = { date: '2026-11-18T04:00:00.000Z', type: 'PHQ-9' as const, score: null, severity: 'Not scored' };
  await open({ ...details, assessments: [partial] });
  await expect.element(page.getByRole('table')).toBeVisible();
  const cells = page.getByRole('row').nth(1).getByRole('cell').elements();
  expect(cells.map(({ textContent }) => textContent)).toEqual(['PHQ-9', '–', 'Not scored']);
  await expect.element(page.getByText('No PHQ-9 data available.')).toBeVisible();
});

test('States: ‘Loading...’ and ‘No data available.’', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  await open(() => promise);
  await expect.element(page.getByText('Loading...', { exact: true })).toBeVisible();
  resolve(refused(404));
  await expect.element(page.getByText('No data available.')).toBeVisible();
  expect(again.elements()).toEqual([]);
});

test.for([
  ['a fault of the server', () => refused(500)],
  ['a busy server', () => refused(429)],
  ['no connection', brokenLine],
] as const)('what did not load can be tried again: %s', async ([_what, fails]) => {
  const { answer } = await open(fails);
  await expect.element(page.getByText('No data available.')).toBeVisible();
  answer('GET /api/admin/employee-details/:id', details);
  await again.click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ravi Rao');
  await expect.element(page.getByText('No assessment records found.')).toBeVisible();
});

test('of a long history show the newest first and more on request', async () => {
  const moods = Array.from({ length: 3000 }, (_, day) => ({
    date: new Date(Date.UTC(2026, 0, 1) - day * 86_400_000).toISOString(),
    mood: '😐',
  }));
  await open({ ...details, moods });
  await expect.poll(rowsOf).toHaveLength(21);
  await page.getByRole('button', { name: 'Show more (2,980 left) (Mood Entries)' }).click();
  await expect.poll(rowsOf).toHaveLength(41);
  expect(page.getByText('Mood Entries').elements()).toHaveLength(1);
});

test('screens.md, one history: a long one is two sections, then charts, and not 5,800 px high', async () => {
  const at = (day: number) =>
    new Date(Date.UTC(2026, 9, 1, 6, day % 60) - Math.floor(day / 2) * 86_400_000).toISOString();
  await open({
    ...details,
    assessments: Array.from({ length: 200 }, (_, day) => ({
      date: at(day),
      type: day % 3 === 0 ? ('PHQ-9' as const) : ('GAD-7' as const),
      score: day % 20,
      severity: 'Mild',
    })),
    moods: Array.from({ length: 2000 }, (_, day) => ({ date: at(day), mood: '🙂' })),
  });
  const charts = page.getByRole('region', { name: 'Score trends' });
  for (const name of ['GAD-7 Score Trend', 'PHQ-9 Score Trend', 'Mood Trend'])
    await expect.element(charts.getByRole('figure', { name }).first()).toBeVisible();
  // A day is written as in the tables, wherever it stands.
  await expect.element(charts.getByText(/^Latest: Calm, on 01-10-2026 11:31/)).toBeVisible();
  await expect.element(charts.getByRole('img', { name: 'Mood Trend' }).getByText('01-10-2026')).toBeVisible();
  expect(document.documentElement.scrollHeight).toBeLessThan(2900);
  await page.getByRole('button', { name: 'Show more (1,980 left) (Mood Entries)' }).click();
  // The filter stays in sight, and two moods of one day differ by their time.
  window.scrollTo(0, 900);
  await expect.element(filter).toBeInViewport({ ratio: 1 });
  expect(page.getByRole('row', { name: '01-10-2026 11:30 🙂 Calm' }).elements()).toHaveLength(1);
  expect(page.getByRole('row', { name: '01-10-2026 11:31 🙂 Calm' }).elements()).toHaveLength(1);
  // A date and its time stand in one line of a phone, below their heading.
  await page.viewport(360, 740);
  const [heading, cell] = ['columnheader', 'rowheader'].map((role) => lineOf(page.getByRole(role).first().element()));
  expect(cell?.height).toBeLessThan(24);
  expect(cell?.left).toBe(heading?.left);
  await page.viewport(320, 640);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('trust 12: the person is named; the record opens after a reason and the password', async () => {
  const passwords: unknown[] = [];
  const { answer } = await open(() => refused(403, { code: 'reason_needed' }), {
    'GET /api/admin/employees/:id': {
      id: 'ravi',
      name: 'Ravi Rao',
      email: 'ravi@example.org',
      designation: 'Field Coordinator',
      city: 'Jamshedpur',
    },
    'POST /api/admin/record-access/:id': ({ body }) => {
      passwords.push(body);
      if (passwords.length === 1) {
        const msg = 'That password isn’t right.';
        return refused(400, { code: 'wrong_password', msg, fields: { password: msg } });
      }
      answer('GET /api/admin/employee-details/:id', details);
      return {
        person: { id: 'ravi', name: 'Ravi Rao' },
        reason: 'She asked me to',
        expires_at: '2026-11-18T05:09:00.000Z',
      };
    },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ravi Rao');
  await expect.element(page.getByRole('heading', { name: 'Why do you need to see Ravi Rao’s record?' })).toBeVisible();
  await expect.element(page.getByText('ravi@example.org · Field Coordinator · Jamshedpur')).toBeVisible();
  expect(document.title).not.toContain('Ravi');
  await expectAccessible(document.body);
  const [reason, password] = [page.getByLabelText('Reason', { exact: true }), page.getByLabelText('Your password')];
  const button = page.getByRole('button', { name: 'Open the record' });
  await button.click();
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true');
  expect(passwords).toEqual([]);
  await reason.fill('She asked me to');
  await password.fill('Wrong@pass1');
  await button.click();
  await expect.element(password).toHaveAccessibleDescription(expect.stringContaining('That password isn’t right.'));
  await expect.element(reason).toHaveValue('She asked me to');
  await password.fill('Admin@free1');
  await button.click();
  await expect.element(page.getByText(/You can view this until 10:39\./)).toBeVisible();
  expect(passwords.at(-1)).toEqual({ reason: 'She asked me to', password: 'Admin@free1' });
});

test.for([
  ['statistics_only', /No one can open a named record here/],
  ['not_shared', 'This person doesn’t share their record.'],
  ['record_of_disabled', /This account is disabled, so its record stays closed/],
] as const)('a record stays closed with a calm sentence: %s', async ([code, sentence]) => {
  await open(() => refused(403, { code }));
  await expect.element(page.getByText('Closed by your organisation’s rule.')).toBeVisible();
  expect(page.getByText('No data available.').elements()).toEqual([]);
  await expect.element(page.getByText(sentence)).toBeVisible();
});
