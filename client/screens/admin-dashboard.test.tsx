import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ReminderSettings } from '../../domain/contract/reminders.ts';
import { defaultReminderSettings } from '../../domain/reminders/defaults.ts';
import { answersFor } from '../../gallery/answers.ts';
import { line } from '../../gallery/invented.ts';
import { refused, unchecked } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { expectAccessible, expectReadable } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';
import { keepQuestions } from '../test/question-set.ts';

/** No one from outside can find it, so that only what a test brings about needs attention. */
const registering = { rule: 'open' as const, domains: [], confirms_email: false, mail_works: true, reachable: false };

function open(answers: Answers = {}) {
  const setup = answersFor('admin')['GET /api/admin/setup'];
  if (!setup) throw new Error('There are no first steps');
  const usual = {
    ...keepQuestions().answers,
    'GET /api/admin/registration': registering,
    'GET /api/admin/setup': { ...setup, own_password: true, steps: [] },
  };
  return openScreen('/admin-dashboard', { role: 'admin', answers: { ...usual, ...answers } });
}

const gad7 = page.getByRole('button', { name: 'GAD-7 Questions', exact: true });
const phq9 = page.getByRole('button', { name: 'PHQ-9 Questions', exact: true });
const boxes = page.getByRole('checkbox', { name: /^Active/ });
const attention = page.getByRole('region', { name: 'Needs attention' });
const intervals = { water_interval_minutes: 120, posture_interval_minutes: 60 };
const openAttention = () => attention.getByText('1 thing needs attention').click();

test.for([
  ['button', 'View Full Statistics', '/admin/stats'],
  ['link', 'Employee Records', '/admin/employee-history'],
] as const)('Title ‘Admin Dashboard’, and the %s ‘%s’ leads to %s', async ([role, name, address]) => {
  await open();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/^Admin Dashboard$/);
  await page
    .getByRole('main')
    .getByRole(role, { name: new RegExp(`^${name}`) })
    .click();
  await expect.poll(() => location.pathname).toBe(address);
});

test('Only one panel is open at a time, and a click toggles it', async () => {
  await open();
  await expect.element(gad7).toBeVisible();
  expect(boxes.elements()).toHaveLength(0);
  await gad7.click();
  await expect.poll(() => boxes.elements()).toHaveLength(7);
  await phq9.click();
  await expect.element(gad7).toHaveAttribute('aria-expanded', 'false');
  await expect.element(phq9).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => boxes.elements()).toHaveLength(9);
  await expect.element(page.getByRole('checkbox', { name: /^Active Little interest/ })).toBeChecked();
  await phq9.click();
  await expect.poll(() => boxes.elements()).toHaveLength(0);
});

