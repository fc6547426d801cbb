import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { phq9 as questionnaire } from '../../domain/instruments/phq9.ts';
import { startingLines } from './help-lines.ts';
import { openScreen } from './open-screen.tsx';
import { blockOf, choose, keepResults, mytests } from './questionnaires.ts';
import type { Answers } from './answer-calls.ts';

export const care = page.getByRole('dialog', { name: 'Thank you for being open about this' });

export const phq9 = blockOf('PHQ-9 Depression');

/** A PHQ-9 of the last days in which only the last item was above 0; it is still unseen. */
export function keepWaitingResult() {
  const results = keepResults([[questionnaire.type, 3]]);
  for (const one of results.kept) Object.assign(one, { calls_for_care: true, care_waits: true });
  return results;
}

export async function openTests(answers: Answers = {}) {
  const results = keepResults();
  const opened = await openScreen(mytests, {
    role: 'employee',
    answers: { ...results.answers, 'GET /api/help-lines': startingLines, ...answers },
  });
  return { ...opened, ...results };
}

/** Answers the PHQ-9: this to the last item, and 'Not at all' to all others. */
export async function submitNinth(label: string): Promise<void> {
  await choose(phq9, [...Array<string>(8).fill('Not at all'), label]);
  await phq9.getByRole('button', { name: 'Submit PHQ-9' }).click();
}

export const scoreOf = (total: number) => page.getByRole('heading', { name: `Your PHQ-9 Score: ${total}` });

export async function expectNoCare(): Promise<void> {
  await expect.element(care).not.toBeInTheDocument();
}
