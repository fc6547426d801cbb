import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { designations, themes } from '../../domain/work-options.ts';
import { pageOf } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { listStaff, zoya } from '../test/employees.ts';
import { openScreen } from '../test/open-screen.tsx';

const list = '/admin/employee-history';
const rows = page.getByRole('rowheader');
const names = page.getByRole('listitem').getByRole('heading', { level: 2 });
const search = page.getByLabelText('Search by name or email');
const state = page.getByLabelText('State', { exact: true });
const city = page.getByLabelText('City', { exact: true });
const head = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const address = () => location.pathname + location.search;
const shown = () => names.elements().map((name) => name.textContent);
const optionsOf = (field: typeof state) =>
  Array.from((field.element() as HTMLSelectElement).options, ({ text }) => text);

function open(from = list, answers: Answers = {}) {
  return openScreen(from, { role: 'admin', answers: { ...listStaff(), ...answers } });
}

test('Title ‘All Employees’: they come a page at a time, forward and back, by keyboard and by link', async () => {
  await open();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('All Employees');
  await expect.element(page.getByText('27 employees', { exact: true })).toBeVisible();
  expect(shown()).toHaveLength(24);
  await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
  (page.getByRole('link', { name: 'Next' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown).toEqual(['Person 25', 'Ravi Rao', 'Zoya Das']);
  await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
  await expect.element(page.getByText('27 employees', { exact: true })).toHaveFocus();
  expect(page.getByRole('link', { name: 'Next' }).elements()).toEqual([]);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect.poll(() => shown()[0]).toBe('Person 01');
  history.back();
  await expect.poll(shown).toHaveLength(3);
});

test('the page asks at the very address of the specification, with state and city alone, and shows all that one answer has', async () => {
  const everyone = Array.from({ length: 30 }, (_, place) => ({ ...zoya, id: String(place) }));
  const { calls } = await open(list, { 'GET /api/admin/employees': everyone, 'GET /api/admin/employee-places': [] });
  await expect.poll(shown).toHaveLength(30);
  await state.selectOptions('Odisha');
  await city.selectOptions('Gopalpur');
  const asked = () => calls('GET /api/admin/employees').map((call) => call.address.search);
  await expect.poll(asked).toEqual(['', '?state=Odisha', '?state=Odisha&city=Gopalpur']);
});

test('an address opens its page, order and filters', async () => {
  await open(`${list}?sort=email&cursor=24&page=2`);
  await expect.poll(shown).toEqual(['Person 25', 'Ravi Rao', 'Zoya Das']);
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await expect.element(head('Email')).toHaveAttribute('aria-sort', 'ascending');
});

test('are cards until someone chooses a table, which this device remembers', async () => {
  await open();
  await expect.poll(shown).toHaveLength(24);
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await expect.poll(() => rows.elements()).toHaveLength(24);
  expect(localStorage.getItem('employees')).toBe('table');
  await page.viewport(390, 740);
  await expect.poll(shown).toHaveLength(24);
  await page.viewport(1280, 800);
  await page.getByRole('button', { name: 'Show as cards' }).click();
  await expect.poll(shown).toHaveLength(24);
  expect(localStorage.getItem('employees')).toBe(null);
});

test('24 cards are at most 3,500 px high on a phone, with all the themes that there are', async () => {
  await page.viewport(360, 740);
  const people = themes.map((theme, place) => ({ ...zoya, id: theme, theme, designation: designations[place] ?? '' }));
  const rest = [1, 2, 3].map((place) => ({ ...zoya, id: String(place) }));
  await open(list, { 'GET /api/admin/employees': () => pageOf([...people, ...rest], 400, 'next') });
  await expect.poll(shown).toHaveLength(24);
  await expect.element(page.getByRole('link', { name: 'Next' })).toBeVisible();
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(3500);
});

test('screens.md, all employees: are sorted by name and email, both ways, in the address', async () => {
  await open();
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await expect.element(head('Name')).toHaveAttribute('aria-sort', 'ascending');
  await head('Name').getByRole('link').click();
  await expect.poll(address).toBe(`${list}?sort=name_desc`);
  await expect.element(head('Name')).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => rows.elements()[0]?.textContent).toBe('Zoya Das');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect
    .poll(() => rows.elements().map((row) => row.textContent))
    .toEqual(['Person 03', 'Person 02', 'Person 01']);
  expect(address()).toMatch(/sort=name_desc&cursor=/);
  (head('Email').getByRole('link').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(`${list}?sort=email`);
  await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
});

test('State and city filter dropdowns built from the returned data, and the city follows the state', async () => {
  await open();
  await expect.poll(() => optionsOf(state)).toEqual(['All States', 'Jharkhand', 'Odisha']);
  await state.selectOptions('Odisha');
  await expect.element(page.getByText('2 employees match')).toBeVisible();
  expect(optionsOf(city)).toEqual(['All Cities', 'Balasore', 'Gopalpur']);
  await city.selectOptions('Gopalpur');
  await expect.element(page.getByText('1 employee matches')).toBeVisible();
  expect(address()).toBe(`${list}?state=Odisha&city=Gopalpur`);
  expect(shown()).toEqual(['Zoya Das']);
  await state.selectOptions('Jharkhand');
  await expect.element(city).toHaveValue('');
  history.back();
  await expect.element(city).toHaveValue('Gopalpur');
});

test('are searched by name and email', async () => {
  await open();
  await search.fill('zoya@');
  await expect.poll(shown).toEqual(['Zoya Das']);
  await expect.poll(address).toBe(`${list}?q=zoya%40`);
  await search.fill('nobody of this name');
  await expect.element(page.getByText('No employees match.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect.element(search).toHaveValue('');
  await expect.element(page.getByText('27 employees', { exact: true })).toBeVisible();
});

test('Cards show name, email, DOB, age, theme, designation, state and city. Clicking a card opens that employee’s history', async () => {
  const { calls } = await open(`${list}?q=zoya`);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Zoya Das' }) });
  await expect.element(card).toBeVisible();
  const textsOf = (tag: string) => Array.from(card.element().querySelectorAll(tag), ({ textContent }) => textContent);
  expect(textsOf('dt')).toEqual(['Email', 'DOB', 'Age', 'Theme', 'Designation', 'State', 'City']);
  expect(textsOf('dd')).toEqual([
    'zoya@example.org',
    '03-02-1990',
    '36',
    'Public Health',
    'Field Coordinator',
    'Odisha',
    'Gopalpur',
  ]);
  await card.getByText('Public Health').click();
  await expect.poll(address).toBe(`${list}/zoya`);
  await expect
    .poll(() => calls('GET /api/admin/employee-details/:id').map(({ params }) => params['id']))
    .toEqual(['zoya']);
  history.back();
  await expect.element(card).toBeVisible();
  (card.getByRole('link', { name: 'Zoya Das' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(`${list}/zoya`);
});

test('are saved as a spreadsheet, as they are filtered and sorted', async () => {
  const bytes = new TextEncoder().encode('Name\r\n');
  const asked = '?state=Odisha&sort=email_desc';
  const { calls, left } = await open(list + asked, { 'GET /api/admin/exports/employees.csv': bytes });
  await page.getByRole('button', { name: 'Download as CSV (employees)' }).click();
  await expect.poll(() => left).toEqual(['employees.csv']);
  expect(calls('GET /api/admin/exports/employees.csv').map((call) => call.address.search)).toEqual([asked]);
});
