import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refused } from '../test/answer-calls.ts';
import { expectAccessible } from '../test/axe.ts';
import { expectForcedColours } from '../test/forced-colours.ts';
import { openScreen } from '../test/open-screen.tsx';

const birthDate = page.getByLabelText('Date of birth');
const open = page.getByRole('button', { name: 'Open my record' });
const wrong = 'That isn’t the date of birth we have. Please check it.';

test('the link of someone who has left shows their record only after their date of birth', async () => {
  let tries = 0;
  const { calls } = await openScreen('/left/mailed', {
    answers: {
      'POST /api/left/:token/opened': () => {
        tries += 1;
        return tries === 1
          ? refused(400, {
              code: 'invalid_input',
              msg: 'Please check what you entered.',
              fields: { date_of_birth: wrong },
            })
          : { token: 'opened' };
      },
    },
  });
  await open.click();
  expect(calls('POST /api/left/:token/opened')).toEqual([]);
  await birthDate.fill('1991-04-18');
  await open.click();
  await expect.element(birthDate).toHaveAccessibleDescription(new RegExp(wrong));
  await expect.element(birthDate).toHaveValue('1991-04-18');
  await expectAccessible(document.body);
  await birthDate.fill('1991-04-17');
  await open.click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Your record, / })).toBeVisible();
  const downloads = page.getByRole('button', { name: /^Download/ }).elements();
  expect(downloads.map(({ textContent }) => textContent)).toEqual(['Download the PDF report', 'Download everything']);
  await expect.element(page.getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416');
  await expectForcedColours();
  expect(calls('POST /api/left/:token/opened').at(-1)).toMatchObject({ body: { date_of_birth: '1991-04-17' } });
  expect(calls('GET /api/left/:token').map(({ params }) => params['token'])).toEqual(['opened']);
});

test('someone who has an authenticator app is asked for a code of it as well', async () => {
  const asked = 'Please enter a code from your app, or a recovery code.';
  const { answer, calls } = await openScreen('/left/mailed', {
    answers: {
      'POST /api/left/:token/opened': () =>
        refused(400, { code: 'invalid_input', msg: 'Please check what you entered.', fields: { code: asked } }),
    },
  });
  const code = page.getByLabelText('Code from your app');
  expect(code.elements()).toEqual([]);
  await birthDate.fill('1991-04-17');
  await open.click();
  await expect.element(code).toHaveAccessibleDescription(new RegExp(asked));
  answer('POST /api/left/:token/opened', { token: 'opened' });
  await code.fill('123 456');
  await open.click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Your record, / })).toBeVisible();
  expect(calls('POST /api/left/:token/opened').at(-1)?.body).toEqual({ date_of_birth: '1991-04-17', code: '123456' });
});

test.each([
  ['Download everything', [], 'GET /api/left/:token/my-record.json'],
  ['Delete my record', ['Delete my record'], 'POST /api/left/:token/erasure'],
] as const)('an hour later ‘%s’ asks for the date of birth again, and goes on from there', async (name, then, path) => {
  const { answer, calls } = await openScreen('/left/mailed', {
    answers: { 'POST /api/left/:token/opened': { token: 'opened' } },
  });
  await birthDate.fill('1991-04-17');
  await open.click();
  answer(path, () => refused(400, { code: 'leaving_link_invalid', msg: 'This link is over.' }));
  await page.getByRole('button', { name }).click();
  for (const label of then) await page.getByRole('alertdialog').getByRole('button', { name: label }).click();
  await birthDate.fill('1991-04-17');
  await open.click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Your record, / })).toBeVisible();
  expect(calls('POST /api/left/:token/opened').map(({ params }) => params['token'])).toEqual(['mailed', 'mailed']);
});
