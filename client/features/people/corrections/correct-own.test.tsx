import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { OwnDetails } from '../../../../domain/contract/corrections.ts';
import { answersFor } from '../../../../gallery/answers.ts';
import { answerCalls } from '../../../test/answer-calls.ts';
import { WithCache } from '../../../test/with-cache.tsx';
import { CorrectOwn } from './correct-own.tsx';

const details = answersFor('employee')['GET /api/account/details'] as OwnDetails;

test('what was corrected elsewhere while the form is open is shown, and a save does not undo it', async () => {
  const sent = answerCalls({
    'GET /api/account/details': { ...details, date_of_birth: '1990-12-31' },
    'PUT /api/account/details': ({ body }) => ({ ...details, ...(body as object) }),
  });
  const formOf = (known: OwnDetails) => (
    <WithCache known={[]}>
      <CorrectOwn details={known} />
    </WithCache>
  );
  const { rerender } = await render(formOf({ ...details, date_of_birth: '1991-04-17' }));
  const name = page.getByRole('textbox', { name: /^Name/ });
  const save = page.getByRole('button', { name: 'Save details' });
  const saves = () => sent.filter(({ name: of }) => of.startsWith('PUT')).map(({ body }) => body);
  await name.fill('Asha Murmu');
  await save.click();
  // This page has not heard of it.
  await expect.poll(saves).toEqual([{ name: 'Asha Murmu', date_of_birth: '1990-12-31' }]);
  await expect.element(page.getByLabelText(/^Date of birth/)).toHaveValue('1990-12-31');
  await name.fill('Asha Rani Murmu');
  await rerender(formOf({ ...details, date_of_birth: '1990-12-31' }));
  await save.click();
  await expect.poll(saves).toHaveLength(2);
  expect(saves()[1]).toEqual({ name: 'Asha Rani Murmu', date_of_birth: '1990-12-31' });
});

test('someone who never gave a date of birth is asked for the name alone', async () => {
  const sent = answerCalls({
    'GET /api/account/details': { ...details, date_of_birth: null },
    'PUT /api/account/details': ({ body }) => ({ ...details, ...(body as object) }),
  });
  await render(
    <WithCache known={[]}>
      <CorrectOwn details={{ ...details, date_of_birth: null }} />
    </WithCache>,
  );
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('Asha Rani Murmu ');
  expect(page.getByLabelText(/^Date of birth/).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect.element(page.getByText('Your details are saved.')).toBeVisible();
  expect(sent[1]?.body).toEqual({ name: 'Asha Rani Murmu' });
  await expect.element(name).toHaveValue('Asha Rani Murmu');
});
