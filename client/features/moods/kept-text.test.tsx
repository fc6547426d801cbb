import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseShared, endSession, startSession } from '../../api/session.ts';
import { KeptText } from './kept-text.tsx';

test('on a shared device it is said for how long a mood can wait: its session ends after that', async () => {
  chooseShared(true);
  startSession('invented', 'employee');
  onTestFinished(() => endSession('signed-out'));
  await render(<KeptText />);
  await expect.element(page.getByText(/be online again within 30 minutes\. After that, it’s deleted\.$/)).toBeVisible();
});
