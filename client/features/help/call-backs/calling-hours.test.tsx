import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CallingHours as Hours } from '../../../../domain/contract/counsellor-hours.ts';
import { answerCalls } from '../../../test/answer-calls.ts';
import { WithCache } from '../../../test/with-cache.tsx';
import { CallingHours } from './calling-hours.tsx';

test('hours that are changed while others are being saved are saved after them, and stay', async () => {
  const first = Promise.withResolvers<void>();
  const sent = answerCalls({
    'PUT /api/counsellor/hours': async ({ body }) => {
      await first.promise;
      return { ...(body as { hours: Hours }), time_zone: 'Asia/Kolkata' };
    },
  });
  await render(
    <WithCache known={[[['calling hours'], { hours: [], time_zone: 'Asia/Kolkata' }]]}>
      <CallingHours />
    </WithCache>,
  );
  const [monday, tuesday] = [page.getByRole('checkbox').first(), page.getByRole('checkbox').nth(1)];
  const save = page.getByRole('button', { name: 'Save hours' });
  await monday.click();
  await save.click();
  await tuesday.click();
  // One save at a time: the first is not answered yet.
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  first.resolve();
  await expect.element(save).not.toHaveAttribute('aria-busy');
  await expect.element(page.getByText('Your hours are saved.')).not.toBeInTheDocument();
  await save.click();
  await expect.element(page.getByText('Your hours are saved.')).toBeVisible();
  expect(sent.map(({ body }) => (body as { hours: Hours }).hours.map(({ weekday }) => weekday))).toEqual([[1], [1, 2]]);
});

test('a time that was cleared is marked, and nothing is sent until it is filled in', async () => {
  const sent = answerCalls({
    'PUT /api/counsellor/hours': ({ body }) => ({ ...(body as { hours: Hours }), time_zone: 'Asia/Kolkata' }),
  });
  const hours = [{ weekday: 1, from: '10:00', to: '17:00' }];
  await render(
    <WithCache known={[[['calling hours'], { hours, time_zone: 'Asia/Kolkata' }]]}>
      <CallingHours />
    </WithCache>,
  );
  const from = page.getByLabelText('Monday, from');
  await from.fill('');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect.element(from).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('Please fill this in.')).toBeVisible();
  await from.fill('09:30');
  await expect.element(from).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect.element(page.getByText('Your hours are saved.')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ hours: [{ weekday: 1, from: '09:30', to: '17:00' }] }]);
});
