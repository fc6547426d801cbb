import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadable } from '../test/axe.ts';
import { setOnline } from '../test/connection.ts';
import { openScreen } from '../test/open-screen.tsx';

test('what is said without a connection is read in every look, and scrolls nothing sideways', async () => {
  await openScreen('/dashboard?tab=mystats', { role: 'employee' });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My Stats');
  setOnline(false);
  await expect.element(page.getByText('You’re offline. Help numbers still work.')).toBeVisible();
  await expectReadable();
});
