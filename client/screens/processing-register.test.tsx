import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../test/open-screen.tsx';

const lines = () => [...document.querySelectorAll('li:has(> dl)')];
const lefts = (line: Element | undefined) =>
  [...(line?.querySelectorAll('dl > div') ?? [])].map((part) => Math.round(part.getBoundingClientRect().left));

test('the register of processing is a table on a desk, headed once, and cards on a phone', async () => {
  await openScreen('/processing-register', { role: 'admin' });
  await expect.element(page.getByText('Who sees it', { exact: true }).first()).toBeVisible();
  const [first, second] = lines();
  expect(new Set(lefts(first)).size).toBe(4);
  expect(lefts(second)).toEqual(lefts(first));
  expect(second?.querySelector('dt')?.getBoundingClientRect().height).toBe(1);
  await page.viewport(360, 740);
  expect(new Set(lefts(second)).size).toBe(1);
  expect(second?.querySelector('dt')?.getBoundingClientRect().height).toBeGreaterThan(10);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
