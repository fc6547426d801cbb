import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../test/axe.ts';
import { LineForm } from './line-form.tsx';

const save = page.getByRole('button', { name: 'Save' });

test.each([
  [1280, 860],
  [1280, 740],
  [360, 640],
])(
  'screens.md, help lines: Save stays in sight at %d by %d, and no field with the focus is behind it',
  async (width, height) => {
    await page.viewport(width, height);
    await render(<LineForm save={async () => undefined} onClose={() => undefined} />);
    await expect.element(save).toBeInViewport({ ratio: 1 });
    const dialog = document.querySelector('dialog');
    expect(dialog?.getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
    for (let field = 0; field < 7; field += 1) {
      await userEvent.tab();
      const focused = document.activeElement?.getBoundingClientRect();
      expect(focused?.bottom).toBeLessThanOrEqual(save.element().getBoundingClientRect().top);
      await expect.element(save).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(document.body);
  },
);

test('a line without name, numbers or source is not sent, and each says so', async () => {
  const sent: unknown[] = [];
  await render(<LineForm save={async (line) => void sent.push(line)} onClose={() => undefined} />);
  await save.click();
  for (const label of ['Name', 'Numbers', 'Source'])
    await expect.element(page.getByLabelText(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('Please check the marked fields.')).toBeVisible();
  expect(sent).toEqual([]);
  await expectAccessible(document.body);
});
