import type { Locator, Page } from '@playwright/test';
import type { Messages } from '../domain/messages/messages.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { layoutFaults, textsOf } from './screen-faults.ts';
import type { Text } from './screen-faults.ts';

export type Step = (page: Page) => Promise<unknown>;

/** Addresses, and what is done at each, one thing after the other. */
export type Screens = readonly (readonly [string, ...Step[]])[];

interface Walk {
  said: Messages;
  /** The words of a text that are not in the language. */
  wordsOf: (text: Text) => string[];
  /** In CSS pixels; 640 is what a desk at 200% shows. */
  widths?: readonly number[];
  /** Those of them at which axe is asked, too. */
  axeWidths?: readonly number[];
}

export async function settled(page: Page, { ui }: Messages): Promise<void> {
  // What stands ahead of the script has a heading, too.
  await expect(page.locator('.ahead')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText(ui.uiMessages.loading).filter({ visible: true })).toHaveCount(0);
}

export const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

export const escape: Step = (page) => page.keyboard.press('Escape');

/** Some are open one at a time: what was within another one is gone by then. */
export async function openDetails(summaries: Locator): Promise<void> {
  for (const summary of await summaries.filter({ visible: true }).elementHandles())
    if (await summary.isVisible()) await summary.click();
}

async function open(page: Page, address: string, said: Messages): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  await settled(page, said);
  await openDetails(page.locator('summary'));
}

/** Every foreign word and every break in the layout of what is shown now, at each width. */
async function look(page: Page, screen: string, { said, wordsOf, widths, axeWidths = [] }: Walk): Promise<string[]> {
  const faults: string[] = [];
  await settled(page, said);
  for (const width of widths ?? [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    // Charts are drawn again for their width.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    for (const text of await textsOf(page)) {
      const words = wordsOf(text);
      if (words.length > 0)
        faults.push(`${screen}: ${words.join(' ')} in ${JSON.stringify(text.text.slice(0, 90))}, ${text.place}`);
    }
    faults.push(...(await layoutFaults(page)).map((fault) => `${screen} at ${width} px: ${fault}`));
    if (!axeWidths.includes(width)) continue;
    // What lies half under the bar would count as too small.
    await page.setViewportSize({ width, height: 2400 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page).catch((fault: Error) => faults.push(`${screen} at ${width} px: ${fault.message}`));
  }
  return [...new Set(faults)];
}

/** Looks at each address, and again after each thing that is done there. What can't be done is a fault, and the next address follows. */
export async function walk(page: Page, screens: Screens, how: Walk): Promise<void> {
  const faults: string[] = [];
  for (const [address, ...steps] of screens) {
    let at = address;
    try {
      await open(page, address, how.said);
      faults.push(...(await look(page, at, how)));
      for (const [number, step] of steps.entries()) {
        at = `${address}, step ${number + 1}`;
        await page.setViewportSize({ width: 1280, height: 800 });
        await step(page);
        faults.push(...(await look(page, at, how)));
      }
    } catch (fault) {
      faults.push(`${at}: ${String(fault)}`);
    }
  }
  expect(faults).toEqual([]);
}
