import type { Page } from '@playwright/test';
import * as en from '../domain/messages/en.ts';
import { pseudo } from '../domain/messages/pseudo.ts';
import { expect } from './fixtures.ts';
import { plainWords } from './pseudo-language.ts';
import { layoutFaults, textsOf } from './screen-faults.ts';

const { loading } = pseudo(en).ui.uiMessages;

async function open(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  await settled(page);
  for (const summary of await page.locator('summary').filter({ visible: true }).all()) await summary.click();
}

export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText(loading).filter({ visible: true })).toHaveCount(0);
}

export const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

/** Every plain word and every break in the layout of what is shown now, on a wide screen and on a phone. */
async function look(page: Page, screen: string): Promise<string[]> {
  const faults: string[] = [];
  await settled(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    // Charts are drawn anew for their width.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    for (const { text, place } of await textsOf(page)) {
      const words = plainWords(text);
      if (words.length > 0)
        faults.push(`${screen}: ${words.join(' ')} in ${JSON.stringify(text.slice(0, 90))}, ${place}`);
    }
    faults.push(...(await layoutFaults(page)).map((fault) => `${screen} at ${width} px: ${fault}`));
  }
  return [...new Set(faults)];
}

export type Step = (page: Page) => Promise<unknown>;

/** Looks at each address, and again after each thing that is done there. */
export async function walk(page: Page, screens: readonly (readonly [string, ...Step[]])[]): Promise<void> {
  const faults: string[] = [];
  for (const [address, ...steps] of screens) {
    await open(page, address);
    faults.push(...(await look(page, address)));
    for (const [at, step] of steps.entries()) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await step(page);
      faults.push(...(await look(page, `${address}, step ${at + 1}`)));
    }
  }
  expect(faults).toEqual([]);
}

export const escape: Step = (page) => page.keyboard.press('Escape');
