import type { Locator, Page } from '@playwright/test';

/** The button of a row's menu. */
export function menuOf(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Actions for ${name}`, exact: true });
}

/** Opens the menu of a row and chooses from it. */
export async function chooseFor(page: Page, name: string, action: string): Promise<void> {
  await menuOf(page, name).click();
  await page.getByRole('menu').getByRole('menuitem', { name: action, exact: true }).click();
}
