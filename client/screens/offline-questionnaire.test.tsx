import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import { setOnline } from '../test/connection.ts';
import { cut } from '../test/home-on-a-line.ts';
import { openScreen } from '../test/open-screen.tsx';
import { blockOf, choose, keepResults, mytests } from '../test/questionnaires.ts';

const gad7 = blockOf('GAD-7 Anxiety');
const phq9 = blockOf('PHQ-9 Depression');
const hasFocus = (block: Locator) => block.element().contains(document.activeElement);
const kept = gad7.getByText(/Your GAD-7 answers are kept on this device/);

/** My Tests of someone whose device has its key, on a phone. */
async function openOnPhone() {
  await page.viewport(360, 740);
  const screen = await openScreen(mytests, { role: 'employee', answers: cut(keepResults().answers) });
  await expect.poll(() => screen.calls('GET /api/device-key')).toHaveLength(1);
  return screen;
}

async function submitOffline() {
  setOnline(false);
  await choose(gad7, Array<string>(7).fill('Not at all'));
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
}

/** What a second tap at the place of the last one would hit, as the focus comes. */
function secondTap() {
  const found = { tapped: null as MouseEvent | null, hit: null as Element | null };
  const noteTap = (event: MouseEvent) => {
    if (event.detail > 0) found.tapped = event;
  };
  const look = () =>
    queueMicrotask(() => {
      if (found.tapped) found.hit ??= document.elementFromPoint(found.tapped.clientX, found.tapped.clientY);
    });
  document.addEventListener('click', noteTap);
  document.addEventListener('focusin', look);
  onTestFinished(() => {
    document.removeEventListener('click', noteTap);
    document.removeEventListener('focusin', look);
  });
  return found;
}

test('answers that wait for a connection say so in view, with the focus, and a second tap answers nothing', async () => {
  await openOnPhone();
  const found = secondTap();
  await submitOffline();
  await expect.element(kept).toBeInViewport({ ratio: 1 });
  await expect.element(gad7.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => hasFocus(gad7)).toBe(true);
  expect(found.hit).not.toBeNull();
  expect(phq9.element().contains(found.hit)).toBe(false);
});

test('answers that wait take no focus where someone comes back to them', async () => {
  await openOnPhone();
  await submitOffline();
  await expect.element(kept).toBeVisible();
  await page.getByRole('link', { name: 'My Stats' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Stats' })).toBeVisible();
  await page.getByRole('link', { name: 'My Tests' }).click();
  await expect.element(kept).toBeVisible();
  expect(hasFocus(gad7)).toBe(false);
});

test('after help the answers that wait are in view, with the focus', async () => {
  await openOnPhone();
  setOnline(false);
  await choose(phq9, Array<string>(9).fill('More than half the days'));
  await phq9.getByRole('button', { name: 'Submit PHQ-9' }).click();
  const care = page.getByRole('dialog');
  await expect.element(care).toMatchTextContent('Your answers are kept on this device.');
  expect(hasFocus(care)).toBe(true);
  await care.getByRole('button', { name: 'Continue' }).click();
  await expect.element(phq9.getByText(/Your PHQ-9 answers are kept on this device/)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => hasFocus(phq9)).toBe(true);
});

test('a score that comes later leaves the focus and the place of someone who answers something else', async () => {
  const { calls } = await openOnPhone();
  await submitOffline();
  await expect.poll(() => hasFocus(gad7) && kept.elements().length === 1).toBe(true);
  const radio = phq9.getByRole('radio').nth(12).element() as HTMLInputElement;
  radio.focus();
  radio.scrollIntoView({ block: 'center' });
  const placeOf = () => radio.getBoundingClientRect().top;
  const tries = calls('POST /api/assessment').length;
  setOnline(true);
  await expect.poll(() => calls('POST /api/assessment').length).toBe(tries + 1);
  await expect.element(page.getByText('Your GAD-7 Score: 0')).toBeInTheDocument();
  expect(document.activeElement).toBe(radio);
  expect(placeOf()).toBeGreaterThan(0);
  expect(placeOf()).toBeLessThan(innerHeight);
});
