import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasswordField } from './password-field.tsx';

const field = page.getByLabelText('Your password');

test('ASVS 6.2.6: a password is hidden, can be shown, and is hidden again', async () => {
  await render(<PasswordField label="Your password" name="password" autoComplete="current-password" />);
  await expect.element(field).toHaveAttribute('type', 'password');
  await userEvent.fill(field, 'Calm#River42');
  await page.getByRole('button', { name: /show/i }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('Calm#River42');
  await page.getByRole('button', { name: /hide/i }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});

test('ASVS 6.2.7: a password can be pasted, and its field says to password managers what it is', async () => {
  await render(
    <>
      <input aria-label="Elsewhere" defaultValue="Calm#River42-pasted" />
      <PasswordField label="Your password" name="password" autoComplete="new-password" />
    </>,
  );
  await expect.element(field).toHaveAttribute('autocomplete', 'new-password');
  await page.getByLabelText('Elsewhere').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();
  await field.click();
  await userEvent.paste();
  await expect.element(field).toHaveValue('Calm#River42-pasted');
});
