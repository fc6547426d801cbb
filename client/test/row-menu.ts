import { page } from 'vitest/browser';
import type { Locator } from 'vitest/browser';

/** The button of a row's menu. */
export function menuOf(name: string): Locator {
  return page.getByRole('button', { name: `Actions for ${name}` });
}

/** Opens the menu of a row and chooses from it. */
export async function chooseFor(name: string, action: string): Promise<void> {
  await menuOf(name).click();
  await page.getByRole('menu').getByRole('menuitem', { name: action }).click();
}
