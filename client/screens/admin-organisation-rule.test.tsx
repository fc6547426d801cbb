import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ReplyOf } from '../../domain/contract/endpoint.ts';
import type { chosenRecordPolicy } from '../../domain/contract/record-policy.ts';
import { answersFor } from '../../gallery/answers.ts';
import { kavita } from '../../gallery/invented.ts';
import { brokenLine, refused } from '../test/answer-calls.ts';
import { expectAccessible } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';

type Chosen = ReplyOf<typeof chosenRecordPolicy>;

const region = page.getByRole('region', { name: 'Who can open a named record' });
/** In the line that opens it, before the choice of that name. */
const nowOpen = region.getByText('Open', { exact: true }).first();
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
  const { calls } = await openScreen('/admin/organisation', {
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
  await expect.element(nowOpen).toBeVisible();
  expect(region.getByRole('radio').elements()).toHaveLength(4);
  await region.getByRole('radio', { name: 'With a reason' }).click();
  await region.getByRole('button', { name: apply }).click();
  await expect.element(question).toMatchTextContent('This is stricter');
  await expect.element(question).toMatchTextContent('If you relax this later, records made until then stay protected');
  await expect.element(question).toMatchTextContent('opening them still takes a reason');
  await expectAccessible(question.element());
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(nowOpen).toBeVisible();
  expect(calls('PUT /api/admin/record-policy')).toEqual([]);
  await region.getByRole('button', { name: apply }).click();
  await question.getByRole('button', { name: apply }).click();
  await expect.element(region.getByText('Saved. It applies from now on.')).toBeVisible();
  await expect.element(region.getByText(/^With a reason, since/)).toBeVisible();
  expect(calls('PUT /api/admin/record-policy').map(({ body }) => body)).toEqual([{ policy: 'reason' }]);
});

test('a setting that was not stored is as before, and says why', async () => {
  const msg = 'Someone else was faster.';
  await openScreen('/admin/organisation', {
    role: 'admin',
    answers: { 'PUT /api/admin/record-policy': () => refused(409, { msg }) },
  });
  await region.getByRole('radio', { name: 'With a reason' }).click();
  await region.getByRole('button', { name: apply }).click();
  await question.getByRole('button', { name: apply }).click();
  await expect.element(region.getByText(msg)).toBeVisible();
  await expect.element(nowOpen).toBeVisible();
});

test('a setting that was stored, although the answer was lost, is not said to be as before', async () => {
  let kept: Chosen = none;
  await openScreen('/admin/organisation', {
    role: 'admin',
    answers: {
      'GET /api/admin/record-policy': () => kept,
      'PUT /api/admin/record-policy': () => {
        kept = { ...none, policy: 'reason', since: at };
        return brokenLine();
      },
    },
  });
  await region.getByRole('radio', { name: 'With a reason' }).click();
  await region.getByRole('button', { name: apply }).click();
  await question.getByRole('button', { name: apply }).click();
  await expect.element(region.getByText('Saved. It applies from now on.')).toBeVisible();
  await expect.element(region.getByText(/^With a reason, since/)).toBeVisible();
});

const at = '2026-11-20T06:00:00.000Z';
const never: Chosen = { ...none, policy: 'never', since: at, changes: [{ policy: 'never', at, by: kavita }] };
const coming = { policy: 'open', from: '2026-11-27T06:00:00.000Z', at, by: kavita } as const;
const looser = page.getByRole('alertdialog', { name: 'Apply ‘Open’?' });

test('a more open setting is announced with its day, and any admin calls it off', async () => {
  let kept: Chosen = never;
  const { calls } = await openScreen('/admin/organisation', {
    role: 'admin',
    answers: {
      'GET /api/admin/record-policy': () => kept,
      'PUT /api/admin/record-policy': ({ body }) => {
        kept = { ...never, coming: (body as Chosen).policy === 'open' ? coming : null };
        return kept;
      },
    },
  });
  await region.getByRole('radio', { name: 'Open' }).click();
  await region.getByRole('button', { name: apply }).click();
  await expect.element(looser).toMatchTextContent('it applies in 7 days, not earlier');
  await expect.element(looser).toMatchTextContent('Any admin can call it off until then');
  await looser.getByRole('button', { name: apply }).click();
  await expect.element(region.getByText(/^Saved\. It applies from 27 Nov 2026, not earlier/)).toBeVisible();
  await expect.element(region.getByText(/^Never, since/)).toBeVisible();
  const waiting = region.getByText(/^‘Open’ applies from 27 Nov 2026, not earlier\. It was announced by Kavita Rao/);
  await expect.element(waiting).toBeVisible();

  await region.getByRole('radio', { name: 'Only with consent' }).click();
  await region.getByRole('button', { name: apply }).click();
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('This calls off the change to ‘Open’.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

  await region.getByRole('button', { name: 'Call it off' }).click();
  await expect
    .element(region.getByText('Called off. Everyone who was told about it will hear about this too.'))
    .toBeVisible();
  expect(region.getByText(/was announced/).elements()).toEqual([]);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(calls('PUT /api/admin/record-policy').map(({ body }) => body)).toEqual([
    { policy: 'open' },
    { policy: 'never' },
  ]);
});

test('to call it off announces nothing, where another admin has chosen a stricter setting since', async () => {
  let kept: Chosen = { ...none, policy: 'reason', since: at, coming };
  const { calls } = await openScreen('/admin/organisation', {
    role: 'admin',
    answers: {
      'GET /api/admin/record-policy': () => kept,
      'PUT /api/admin/record-policy': () => kept,
    },
  });
  await expect.element(region.getByText(/^‘Open’ applies from/)).toBeVisible();
  kept = never;
  await region.getByRole('button', { name: 'Call it off' }).click();
  await expect.element(region.getByText(/^Never, since/)).toBeVisible();
  await expect.element(region.getByText(/^Called off\./)).toBeVisible();
  expect(calls('PUT /api/admin/record-policy').map(({ body }) => body)).toEqual([{ policy: 'never' }]);
});

test('where nobody has recorded anything, a more open setting applies at once and the question says so', async () => {
  const kept = { ...never, loosening_waits: false };
  await openScreen('/admin/organisation', {
    role: 'admin',
    answers: { 'GET /api/admin/record-policy': kept, 'PUT /api/admin/record-policy': { ...kept, policy: 'open' } },
  });
  await region.getByRole('radio', { name: 'Open' }).click();
  await region.getByRole('button', { name: apply }).click();
  await expect.element(looser).toMatchTextContent('No one has recorded anything yet, so it applies right away.');
  await looser.getByRole('button', { name: apply }).click();
  await expect.element(region.getByText('Saved. It applies from now on, and everyone will be told.')).toBeVisible();
});

test('on a phone nothing moves when what the organisation says of itself comes', async () => {
  await page.viewport(360, 740);
  const settled = answersFor('admin')['GET /api/admin/organisation'];
  if (!settled) throw new Error('There is no organisation');
  const { promise, resolve } = Promise.withResolvers<NonNullable<typeof settled>>();
  await openScreen('/admin/organisation', {
    role: 'admin',
    answers: { 'GET /api/admin/record-policy': none, 'GET /api/admin/organisation': () => promise },
  });
  const way = page.getByRole('link', { name: /^First steps/ });
  await expect.element(nowOpen).toBeVisible();
  const before = way.element().getBoundingClientRect().y;
  resolve({ ...settled, name: 'Evenkeel', privacy: null, grievance: null });
  await expect.element(page.getByText('Time zone').first()).toBeVisible();
  expect(Math.abs(way.element().getBoundingClientRect().y - before)).toBeLessThan(9);
});
