import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test/axe.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

function Screen({ danger, onConfirm }: { danger: boolean; onConfirm: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Screen</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Remove
      </button>
      {isOpen && (
        <ConfirmDialog
          title="Remove it?"
          text="It cannot be brought back."
          confirmLabel="Yes, remove"
          danger={danger}
          onConfirm={onConfirm}
          onCancel={() => setOpen(false)}
        />
      )}
    </main>
  );
}

const dialog = page.getByRole('alertdialog', { name: 'Remove it?' });
const opener = page.getByRole('button', { name: 'Remove', exact: true });

test('says its title and its text, passes axe, and Esc gives the focus back', async () => {
  const onConfirm = vi.fn();
  await render(<Screen danger={false} onConfirm={onConfirm} />);
  await opener.click();
  await expect.element(dialog).toHaveAccessibleDescription('It cannot be brought back.');
  await expect.element(page.getByRole('button', { name: 'Yes, remove' })).toHaveFocus();
  await expectAccessible(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('starts on the way back where the step cannot be undone, and does it once asked', async () => {
  const onConfirm = vi.fn();
  await render(<Screen danger onConfirm={onConfirm} />);
  await opener.click();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});