test('the order of the specification: statistics, questions, records, reminders, and above them one line', async () => {
  await open();
  await expect.element(page.getByText('Nothing needs attention.')).toBeVisible();
  const parts = [
    page.getByText('Nothing needs attention.'),
    page.getByRole('button', { name: 'View Full Statistics' }),
    gad7,
    phq9,
    page.getByRole('link', { name: /^Employee Records/ }),
    page.getByRole('heading', { name: 'Reminder Settings' }),
  ];
  const tops = parts.map((part) => part.element().getBoundingClientRect().top);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test('screens.md, admin dashboard: four numbers of the statistics, of thirty days', async () => {
  const overview = answersFor('admin')['GET /api/admin/stats/overview'];
  if (!overview) throw new Error('There are no figures');
  const { calls } = await open({
    'GET /api/admin/stats/overview': { ...overview, totalEmployees: 4, participants: 3, moodEntries: 7 },
  });
  const statistics = page.getByRole('region', { name: 'Statistics' });
  const textsOf = (tag: string) => Array.from(statistics.element().querySelectorAll(tag), (one) => one.textContent);
  await expect.poll(() => textsOf('dt + dd')).toEqual(['4', '3', '364', '7']);
  expect(textsOf('dt')).toEqual(['Employees', 'Took part', 'Questionnaires', 'Moods']);
  const asked = calls('GET /api/admin/stats/overview').map(({ address }) => address.search);
  expect([...new Set(asked)]).toEqual(['?period=30d']);
});

test('a helpline that is old needs attention, and leads to the helplines', async () => {
  await open({ 'GET /api/help-lines': [{ ...line, stale: true }] });
  await openAttention();
  await expect.element(attention).toMatchTextContent(/1 helpline needs a check/);
  await attention.getByRole('link', { name: 'Check the helplines' }).click();
  await expect.poll(() => location.pathname).toBe('/admin/help-lines');
});

test('a click flips a question at once, and what that does follows with a way back', async () => {
  const { calls, answer } = await open();
  const flips = () => calls('PATCH /api/questions/:id').map(({ params }) => params['id']);
  await gad7.click();
  const box = page.getByRole('checkbox', { name: 'Active Trouble relaxing' });
  const warning = page.getByText(/^New GAD-7 results are now totals only, without a level/);
  const undo = page.getByRole('button', { name: 'Undo' });
  await box.click();
  await expect.element(box).not.toBeChecked();
  await expect.element(box).toHaveFocus();
  await expect.element(warning).toBeVisible();
  await expect.element(page.getByText(/^6 of 7 are on\./)).toBeVisible();
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
  await expectReadable();
  await undo.click();
  await expect.element(box).toBeChecked();
  await expect.element(box).toHaveFocus();
  await expect.element(warning).not.toBeInTheDocument();
  expect(flips()).toEqual(['gad7-4', 'gad7-4']);

  await box.click();
  await expect.element(warning).toBeVisible();
  // Another admin has turned it on meanwhile: what is on stays on.
  answer('GET /api/questions', keepQuestions().kept);
  await undo.click();
  await expect.element(warning).not.toBeInTheDocument();
  expect(flips()).toHaveLength(3);
});

test('trust 14: says that help goes with the ninth question, asks again, and needs attention while it is off', async () => {
  const { calls } = await open();
  await phq9.click();
  const box = page.getByRole('checkbox', { name: /^Active Thoughts that you would be better off dead/ });
  const first = page.getByRole('alertdialog', { name: 'Turn this question off?' });
  const second = page.getByRole('alertdialog', { name: 'Turn the help off as well?' });
  await expect.element(box).toBeChecked();
  await expect.element(attention).not.toBeInTheDocument();
  await box.click();
  await expect.element(first).toMatchTextContent(/The help that comes with it goes too/);
  await expect.element(first).toMatchTextContent(/Not scored/);
  await first.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(second).toBeVisible();
  await expectAccessible(second.element());
  await second.getByRole('button', { name: 'Keep both on' }).click();
  await expect.element(box).toBeChecked();
  expect(calls('PATCH /api/questions/:id')).toEqual([]);

  await box.click();
  await first.getByRole('button', { name: 'Turn off' }).click();
  await second.getByRole('button', { name: 'Turn off question and help' }).click();
  await expect.element(box).not.toBeChecked();
  await openAttention();
  await expect.element(attention).toMatchTextContent(/Question 9 of the PHQ-9 is off, and so is its help\./);
  await attention.getByRole('button', { name: 'Turn it on again' }).click();
  await expect.element(attention).not.toBeInTheDocument();
  expect(calls('PATCH /api/questions/:id')).toHaveLength(2);
});

test('The list then shows the is_active value the server returns, however fast the clicks come', async () => {
  const { answers, flip } = keepQuestions(['phq9-2']);
  const { promise, resolve } = Promise.withResolvers<void>();
  const slowly = async (sent: Parameters<typeof flip>[0]) => (await promise, flip(sent));
  const { calls } = await open({ ...answers, 'PATCH /api/questions/:id': slowly });
  await phq9.click();
  const box = page.getByRole('checkbox', { name: 'Active Feeling down, depressed, or hopeless' });
  await expect.element(box).not.toBeChecked();
  const input = box.element() as HTMLInputElement;
  for (let click = 0; click < 5; click += 1) input.click();
  await expect.element(box).toHaveAttribute('aria-busy', 'true');
  await expect.element(box).not.toBeChecked();
  resolve();
  await expect.element(box).toBeChecked();
  expect(calls('PATCH /api/questions/:id')).toHaveLength(1);
});

test('flips a question of the specification’s bare shape at once, and then has what the server returned', async () => {
  const { calls } = await open({
    'GET /api/questions': () => unchecked('[{"id":1,"text":"Feeling tense","type":" gad-7","is_active":true}]'),
    'PATCH /api/questions/:id': () => unchecked('{"is_active":false}'),
  });
  await gad7.click();
  await boxes.click();
  await expect.element(boxes).not.toBeChecked();
  expect(calls('PATCH /api/questions/:id').map(({ address }) => address.pathname)).toEqual(['/api/questions/1']);
  expect(calls('GET /api/questions')).toHaveLength(1);
});

test('question toggle and settings save failures: Logged only, no user message', async () => {
  const { logged, calls } = await open({
    ...keepQuestions(['gad7-1']).answers,
    'PATCH /api/questions/:id': () => refused(500, { msg: 'No.' }),
    'POST /api/admin/reminder-settings': () => refused(503, { msg: 'No.' }),
  });
  await gad7.click();
  const box = page.getByRole('checkbox', { name: 'Active Feeling nervous, anxious or on edge' });
  await box.click();
  await expect.poll(() => logged).toEqual(['Could not save question toggle (500).']);
  await expect.element(box).not.toBeChecked();
  const save = page.getByRole('button', { name: 'Save Settings' });
  await save.click();
  await expect
    .poll(() => logged)
    .toEqual(['Could not save question toggle (500).', 'Could not save reminder-settings (503).']);
  expect(calls('POST /api/admin/reminder-settings')).toHaveLength(1);
  // What the form would say it says once it waits no more.
  await expect.element(save).not.toHaveAttribute('aria-busy');
  expect(page.getByText('No.').elements()).toEqual([]);
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
});

test('Empty lists read ‘No GAD-7 questions found.’ or ‘No PHQ-9 questions found.’', async () => {
  await open({ 'GET /api/questions': [] });
  await gad7.click();
  await expect.element(page.getByText('No GAD-7 questions found.')).toBeVisible();
  await phq9.click();
  await expect.element(page.getByText('No PHQ-9 questions found.')).toBeVisible();
});

test('Save Settings is disabled unless both mood times are set, and takes whole minutes of a day', async () => {
  const { calls } = await open({ 'POST /api/admin/reminder-settings': ({ body }) => body as ReminderSettings });
  const save = page.getByRole('button', { name: 'Save Settings' });
  for (const label of ['Mood Popup 1 Time', 'Mood Popup 2 Time']) {
    await page.getByLabelText(label).fill('');
    await expect.element(save).toBeDisabled();
    await page.getByLabelText(label).fill(label.includes('1') ? '09:05' : '17:45');
    await expect.element(save).toBeEnabled();
  }
  const water = page.getByLabelText('Water Reminder Interval (min)');
  for (const wrong of ['0', '1441', '1.5', '']) {
    await water.fill(wrong);
    await save.click();
    await expect.element(water).toHaveAttribute('aria-invalid', 'true');
    await expect.element(water).toHaveFocus();
  }
  expect(calls('POST /api/admin/reminder-settings')).toEqual([]);
  await water.fill('45');
  await page.getByLabelText('Posture Reminder Interval (min)').fill('1440');
  await save.click();
  const alert = page.getByRole('alertdialog');
  await expect.element(alert).toMatchTextContent(/Reminder settings updated!/);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect.element(save).toHaveFocus();
  expect(calls('POST /api/admin/reminder-settings').map(({ body }) => body)).toEqual([
    { mood_popup_1: '09:05', mood_popup_2: '17:45', water_interval_minutes: 45, posture_interval_minutes: 1440 },
  ]);
});

test('reminder settings that come only later fill the form, but for what was typed meanwhile', async () => {
  const { answer } = await open({ 'GET /api/admin/reminder-settings': () => refused(400) });
  const water = page.getByLabelText('Water Reminder Interval (min)');
  await water.fill('45');
  const others = { ...intervals, mood_popup_1: '09:05', mood_popup_2: '17:45' };
  answer('GET /api/admin/reminder-settings', { ...defaultReminderSettings, ...others });
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByLabelText('Mood Popup 1 Time')).toHaveValue('09:05');
  await expect.element(page.getByLabelText('Posture Reminder Interval (min)')).toHaveValue(60);
  await expect.element(water).toHaveValue(45);
});

test('times that a database gives with their seconds are saved as they are shown', async () => {
  const stored = { ...intervals, mood_popup_1: '09:05:00', mood_popup_2: '17:45:00' };
  const { calls } = await open({
    'GET /api/admin/reminder-settings': () => unchecked(JSON.stringify(stored)),
    'POST /api/admin/reminder-settings': ({ body }) => body as ReminderSettings,
  });
  await expect.element(page.getByLabelText('Mood Popup 1 Time')).toHaveValue('09:05');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Reminder settings updated!/);
  expect(calls('POST /api/admin/reminder-settings').map(({ body }) => body)).toEqual([
    { ...intervals, mood_popup_1: '09:05', mood_popup_2: '17:45' },
  ]);
});

