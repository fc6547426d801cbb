import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { moods } from '../../../domain/moods.ts';
import { expectAccessible } from '../../test/axe.ts';
import { MoodFaces } from './mood-faces.tsx';

test('every mood has a face of its own, its emoji and its name, and room for a thumb', async () => {
  await page.viewport(360, 740);
  await render(<MoodFaces save={async () => undefined} onDone={() => undefined} />);
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(moods.map(({ emoji, label }) => `${emoji} ${label}`));
  const drawings = buttons.map((button) => button.querySelector('svg')?.innerHTML ?? '');
  expect(new Set(drawings).size).toBe(moods.length);
  for (const drawing of drawings) expect(drawing).toContain('<path');
  for (const button of buttons) expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible(document.body);
});

test('one tap saves, a second one changes nothing, and it is done when it is saved', async () => {
  const saving = Promise.withResolvers<void>();
  const save = vi.fn(() => saving.promise);
  const onDone = vi.fn();
  await render(<MoodFaces save={save} onDone={onDone} />);
  await page.getByRole('button', { name: /Calm/ }).click();
  await page.getByRole('button', { name: /Angry/ }).click();
  expect(save.mock.calls.map(([mood]: unknown[]) => mood)).toEqual(['🙂']);
  expect(onDone).not.toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: /Calm/ })).toHaveAttribute('aria-busy', 'true');
  saving.resolve();
  await vi.waitUntil(() => onDone.mock.calls.length > 0);
  expect(onDone).toHaveBeenCalledOnce();
});

test('reminders 6: a face is drawn once, and the emoji is its text alone', async () => {
  await render(<MoodFaces save={async () => undefined} />);
  for (const { emoji, label } of moods) {
    const button = page.getByRole('button', { name: `${emoji} ${label}` });
    await expect.element(button).toBeVisible();
    const written = [...(button.element().querySelectorAll('span') ?? [])].find(
      ({ textContent }) => textContent === emoji,
    );
    expect(written?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  }
});
