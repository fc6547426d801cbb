import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerCalls, refused } from '../../test/answer-calls.ts';
import { WithCache } from '../../test/with-cache.tsx';
import { CheckInChoice } from './check-in-choice.tsx';

const off = { in_bar: false, by_push: false, by_mail: false, due: [] };

const [bar, mail] = [page.getByRole('switch').first(), page.getByRole('switch').last()];

test('two switches that are pressed one after the other are saved one after the other, and both stay on', async () => {
  const first = Promise.withResolvers<void>();
  let stored = off;
  const sent = answerCalls({
    'PUT /api/check-ins/mine': async ({ body }) => {
      await first.promise;
      return (stored = { ...stored, ...(body as Partial<typeof off>) });
    },
  });
  await render(
    <WithCache known={[[['check-ins'], off]]}>
      <CheckInChoice />
    </WithCache>,
  );
  await bar.click();
  await mail.click();
  await expect.element(bar).toBeChecked();
  await expect.element(mail).toBeChecked();
  expect(sent.map(({ body }) => body)).toEqual([{ in_bar: true }]);
  first.resolve();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ in_bar: true }, { by_mail: true }]);
  await expect.element(bar).toBeChecked();
  await expect.element(mail).toBeChecked();
});

test('a switch that cannot be saved goes back, and it is said', async () => {
  answerCalls({ 'PUT /api/check-ins/mine': refused(500) });
  await render(
    <WithCache known={[[['check-ins'], off]]}>
      <CheckInChoice />
    </WithCache>,
  );
  await bar.click();
  await expect.element(page.getByText(/^We couldn’t save this/)).toBeVisible();
  await expect.element(bar).not.toBeChecked();
});
