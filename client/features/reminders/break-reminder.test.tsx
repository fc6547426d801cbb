import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../test/axe.ts';
import { WithCache } from '../../test/with-cache.tsx';
import { BreakReminder } from './break-reminder.tsx';

test.each([
  ['water', 'Time to drink water!', 'A few sips are enough. Then carry on.'],
  ['posture', 'Time to check your posture!', 'Let your shoulders drop, and sit in a way that feels easy.'],
] as const)('reminders 6: the %s alert has its sentence, a drawing and a kind word', async (kind, text, hint) => {
  await page.viewport(360, 740);
  const onClose = vi.fn();
  await render(
    <WithCache known={[]}>
      <BreakReminder kind={kind} onClose={onClose} onSnooze={() => undefined} />
    </WithCache>,
  );
  const alert = page.getByRole('alertdialog', { name: text });
  await expect.element(alert.getByText(hint)).toBeVisible();
  expect(document.querySelectorAll('dialog svg')).toHaveLength(1);
  await expectAccessible(document.body);
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
});
