import type { Page, Request } from '@playwright/test';
import { enter, expect, test } from './fixtures.ts';

interface Part {
  path: string;
  isScript: boolean;
  text: string;
}

/** The scripts and styles that the browser fetched until the screen stood and nothing more came. */
async function fetched(page: Page, load: () => Promise<unknown>, heading: string): Promise<Part[]> {
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on('request', note);
  await load();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  const kinds = requests.map((request) => ({
    path: new URL(request.url()).pathname,
    isScript: request.resourceType() === 'script' || request.url().endsWith('.js'),
    isStyle: request.resourceType() === 'stylesheet',
  }));
  const wanted = kinds.filter(({ isScript, isStyle }) => isScript || isStyle);
  return Promise.all(
    wanted.map(async ({ path, isScript }) => ({ path, isScript, text: await (await page.request.get(path)).text() })),
  );
}

const has = (parts: readonly Part[], words: string) => parts.some(({ text }) => text.includes(words));

test('a screen that only reads carries no schemas', async ({ page, person }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const home = await fetched(page, () => enter(page, person), 'Welcome');
  const stats = await fetched(page, () => page.getByRole('link', { name: 'My Stats' }).click(), 'My Stats');
  const form = await fetched(page, () => page.goto('/register'), 'Registration');
  // Words of zod, and of a list that only forms choose from.
  for (const word of ['invalid_type', 'AB-']) {
    expect(has([...home, ...stats], word), word).toBe(false);
    expect(has(form, word), word).toBe(true);
  }
});
