import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AccountState } from '../../domain/contract/account.ts';
import { refused } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { expectAccessible } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';

const file = new TextEncoder().encode('of the record');
const files = ['PDF', 'CSV', 'JSON', 'FHIR'] as const;
const open = (answers: Answers = {}) => openScreen('/profile/my-data', { role: 'employee', answers });
const [from, to] = [page.getByLabelText('From', { exact: true }), page.getByLabelText('To', { exact: true })];
const report = page.getByRole('button', { name: 'Download as PDF' });

test('is taken along as PDF, CSV, JSON and FHIR: what people can read comes before what programs can', async () => {
  const { left } = await open({
    'GET /api/my-record.json': file,
    'GET /api/my-record.csv': file,
    'GET /api/my-record.fhir.json': file,
    'GET /api/assessment/report': file,
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My data');
  const buttons = page.getByRole('button', { name: /^Download as/ }).elements();
  expect(buttons.map(({ textContent }) => textContent)).toEqual(files.map((kind) => `Download as ${kind}`));
  const names = ['Mental_Health_Report.pdf', 'my-record.csv', 'my-record.json', 'my-record.fhir.json'];
  for (const [place, kind] of files.entries()) {
    await page.getByRole('button', { name: `Download as ${kind}` }).click();
    await expect.poll(() => left).toEqual(names.slice(0, place + 1));
  }
});

test('a file that is asked for while another is still on its way takes nothing from it', async () => {
  const slow = Promise.withResolvers<Uint8Array>();
  const { left } = await open({ 'GET /api/my-record.csv': () => slow.promise, 'GET /api/my-record.json': file });
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  await page.getByRole('button', { name: 'Download as JSON' }).click();
  await expect.poll(() => left).toEqual(['my-record.json']);
  slow.resolve(file);
  await expect.poll(() => left).toEqual(['my-record.json', 'my-record.csv']);
});

test('the report is of a chosen time, with chosen parts', async () => {
  const { calls } = await open({ 'GET /api/assessment/report': file });
  await from.fill('2026-01-01');
  await page.getByRole('checkbox', { name: 'PHQ-9' }).click();
  await report.click();
  const asked = () => calls('GET /api/assessment/report').map(({ address }) => address.searchParams);
  await expect.poll(asked).toHaveLength(1);
  const [query] = asked();
  expect(['from', 'to', 'sections'].map((name) => query?.get(name))).toEqual(['2026-01-01', '', 'gad7,mood']);
});

test('refuses a report of nothing, or of a time that ends before it begins', async () => {
  const { calls } = await open();
  await from.fill('2026-11-02');
  await to.fill('2026-11-01');
  await report.click();
  await expect.element(to).toHaveAttribute('aria-invalid', 'true');
  await to.fill('2026-11-02');
  for (const part of ['GAD-7', 'PHQ-9', 'Mood']) await page.getByRole('checkbox', { name: part }).click();
  await report.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please choose at least one part.');
  expect(calls('GET /api/assessment/report')).toEqual([]);
});

test('leads to where each consent is taken back, and says how long things stay', async () => {
  await open({ 'GET /api/sharing': { shares: true, since: '2026-10-01T08:00:00.000Z', covers_older: true } });
  const agreed = page.getByRole('region', { name: 'What you’ve agreed to' });
  await expect.element(agreed.getByRole('link', { name: /^A call back/ })).toHaveAttribute('href', '/help');
  await expect.element(page.getByText('Results and moods are deleted automatically after 2 years.')).toBeVisible();
  await agreed.getByRole('link', { name: /^Sharing my record/ }).click();
  await expect
    .element(page.getByRole('switch', { name: 'Let wellness admins open my scores and moods' }))
    .toBeVisible();
});

test('erasing the account needs the password, shows its date, and can be taken back', async () => {
  const kept: AccountState = { erase_at: null, retention: { months: 24, notice_days: 30, leaving: null } };
  const msg = 'That password isn’t right.';
  const { calls } = await open({
    'GET /api/account': () => kept,
    'POST /api/account/erasure': ({ body }) => {
      if ((body as { password: string }).password !== 'Calm@less1')
        return refused(403, { code: 'wrong_password', msg, fields: { password: msg } });
      kept.erase_at = '2026-11-25T04:54:00.000Z';
      return { ...kept };
    },
    'DELETE /api/account/erasure': () => ({ ...Object.assign(kept, { erase_at: null }) }),
  });
  const region = page.getByRole('region', { name: 'Delete my account' });
  const password = region.getByLabelText('Your password', { exact: true });
  await region.getByRole('button', { name: 'Delete my account…' }).click();
  await expect.element(password).toHaveFocus();
  await password.fill('Wrong@pass1');
  await region.getByRole('button', { name: 'Delete my account', exact: true }).click();
  await expect.element(password).toHaveAccessibleDescription(expect.stringContaining(msg));
  await password.fill('Calm@less1');
  await region.getByRole('button', { name: 'Delete my account', exact: true }).click();
  await expect.element(region.getByText(/will be deleted on 25 \w+ 2026, 10:24\./)).toBeVisible();
  await expect.element(region.getByRole('heading')).toHaveFocus();
  await expectAccessible(region.element());

  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect.element(page.getByText(/will be deleted on/)).toBeVisible();
  await page.getByRole('link', { name: 'Keep my account' }).click();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect.element(page.getByText('We’ll keep your account, with everything in it.')).toBeVisible();
  await expect.element(region.getByRole('heading')).toHaveFocus();
  expect(calls('DELETE /api/account/erasure')).toHaveLength(1);
});

test('someone who signs in through the organisation alone deletes the account without a password', async () => {
  const account: AccountState = { erase_at: null, retention: { months: 24, notice_days: 30, leaving: null } };
  const { calls } = await openScreen('/profile/my-data', {
    role: 'employee',
    settings: { ssoName: 'Example Ltd' },
    answers: {
      'GET /api/account': account,
      'GET /api/account/sso': { name: 'Example Ltd', linked_at: '2026-10-01T08:00:00.000Z', has_password: false },
      'POST /api/account/erasure': { ...account, erase_at: '2026-11-30T08:00:00.000Z' },
    },
  });
  const region = page.getByRole('region', { name: 'Delete my account' });
  await region.getByRole('button', { name: 'Delete my account…' }).click();
  await expect.element(region.getByText(/^You sign in with Example Ltd/)).toBeVisible();
  expect(region.getByLabelText('Your password').elements()).toEqual([]);
  await region.getByRole('button', { name: 'Delete my account', exact: true }).click();
  await expect.poll(() => calls('POST /api/account/erasure')).toHaveLength(1);
});
