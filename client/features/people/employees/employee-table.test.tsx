import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Employee } from '../../../../domain/contract/employees.ts';
import { expectAccessible } from '../../../test/axe.ts';
import { EmployeeTable } from './employee-table.tsx';
import { readListAddress } from './list-address.ts';

const asha: Employee = {
  id: 'a1',
  name: 'Asha Rani',
  email: 'asha@example.org',
  date_of_birth: '1990-02-03',
  age: 36,
  theme: 'Grassroot Governance and Decentralised Planning',
  designation: 'Field Coordinator',
  state: 'Odisha',
  city: 'Gopalpur',
};

const long: Employee = { ...asha, id: 'a2', name: 'W'.repeat(100), email: `${'w'.repeat(90)}@example.org` };

/** Where the test's own page stands. */
const start = window.location.href;

afterEach(() => window.history.replaceState(null, '', start));

const two = [asha, long];

function Screen({ search = '', employees = two }: { search?: string; employees?: Employee[] }) {
  return (
    <main>
      <h1>All</h1>
      <EmployeeTable employees={employees} place={readListAddress(new URLSearchParams(search))} />
    </main>
  );
}

const head = (name: string) => page.getByRole('columnheader', { name });

test('screens.md, all employees: a dense table of every field, whose 24 rows are not 2,980 px high', async () => {
  await page.viewport(1280, 800);
  await render(<Screen employees={Array.from({ length: 24 }, (_, place) => ({ ...asha, id: String(place) }))} />);
  const heads = ['Name', 'Email', 'DOB', 'Age', 'Theme', 'Designation', 'State', 'City'];
  await expect.element(head('City')).toBeVisible();
  expect([...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual(heads);
  expect(document.querySelector('table')?.getBoundingClientRect().height).toBeLessThan(1500);
});

test.each([1024, 1280])('a name of 100 letters widens nothing at %d px, and axe finds nothing', async (width) => {
  await page.viewport(width, 800);
  await render(<Screen />);
  await expect.element(page.getByRole('rowheader', { name: long.name })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible(document.body);
});

test('the head says how it is sorted, leads to the other way, and stays in sight', async () => {
  await page.viewport(1280, 800);
  await render(
    <Screen
      search="state=Odisha&sort=email_desc&cursor=x&page=3"
      employees={Array.from({ length: 60 }, (_, place) => ({ ...asha, id: String(place) }))}
    />,
  );
  await expect.element(head('Email')).toHaveAttribute('aria-sort', 'descending');
  await expect.element(head('Name')).toHaveAttribute('aria-sort', 'none');
  await expect.element(head('Theme')).not.toHaveAttribute('aria-sort');
  const link = (name: string) => head(name).getByRole('link');
  await expect.element(link('Email')).toHaveAttribute('href', '/admin/employee-history?state=Odisha&sort=email');
  await expect.element(link('Name')).toHaveAttribute('href', '/admin/employee-history?state=Odisha');
  window.scrollTo(0, 1200);
  await expect.element(head('Name')).toBeInViewport();
  window.scrollTo(0, 0);
});

test('a click anywhere in a row opens the history, and no menu says the same again', async () => {
  await page.viewport(1280, 800);
  await render(<Screen />);
  const rows = page.getByRole('row', { name: /Asha Rani/ });
  expect(rows.getByRole('button').elements()).toEqual([]);
  expect(page.getByRole('columnheader').elements()).toHaveLength(rows.first().element().children.length);
  await rows.getByText('Field Coordinator').click();
  expect(window.location.pathname).toBe('/admin/employee-history/a1');
});
