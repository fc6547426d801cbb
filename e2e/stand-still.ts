import type { Page } from '@playwright/test';

/**
 * The clock of a page goes on to a time, and stands still there until it is moved. It goes while a page is opened: where a busy
 * machine took longer than that, it is set back to it first.
 */
export async function standStillAt(page: Page, time: Date): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  if (now >= time.getTime()) await page.clock.setSystemTime(new Date(time.getTime() - 5000));
  await page.clock.pauseAt(time);
}
