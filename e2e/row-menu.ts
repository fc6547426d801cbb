import type { Page } from '@playwright/test';

/** Opens the menu of a row and chooses from it. */
export async function chooseFor(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menu').getByRole('menuitem', { name: action, exact: true }).click();
}

/** Opens the first of all menus and chooses from it at once: on a narrower screen the rows are others, and none is open. */
export function chooseFirst(label: string, action: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('button', { name: label }).first().click();
    await page.getByRole('menuitem', { name: action }).click();
  };
}
