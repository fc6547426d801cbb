import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../test/axe.ts';
import { settings } from '../../../settings/settings.ts';
import { answerCalls } from '../../../test/answer-calls.ts';
import { WithCache } from '../../../test/with-cache.tsx';
import { BoardReportForm, monthChoices, quarterChoices } from './board-report-form.tsx';
import { BoardReportMail } from './board-report-mail.tsx';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } });
  });
});

afterEach(() => void vi.restoreAllMocks());

test('offers the months and quarters that are over, whatever zone the browser is in', () => {
  expect(monthChoices('2026-01-31').slice(0, 2)).toEqual([
    { value: '2025-12-01', label: 'Dec 2025' },
    { value: '2025-11-01', label: 'Nov 2025' },
  ]);
  expect(quarterChoices('2026-05-02').slice(0, 2)).toEqual([
    { value: '2026-01-01', label: 'Q1 2026' },
    { value: '2025-10-01', label: 'Q4 2025' },
  ]);
});

test('a month is over when it is over for the organisation', async () => {
  const before = settings.orgTimeZone;
  onTestFinished(() => {
    vi.useRealTimers();
    settings.orgTimeZone = before;
  });
  settings.orgTimeZone = 'UTC';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T20:00:00Z') });
  await render(
    <WithCache known={[]}>
      <BoardReportForm />
    </WithCache>,
  );
  await expect.element(page.getByLabelText('Month')).toHaveDisplayValue('Oct 2026');
});

test('one button makes the report of the month that is over, by theme', async () => {
  await page.viewport(360, 740);
  await render(
    <WithCache known={[]}>
      <BoardReportForm />
    </WithCache>,
  );
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await expect.element(page.getByText('Your report is saved in your downloads.')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/\/api\/admin\/board-report\.pdf\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d&by=theme$/);
  await page.getByRole('button', { name: 'Download the figures as CSV' }).click();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toContain('/api/admin/exports/board-report.csv?');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible(document.body);
});

test('other days are asked for beside their fields, and nothing is sent without them', async () => {
  await render(
    <WithCache known={[]}>
      <BoardReportForm />
    </WithCache>,
  );
  await page.getByText('Other days').click();
  await page.getByLabelText('From').fill('2026-10-20');
  await page.getByLabelText('To').fill('2026-10-01');
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await expect.element(page.getByLabelText('To')).toHaveAttribute('aria-invalid', 'true');
  expect(asked).toEqual([]);
});

test('says that the figures leave the app by mail, and whom to', async () => {
  const admins = [
    { id: 'a', name: 'Asha Murmu', email: 'asha@example.org' },
    { id: 'b', name: 'Kavita Rao', email: 'kavita@example.org' },
  ];
  await render(
    <WithCache known={[[['board-report-mail'], { admins, recipients: ['a'] }]]}>
      <BoardReportMail />
    </WithCache>,
  );
  await expect.element(page.getByText(/so the figures leave the app/)).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /Asha Murmu/ })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /Kavita Rao/ })).not.toBeChecked();
  await expectAccessible(document.body);
});

test('who is ticked while others are being saved stays ticked', async () => {
  const saved = Promise.withResolvers<void>();
  const admins = ['Asha', 'Ravi'].map((name) => ({ id: name, name, email: `${name}@example.org` }));
  const sent = answerCalls({
    'PUT /api/admin/board-report-mail': async ({ body }) => {
      await saved.promise;
      return { admins, ...(body as { recipients: string[] }) };
    },
  });
  await render(
    <WithCache known={[[['board-report-mail'], { admins, recipients: [] }]]}>
      <BoardReportMail />
    </WithCache>,
  );
  const [asha, ravi] = [page.getByRole('checkbox').first(), page.getByRole('checkbox').last()];
  await asha.click();
  await page.getByRole('button', { name: 'Save' }).click();
  await ravi.click();
  saved.resolve();
  await expect.element(page.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
  await expect.element(ravi).toBeChecked();
  expect(sent.map(({ body }) => body)).toEqual([{ recipients: ['Asha'] }]);
});
