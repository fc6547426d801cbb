import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { me } from '../../gallery/answers.ts';
import { refused } from '../test/answer-calls.ts';
import { openScreen } from '../test/open-screen.tsx';

const tabs = [
  ['Home', '/dashboard'],
  ['My Tests', '/dashboard?tab=mytests'],
  ['My Stats', '/dashboard?tab=mystats'],
  ['My Health', '/dashboard?tab=myhealth'],
] as const;

const bar = page.getByRole('banner');
const navigation = page.getByRole('navigation', { name: 'Main' });
const greeting = page.getByRole('button', { name: 'Hi, Asha' });
const profile = page.getByRole('link', { name: 'My Profile' });
const heading = page.getByRole('heading', { level: 1 });

const named = (name: string) => ({ 'GET /api/auth/me': { ...me('employee'), name } });

test.each([1280, 360])('has title, logo, four tabs in the address, and the greeting, at %i px', async (width) => {
  await page.viewport(width, 740);
  await openScreen('/dashboard', { role: 'employee' });
  const brand = bar.getByRole('link', { name: 'Evenkeel' });
  await expect.element(brand).toBeVisible();
  expect(brand.element().querySelector('svg')).toBeVisible();
  await expect.element(greeting).toBeVisible();
  const links = () => navigation.getByRole('link').elements();
  expect(links().map(({ textContent }) => textContent)).toEqual(tabs.map(([name]) => name));
  const current = () => links().filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current().map(({ textContent }) => textContent)).toEqual(['Home']);
  for (const [name, address] of [...tabs.slice(1), tabs[0]]) {
    await navigation.getByRole('link', { name }).click();
    await expect.poll(() => location.pathname + location.search).toBe(address);
    await expect.poll(() => current().map(({ textContent }) => textContent)).toEqual([name]);
    await expect.element(heading).toHaveFocus();
  }
  history.back();
  await expect.element(heading).toHaveTextContent('My Health');
  expect(location.search).toBe('?tab=myhealth');
});

test.each([
  ['/dashboard', 'employee', 1440],
  ['/dashboard', 'employee', 360],
  ['/help', 'employee', 1440],
  ['/profile/security', 'employee', 360],
  ['/admin/employee-history', 'admin', 1440],
] as const)('the bar and the page of %s, as %s at %i px, begin and end at one edge', async (address, role, width) => {
  await page.viewport(width, 740);
  await openScreen(address, { role });
  await expect.element(heading).toBeVisible();
  await expect.element(greeting).toBeVisible();
  const edgesOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
  const title = edgesOf(heading.element());
  // The hull is drawn three pixels within its frame.
  const hull = edgesOf(bar.getByRole('link', { name: 'Evenkeel' }).element().querySelector('svg')).left + 3;
  expect(Math.abs(hull - title.left)).toBeLessThan(1);
  const sign = edgesOf(greeting.element().querySelector('svg'));
  expect(Math.abs(width - title.left - sign.right)).toBeLessThanOrEqual(8);
});

test('what is under the greeting opens, and closes on a click outside, Esc and leaving it', async () => {
  await openScreen('/dashboard', { role: 'employee' });
  await expect.element(greeting).toBeVisible();
  await expect.element(profile).not.toBeInTheDocument();
  await greeting.click();
  await expect.element(profile).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await heading.click();
  await expect.element(profile).not.toBeInTheDocument();
  (greeting.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(profile).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(profile).not.toBeInTheDocument();
  await expect.element(greeting).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(profile).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(profile).not.toBeInTheDocument();
  await greeting.click();
  await profile.click();
  await expect.poll(() => location.pathname).toBe('/profile');
  await expect.element(heading).toHaveTextContent('My Profile');
  expect(page.getByRole('button', { name: 'Sign Out' }).elements()).toEqual([]);
});

test('greets by the first word of the name, however long the rest', async () => {
  await openScreen('/dashboard', { role: 'employee', answers: named('Jean-Luc   van der Berg') });
  await expect.element(page.getByRole('button', { name: 'Hi, Jean-Luc', exact: true })).toBeVisible();
});

test('a name of 100 letters pushes nothing away, from 320 px to a wide screen', async () => {
  const name = 'Balwinder'.repeat(12).slice(0, 100);
  await openScreen('/dashboard', { role: 'employee', answers: named(name) });
  const long = page.getByRole('button', { name: `Hi, ${name}` });
  for (const width of [320, 360, 640, 1024, 1280]) {
    await page.viewport(width, 740);
    await expect.element(long).toBeVisible();
    expect(document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
    for (const part of [long, bar.getByRole('button', { name: 'Help now' })]) {
      const { left, right } = part.element().getBoundingClientRect();
      expect([left >= 0, right <= width], `${width} px`).toEqual([true, true]);
    }
    const title = bar.getByText('Evenkeel').element();
    expect(title.scrollWidth <= title.clientWidth, `the product at ${width} px`).toBe(true);
    expect(bar.element().getBoundingClientRect().height, `${width} px`).toBeLessThan(64);
    await long.click();
    await expect.element(page.getByRole('button', { name: 'Sign Out' })).toBeInViewport({ ratio: 1 });
    await userEvent.keyboard('{Escape}');
  }
});

test.each([320, 360])('on a phone of %i px the first name and that of the product are whole', async (width) => {
  await page.viewport(width, 740);
  await openScreen('/dashboard', { role: 'employee', answers: named('Ravindra Venkataraghavan') });
  const label = page.getByText('Hi, Ravindra');
  await expect.element(label).toBeVisible();
  for (const shown of [label, bar.getByText('Evenkeel')]) {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = shown.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    // Letters reach a trace below their line.
    expect(scrollHeight - clientHeight).toBeLessThan(3);
  }
});

test('has an entry more for an admin', async () => {
  await openScreen('/admin-dashboard', { role: 'admin' });
  await expect.element(navigation.getByRole('link', { name: 'Admin' })).toHaveAttribute('aria-current', 'page');
  const links = navigation.getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual([...tabs.map(([name]) => name), 'Admin']);
});

test('without the name it logs a warning only, and can still sign out', async () => {
  const { logged, calls } = await openScreen('/dashboard', {
    role: 'employee',
    answers: { 'GET /api/auth/me': () => refused(500, { msg: 'Broken' }), 'POST /api/auth/logout': { msg: 'Bye' } },
  });
  await expect.element(heading).toHaveTextContent('Welcome, employee');
  await expect.poll(() => logged.join()).toMatch(/load me/);
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(page.getByText(/Broken/).elements()).toEqual([]);
  await page.getByRole('button', { name: /^Hi/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(() => location.pathname).toBe('/');
  await expect.poll(() => calls('POST /api/auth/logout')).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

test.each(['/register', '/forgot-password', '/reset-password/abc'])(
  'of someone who is signed in is there on %s, too',
  async (address) => {
    await openScreen(address, { role: 'employee' });
    await expect.element(greeting).toBeVisible();
    expect(
      navigation
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(tabs.map(([name]) => name));
  },
);
