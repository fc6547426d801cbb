import type { APIRequestContext, Page } from '@playwright/test';
import { admin, expect, registration } from './fixtures.ts';

/** The organisation's own line, which no installation starts with. */
export const own = { name: 'Our counsellor', number: '0657 222 333', address: 'tel:0657222333' };

/** An admin adds a line, and someone registers; answers the person's token. */
export async function prepare(request: APIRequestContext, url = ''): Promise<string> {
  const login = await request.post(`${url}/api/auth/login`, { data: admin });
  const headers = { Authorization: `Bearer ${(await login.json()).token}` };
  const lines = await (await request.get(`${url}/api/help-lines`)).json();
  if (!lines.some(({ name }: { name: string }) => name === own.name)) {
    const source = 'https://example.org/lines';
    const data = { name: own.name, numbers: [own.number], hours: '', languages: '', note: '', source };
    const added = await request.post(`${url}/api/admin/help-lines`, {
      headers,
      data: { ...data, verified_on: '2026-11-01' },
    });
    expect(added.status()).toBe(201);
  }
  const reply = await request.post(`${url}/api/auth/register`, { data: registration() });
  return (await reply.json()).token;
}

/** Waits until the worker is there and has kept what it needs. */
export async function ready(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

export async function expectOwnLine(page: Page) {
  await page.getByRole('button', { name: 'Help now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Help now' });
  await expect(dialog.getByRole('link', { name: `Call ${own.number}` })).toHaveAttribute('href', own.address);
  await expect(dialog.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
