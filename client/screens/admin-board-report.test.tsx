import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';

const mail = { 'GET /api/admin/board-report-mail': { admins: [], recipients: [] } };
const make = page.getByRole('button', { name: 'Make the PDF' });
const holds = page.getByText('What’s in it');

test('on a phone the form is in the first view, and what is in the report is one line below it', async () => {
  await page.viewport(360, 740);
  await openScreen('/admin/board-report', { role: 'admin', answers: mail });
  await expect.element(make).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByText('What changed since the period before')).not.toBeVisible();
  await holds.click();
  await expect.element(page.getByText('What changed since the period before')).toBeVisible();
  await expectAccessible(document.body);
});

test('on a desk it stands beside the form', async () => {
  await page.viewport(1280, 800);
  await openScreen('/admin/board-report', { role: 'admin', answers: mail });
  await expect.element(page.getByRole('heading', { name: 'What’s in it' })).toBeInViewport();
  await expect.element(make).toBeInViewport();
  const left = (part: typeof make) => part.element().getBoundingClientRect().left;
  expect(left(holds)).toBeGreaterThan(left(make));
});

test('who is chosen to get it by mail after a save is not called saved', async () => {
  const admins = [{ id: '1', name: 'Ravi Rao', email: 'ravi@example.org' }];
  await openScreen('/admin/board-report', {
    role: 'admin',
    answers: {
      'GET /api/admin/board-report-mail': { admins, recipients: [] },
      'PUT /api/admin/board-report-mail': { admins, recipients: ['1'] },
    },
  });
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.getByRole('checkbox').click();
  await expect.element(page.getByText('Saved.', { exact: true })).not.toBeInTheDocument();
});
