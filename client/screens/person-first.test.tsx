import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Notice } from '../../domain/contract/notices.ts';
import { care, openTests, submitNinth } from '../test/care.ts';
import { startingLines } from '../test/help-lines.ts';
import { openScreen } from '../test/open-screen.tsx';

/** trust 15: with two notices on a small phone the first number is on the screen. */

const notices: Notice[] = ['7', '8'].map((id) => ({
  id,
  at: '2026-11-18T04:00:00.000Z',
  kind: 'policy_loosened',
  text: 'The setting for named records changed from ‘Never’ to ‘Only with consent’.',
  detail: { from: 'never', to: 'consent' },
}));

const smallPhone = () => page.viewport(360, 640);

/** The first number is on the screen as it opens, and nothing that can wait comes before it. */
async function expectNumberFirst() {
  const place = page.getByRole('main');
  await expect.element(place.getByRole('link', { name: 'Call 14416' }).first()).toBeVisible();
  const first = () => [...place.element().querySelectorAll('a[href^="tel:"]')].find((link) => link.checkVisibility());
  expect(first()?.getAttribute('href')).toBe('tel:14416');
  // On a phone the tabs stand at the bottom, for someone who is signed in.
  const tabsAt = document.querySelector('nav')?.getBoundingClientRect().top ?? 0;
  const end = tabsAt > 320 ? tabsAt : 640;
  await expect.poll(() => first()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(end);
  const number = place.element().querySelector('a[href^="tel:"]');
  const before = [...place.element().querySelectorAll('p, section, button, a')].filter(
    (other) =>
      number &&
      other !== number &&
      !other.contains(number) &&
      (other.compareDocumentPosition(number) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  // The name of the line.
  expect(before.length).toBeLessThanOrEqual(1);
}

test('on Help, signed in', async () => {
  await smallPhone();
  await openScreen('/help', {
    role: 'employee',
    answers: { 'GET /api/notices': notices, 'GET /api/help-lines': startingLines },
  });
  const news = page.getByRole('region', { name: 'News about your data' });
  await expect.element(news).toBeVisible();
  expect(news.getByRole('button').elements()).toHaveLength(1);
  await expectNumberFirst();
});

test('on Help, signed out, also without a connection', async () => {
  await smallPhone();
  await openScreen('/help', { answers: { 'GET /api/help-lines': startingLines } });
  await expectNumberFirst();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    line.mockRestore();
    dispatchEvent(new Event('online'));
  });
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(/You’re offline/)).toBeInTheDocument();
  await expectNumberFirst();
});

test('on the screen of care', async () => {
  await smallPhone();
  await openTests({ 'GET /api/notices': notices });
  await submitNinth('Several days');
  await expect.element(care.getByRole('link', { name: 'Call 14416' })).toBeInViewport({ ratio: 1 });
  const range = document.createRange();
  range.setStart(care.element(), 0);
  range.setEndBefore(care.getByRole('link', { name: 'Call 14416' }).element());
  expect(range.toString()).toBe('Thank you for being open about thisTele-MANAS');
});
