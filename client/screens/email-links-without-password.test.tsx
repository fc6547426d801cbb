import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../test/open-screen.tsx';

/** A mailed link asks for a password that someone of single sign-on never had: the profile is their way. */

const way = page.getByText(/^If you sign in with Example Ltd and have no password here,/);

test.each([
  ['/confirm-email/link', 'Use this email'],
  ['/undo-email/link', 'Bring it back'],
])('%s says what to do instead, where there is single sign-on', async (path, button) => {
  await openScreen(path, {
    settings: { ssoName: 'Example Ltd' },
    answers: { 'GET /api/email-changes/:token': { email: 'new@example.org', needs_password: true } },
  });
  await expect.element(page.getByRole('button', { name: button })).toBeVisible();
  await expect.element(way).toBeVisible();
});

test('says nothing of it where there is none', async () => {
  await openScreen('/undo-email/link');
  await expect.element(page.getByRole('button', { name: 'Bring it back' })).toBeVisible();
  expect(way.elements()).toEqual([]);
});
