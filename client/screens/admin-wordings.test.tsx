import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { WordingState } from '../../domain/contract/questions.ts';
import { findWording } from '../../domain/instruments/wordings/wordings.ts';
import { answersFor } from '../../gallery/answers.ts';
import { expectAccessible, expectReadable } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';
import { keepQuestions } from '../test/question-set.ts';

const off = { is_on: false, compared_by: null, compared_on: null };

/** Keeps which forms are on, as the server does. */
function keepWordings() {
  const kept: WordingState[] = [
    { id: 'gad7-hi', type: 'GAD-7', language: 'hi', ...off },
    { id: 'phq9-hi', type: 'PHQ-9', language: 'hi', ...off },
  ];
  const change = (id: string | undefined, to: Partial<WordingState>) => {
    const found = kept.find((one) => one.id === id);
    if (!found) throw new Error(`There is no form ${id}`);
    return Object.assign(found, to);
  };
  return {
    'GET /api/questions/wordings': () => kept,
    'PUT /api/questions/wordings/:id': ({ params, body }: { params: Record<string, string>; body: unknown }) =>
      change(params['id'], { is_on: true, ...(body as Pick<WordingState, 'compared_by' | 'compared_on'>) }),
    'DELETE /api/questions/wordings/:id': ({ params }: { params: Record<string, string> }) => change(params['id'], off),
  };
}

test('an admin reads the words, says who compared them and when, turns the form on and off again', async () => {
  const setup = answersFor('admin')['GET /api/admin/setup'];
  const { calls } = await openScreen('/admin-dashboard', {
    role: 'admin',
    answers: { ...(setup && { 'GET /api/admin/setup': setup }), ...keepQuestions().answers, ...keepWordings() },
  });
  await page.getByRole('button', { name: 'GAD-7 Questions', exact: true }).click();
  await page.getByText('Other languages').click();
  const hindi = page.getByRole('region', { name: 'Hindi', exact: true });
  await expect.element(hindi.getByRole('status')).toMatchTextContent(/^Off/);
  await expect.element(page.getByText(/^No official words yet: Marathi, Odia, Punjabi/)).toBeVisible();
  await hindi.getByText('See all words').click();
  for (const item of findWording('gad7-hi')?.items ?? []) await expect.element(hindi.getByText(item)).toBeVisible();
  await expectReadable();
  await expectAccessible(document.body);

  const turnOn = hindi.getByRole('button', { name: 'Turn on Hindi' });
  await turnOn.click();
  await expect.element(hindi.getByLabelText('Compared with the official PDF by')).toBeInvalid();
  expect(calls('PUT /api/questions/wordings/:id')).toHaveLength(0);
  await hindi.getByLabelText('Compared with the official PDF by').fill('Asha Rani');
  await hindi.getByLabelText('Compared on').fill('2026-11-01');
  await turnOn.click();
  await expect
    .element(hindi.getByRole('status'))
    .toMatchTextContent(/^On. Compared with the official PDF by Asha Rani on 1 Nov 2026.$/);
  expect(calls('PUT /api/questions/wordings/:id')).toMatchObject([
    { params: { id: 'gad7-hi' }, body: { compared_by: 'Asha Rani', compared_on: '2026-11-01' } },
  ]);

  await hindi.getByRole('button', { name: 'Turn off Hindi' }).click();
  await expect.element(hindi.getByRole('status')).toMatchTextContent(/^Off/);
});