test('under a stricter rule a figure about too few people is ‘Hidden’, and the others are about right', async () => {
  const overview = { totalEmployees: 7, gadSubmissions: 12, phqSubmissions: 0, moodEntries: 0 };
  await open({
    // What it says of its protection is read in the statistics.
    'GET /api/admin/stats/overview': () => unchecked(JSON.stringify({ ...overview, protection: { text: '' } })),
  });
  const statistics = page.getByRole('region', { name: 'Statistics' });
  const numbers = () => Array.from(statistics.element().querySelectorAll('dt + dd'), (one) => one.textContent);
  await expect.element(statistics).toBeVisible();
  // Of a sum with one part withheld nothing is said either.
  await expect.poll(numbers).toEqual(['7', 'Hidden', 'Hidden', 'Hidden']);
  expect(statistics.getByText('to protect privacy', { exact: true }).elements()).toHaveLength(3);
  await expect.element(statistics.getByText('Approximate, to protect privacy.')).toBeVisible();
  await expectReadable();
});

test('under a stricter rule the figures of enough people are about right', async () => {
  const overview = { totalEmployees: 7, gadSubmissions: 12, phqSubmissions: 5, moodEntries: 31, participants: 6 };
  await open({
    'GET /api/admin/stats/overview': () => unchecked(JSON.stringify({ ...overview, protection: { text: '' } })),
  });
  const statistics = page.getByRole('region', { name: 'Statistics' });
  await expect.element(statistics).toBeVisible();
  await expect
    .poll(() => Array.from(statistics.element().querySelectorAll('dt + dd'), (one) => one.textContent))
    .toEqual(['7', 'About 6', 'About 17', 'About 31']);
});
