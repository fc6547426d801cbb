import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../test/axe.ts';
import { advance, press, stillClock } from '../../test/still-clock.ts';
import { PostureExercise } from './posture-exercise.tsx';

beforeEach(stillClock);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const current = () => document.querySelector('[aria-current="step"]')?.textContent ?? 'none';
const announced = () => document.querySelector('[aria-live]')?.textContent;

const pressButton = (name: string) => press(page.getByRole('button', { name }).element());

test('leads from step to step, by itself and by key', async () => {
  await render(<PostureExercise />);
  await pressButton('Guide me through it');
  expect(current()).toContain('Straighten your back');
  expect(current()).toContain('15 s');
  await advance(5000);
  expect(current()).toContain('10 s');
  await advance(10_000);
  expect(current()).toContain('Roll your shoulders slowly');
  expect(announced()).toContain('Step 2: Roll your shoulders slowly');
  await pressButton('Next step');
  expect(current()).toContain('Relax your neck');
  await advance(20_000);
  expect(current()).toBe('none');
  expect(document.body.textContent).toContain('That’s it.');
  expect(document.activeElement?.textContent).toBe('Guide me through it');
});

test('whose focus is on the way out has a place to go on from when the last step ends by itself', async () => {
  await render(<PostureExercise />);
  await pressButton('Guide me through it');
  page.getByRole('button', { name: 'End here' }).element().focus();
  // Each step that comes begins its own countdown.
  for (const seconds of [15, 20, 20]) await advance(seconds * 1000);
  expect(document.body.textContent).toContain('That’s it.');
  expect(document.activeElement?.textContent).toBe('Guide me through it');
});

test('a double click begins with the first step, wherever the buttons move', async () => {
  vi.useRealTimers();
  await render(<PostureExercise />);
  const button = document.querySelector('button');
  const click = (detail: number) => button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  click(1);
  await expect.poll(() => button?.textContent).toBe('Next step');
  click(2);
  await expect.poll(current).toContain('Straighten your back');
  click(1);
  await expect.poll(current).toContain('Roll your shoulders slowly');
});

test('is led by keys alone', async () => {
  vi.useRealTimers();
  await render(<PostureExercise />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(current).toContain('Straighten your back');
  await userEvent.keyboard('{Enter}');
  await expect.poll(current).toContain('Roll your shoulders slowly');
});

test('My Health: on a phone the running step is in view, and so is the way on; the others step back', async () => {
  // Axe waits by the clock.
  vi.useRealTimers();
  await page.viewport(360, 740);
  await render(
    <>
      <div style={{ blockSize: 900 }} />
      <PostureExercise />
      <div style={{ blockSize: 900 }} />
    </>,
  );
  const isInView = (element: Element | null) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return top >= 0 && bottom <= 740;
  };
  await pressButton('Guide me through it');
  for (const step of [1, 2, 3]) {
    const [now, ...others] = [document.querySelector('[aria-current="step"]'), ...document.querySelectorAll('li')];
    expect(isInView(now), `step ${step}`).toBe(true);
    expect(isInView(document.activeElement), `button of step ${step}`).toBe(true);
    const words = (item: Element | null | undefined) =>
      getComputedStyle(item?.querySelector('p') ?? document.body).color;
    const other = others.find((item) => item !== now);
    expect(words(other)).not.toBe(words(now));
    await expectAccessible(document.body);
    window.scrollTo(0, 0);
    await pressButton('Next step');
  }
  await page.viewport(1280, 740);
});
