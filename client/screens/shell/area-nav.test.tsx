import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../test/axe.ts';
import { navigate } from '../../routing/location.ts';
import { AreaNav } from './area-nav.tsx';

const start = window.location.href;

afterEach(() => navigate(start, { replace: true }));

function Screen() {
  return (
    <>
      <AreaNav area="admin" />
      <main>
        <h1>Screen</h1>
      </main>
    </>
  );
}

const bar = page.getByRole('navigation', { name: 'Admin pages' });
const current = () =>
  [...document.querySelectorAll('nav [aria-current]')].map((link) => [
    link.textContent,
    link.getAttribute('aria-current'),
  ]);

test('screens.md, admin dashboard: a second bar names the place, and leads to each other one by keyboard', async () => {
  navigate('/admin/employee-history', { replace: true });
  await render(<Screen />);
  await expect.element(bar).toBeVisible();
  expect(
    bar
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/admin-dashboard',
    '/admin/stats',
    '/admin/board-report',
    '/admin/employee-history',
    '/admin/people',
    '/admin/help-lines',
    '/admin/organisation',
  ]);
  expect(current()).toEqual([['Employees', 'page']]);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(current).toEqual([['Statistics', 'page']]);
  navigate('/admin/employee-history/17', { replace: true });
  await expect.poll(current).toEqual([['Employees', 'true']]);
  await expectAccessible(document.body);
});

test('on a phone it is one line, in which the place and, by keyboard, each other one come into view', async () => {
  await page.viewport(320, 640);
  navigate('/admin/organisation', { replace: true });
  await render(<Screen />);
  const place = (name: string) => bar.getByRole('link', { name });
  await expect.element(place('Organisation')).toBeInViewport({ ratio: 1 });
  await expect.element(place('Overview')).not.toBeInViewport();
  expect(bar.element().getBoundingClientRect().height).toBeLessThan(60);
  await userEvent.tab();
  await expect.element(place('Overview')).toBeInViewport({ ratio: 1 });
  navigate('/admin/people', { replace: true });
  await expect.element(place('People')).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('at twice the size on a desk it is one line, too, from which no place falls into a second', async () => {
  await page.viewport(640, 400);
  navigate('/admin/organisation', { replace: true });
  await render(<Screen />);
  await expect.element(bar.getByRole('link', { name: 'Organisation' })).toBeInViewport({ ratio: 1 });
  expect(bar.element().getBoundingClientRect().height).toBeLessThan(60);
});

test('an area of one screen has none', async () => {
  await render(<AreaNav area="counsellor" />);
  expect(document.querySelector('nav')).toBeNull();
});
