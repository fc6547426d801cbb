import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../test/emulate-media.ts';
import { openScreen } from '../test/open-screen.tsx';
import { blockOf } from '../test/questionnaires.ts';

/** By keys, in large letters and with less motion; what is pressed is large enough in `every-screen.test.tsx`. */

const heading = page.getByRole('heading', { level: 1 });
const tabs = ['home', 'mytests', 'mystats', 'myhealth'];

function expectNoSidewaysScroll() {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

const settled = () => expect.poll(() => page.getByText(/^Loading/).elements()).toEqual([]);

test.each(tabs)(
  'the tab %s: a wide screen, twice as large, shows everything, and what is fixed leaves room to read',
  async (tab) => {
    await page.viewport(640, 400);
    await openScreen(`/dashboard?tab=${tab}`, { role: 'employee' });
    await expect.element(heading).toBeVisible();
    await settled();
    expectNoSidewaysScroll();
    const fixed = [...document.querySelectorAll('header, nav')].filter((element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    );
    const taken = fixed.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
    expect(innerHeight - taken).toBeGreaterThan(200);
  },
);

test.each(['/dashboard', '/dashboard?tab=mytests', '/dashboard?tab=mystats', '/profile'])(
  'text twice as large still fits a phone: %s',
  async (address) => {
    await page.viewport(360, 740);
    document.documentElement.style.fontSize = '200%';
    try {
      await openScreen(address, { role: 'employee' });
      await expect.element(heading).toBeVisible();
      await settled();
      expectNoSidewaysScroll();
    } finally {
      document.documentElement.style.fontSize = '';
    }
  },
);

test('by keys it is always shown where one is', async () => {
  await openScreen('/register');
  await expect.element(page.getByRole('button', { name: 'Register' })).toBeVisible();
  for (let step = 0; step < 20; step += 1) {
    await userEvent.tab();
    const place = document.activeElement ?? document.body;
    // Inside a date the browser marks the part that has the focus.
    if (place.getAttribute('type') === 'date') continue;
    const { outlineStyle, outlineWidth } = getComputedStyle(place);
    expect([outlineStyle, Number.parseFloat(outlineWidth) >= 2, place.outerHTML.slice(0, 120)]).toEqual([
      expect.not.stringMatching('none'),
      true,
      expect.anything(),
    ]);
  }
});

test('who gets help by keys comes back to where they were', async () => {
  await openScreen('/register');
  const name = page.getByLabelText('Name', { exact: true });
  await name.fill('Asha');
  const help = page.getByRole('banner').getByRole('button', { name: 'Help now' });
  (help.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Help now' });
  await expect.element(dialog.getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(help).toHaveFocus();
  await expect.element(name).toHaveValue('Asha');
});

test('the focus moves to the heading on each change of screen', async () => {
  await openScreen('/');
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  for (const [step, title] of [
    [() => link('Sign Up').click(), 'Employee Registration'],
    [() => link('Login').click(), 'Login'],
    [() => link('Forgot Password?').click(), 'Forgot password'],
    [async () => history.back(), 'Login'],
  ] as const) {
    await step();
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect(document.title).toBe(`${title} – Evenkeel`);
  }
});

test('nothing moves for those who want less motion', async () => {
  await openScreen('/dashboard?tab=myhealth', { role: 'employee' });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.element(page.getByText('Inhale', { exact: true })).toBeVisible();
  expect(document.getAnimations()).toEqual([]);
});

test('forced colours leave every choice and state visible', async () => {
  await emulateMedia({ forcedColors: 'active' });
  await openScreen('/dashboard?tab=mytests', { role: 'employee' });
  const mood = blockOf('Submit Your Mood');
  await mood.getByText('Calm', { exact: true }).click();
  await expect.element(mood.getByRole('radio', { name: /Calm/ })).toBeChecked();
  const look = (label: string) => {
    const style = getComputedStyle(mood.getByText(label, { exact: true }).element().closest('label') ?? document.body);
    const { borderColor, borderWidth, outlineStyle, outlineColor, backgroundColor } = style;
    return [borderColor, borderWidth, outlineStyle, outlineColor, backgroundColor].join();
  };
  expect(look('Calm')).not.toBe(look('Sad'));
});
