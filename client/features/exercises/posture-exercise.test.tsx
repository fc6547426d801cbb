import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { advance, stillClock } from '../../test/still-clock.ts';
import { PostureExercise } from './posture-exercise.tsx';

beforeEach(stillClock);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const current = () => document.querySelector('[aria-current="step"]')?.textContent ?? 'none';
const announced = () => document.querySelector('[aria-live]')?.textContent;

async function press(name: string) {
  const button = page.getByRole('button', { name }).element();
  if (button instanceof HTMLElement) button.focus();
  await userEvent.keyboard('{Enter}');
}

test('leads from step to step, by itself and by key', async () => {
  await render(<PostureExercise />);
  await press('Guide me through it');
  expect(current()).toContain('Straighten your back');
  expect(current()).toContain('15 s');
  await advance(5000);
  expect(current()).toContain('10 s');
  await advance(10_000);
  expect(current()).toContain('Roll your shoulders slowly');
  expect(announced()).toContain('Step 2: Roll your shoulders slowly');
  await press('Next step');
  expect(current()).toContain('Relax your neck');
  await advance(20_000);
  expect(current()).toBe('none');
  await expect.element(page.getByText(/That was it\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Guide me through it' })).toHaveFocus();
});
