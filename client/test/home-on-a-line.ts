import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { brokenLine } from './answer-calls.ts';
import type { Answers } from './answer-calls.ts';
import { keepMoods } from './moods.ts';
import { openScreen } from './open-screen.tsx';

/** The faces of home. */
export const today = page.getByRole('region', { name: 'How are you today?' });

/** Without a connection no call is answered. */
export function cut<A extends Answers>(answers: A): A {
  const entries = Object.entries(answers).map(([name, answer]) => {
    const reply = typeof answer === 'function' ? (answer as (sent: unknown) => unknown) : () => answer;
    return [name, (sent: unknown) => (navigator.onLine ? reply(sent) : brokenLine())];
  });
  return Object.fromEntries(entries) as A;
}

/** Home of someone whose device has its key. */
export async function openHome(answers: Answers = {}) {
  const moods = keepMoods();
  const screen = await openScreen('/dashboard', { role: 'employee', answers: { ...cut(moods.answers), ...answers } });
  await expect.element(today.getByRole('button', { name: /Calm/ })).toBeVisible();
  await expect.poll(() => screen.calls('GET /api/device-key')).toHaveLength(1);
  return { ...moods, ...screen };
}
