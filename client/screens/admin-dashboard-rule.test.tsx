import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ReplyOf } from '../../domain/contract/endpoint.ts';
import type { chosenRecordPolicy } from '../../domain/contract/record-policy.ts';
import { kavita } from '../../gallery/invented.ts';
import { refused } from '../test/answer-calls.ts';
import { expectAccessible } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';

type Chosen = ReplyOf<typeof chosenRecordPolicy>;

const region = page.getByRole('region', { name: 'Who can open a named record' });
const question = page.getByRole('alertdialog', { name: 'Apply ‘With a reason’?' });
const none: Chosen = {
  policy: 'open',
  since: null,
  older: [],
  coming: null,
  loosening_waits: true,
  changes: [],
};
const apply = 'Apply this setting';

test('trust 11: an admin chooses a setting, after reading what it means and what a later loosening leaves', async () => {
  let kept: Chosen = none;
  const { calls } = await openScreen('/admin-dashboard', {
    role: 'admin',
    answers: {
      'GET /api/admin/record-policy': () => kept,
      'PUT /api/admin/record-policy': ({ body }) => {
        const { policy } = body as Chosen;
        const at = '2026-11-18T04:54:00.000Z';
        kept = { ...none, policy, since: at, changes: [{ policy, at, by: kavita }] };
        return kept;
      },
    },
  });
  await expect.element(region.getByText('Now: Open.')).toBeVisible();
  expect(region.getByRole('radio').elements()).toHaveLength(4);
  await region.getByRole('radio', { name: 'With a reason' }).click();
  await region.getByRole('button', { name: apply }).click();
  await expect.element(question).toMatchTextContent('This is stricter');
  await expect.element(question).toMatchTextContent('Loosening it later won’t undo this');
  await expect.element(question).toMatchTextContent('opening those records still takes a reason');
  await expectAccessible(question.element());
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(region.getByText('Now: Open.')).toBeVisible();
  expect(calls('PUT /api/admin/record-policy')).toEqual([]);
  await region.getByRole('button', { name: apply }).click();
  await question.getByRole('button', { name: apply }).click();
  await expect.element(region.getByText('Saved. It applies from now on.')).toBeVisible();
  await expect.element(region.getByText(/Now: With a reason, since/)).toBeVisible();
  expect(calls('PUT /api/admin/record-policy').map(({ body }) => body)).toEqual([{ policy: 'reason' }]);
});

test('a setting that was not stored is as before, and says why', async () => {
  const msg = 'Someone else was faster.';
  await openScreen('/admin-dashboard', {
    role: 'admin',
    answers: { 'PUT /api/admin/record-policy': () => refused(409, { msg }) },
  });
  await region.getByRole('radio', { name: 'With a reason' }).click();
  await region.getByRole('button', { name: apply }).click();
  await question.getByRole('button', { name: apply }).click();
  await expect.element(region.getByText(msg)).toBeVisible();
  await expect.element(region.getByText('Now: Open.')).toBeVisible();
});
