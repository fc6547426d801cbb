import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { advance, press, stillClock } from '../../test/still-clock.ts';
import { EyeRestExercise } from './eye-rest-exercise.tsx';

beforeEach(stillClock);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const said = () => document.querySelector('[role="status"]')?.textContent;

test('runs 20 seconds and says when to look back', async () => {
  await render(<EyeRestExercise />);
  await press(page.getByRole('button', { name: 'Begin 20 seconds' }).element());
  expect(said()).toBe('Look far away now');
  await advance(19_900);
  expect(document.body.textContent).toContain('1 s');
  await advance(200);
  expect(said()).toContain('You can look back now');
  expect(document.activeElement?.textContent).toBe('Once more');
});

test('a double click begins once, and one on its end begins nothing', async () => {
  vi.useRealTimers();
  await render(<EyeRestExercise />);
  await page.getByRole('button', { name: 'Begin 20 seconds' }).dblClick();
  await expect.poll(said).toBe('Look far away now');
  await page.getByRole('button', { name: 'End here' }).dblClick();
  await expect.poll(said).toBe('');
});
