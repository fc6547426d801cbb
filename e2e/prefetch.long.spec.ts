import type { Page } from '@playwright/test';
import { enter, expect, test } from './fixtures.ts';

/** Addresses that were asked for since this call. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** A device that saves data gets nothing that no one has pointed at. */
async function saveData(page: Page) {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

const chunk = (name: string) => expect.stringMatching(new RegExp(`^/assets/${name}-[\\w-]+\\.js$`));

test('where data is dear, nothing comes that nobody has pointed at', async ({ page, person }) => {
  await saveData(page);
  const paths = asked(page);
  await enter(page, person);
  await page.waitForTimeout(5000);
  expect(paths).not.toContainEqual(chunk('my-stats'));
});
