import type { Locator, Page } from '@playwright/test';
import { adminToken, enter, expect, registerPerson, testAlone as test } from './fixtures.ts';

test.use({ serverOf: 'sharing under each setting' });

/** From the most open to the strictest: so nothing here is older than a setting that was stricter. */
const states = {
  open: {
    off: 'Not in effect under the current setting: admins can open your record.',
    on: 'admins can open your record either way',
  },
  reason: {
    off: 'Not in effect under the current setting: an admin who gives a reason can open your record.',
    on: 'an admin still has to give a reason',
  },
  consent: { off: 'You don’t share your record, so admins can’t open it.', on: 'You share your record.' },
  never: {
    off: 'Your choice will matter if the setting changes to ‘Only with consent’.',
    on: 'this is not in effect under the current setting',
  },
} as const;

async function expectStates(page: Page, region: Locator, { off, on }: { off: string | RegExp; on: string | RegExp }) {
  const toggle = region.getByRole('switch');
  await expect(region.getByText(off)).toBeVisible();
  await toggle.click();
  await expect(region.getByText(on)).toBeVisible();
  await page.reload();
  await expect(region.getByText(on)).toBeVisible();
  await toggle.click();
  await expect(region.getByText(off)).toBeVisible();
  await expect(region.getByText(/You (do not|don’t) share your record\./)).toHaveCount(0);
}

test('trust 9: under each setting the profile says what sharing does, shared or not', async ({ page, request }) => {
  test.slow();
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const choose = async (policy: string) => {
    const reply = await request.put('/api/admin/record-policy', { headers, data: { policy } });
    expect(reply.status()).toBe(200);
  };
  await enter(page, await registerPerson(request), '/profile/privacy');
  const region = page.getByRole('region', { name: 'Share my record' });
  for (const [policy, texts] of Object.entries(states)) {
    await choose(policy);
    await page.reload();
    await expectStates(page, region, texts);
  }
  await choose('open');
  await page.reload();
  await expectStates(page, region, {
    off: /^What you recorded up to .* still follows a stricter setting/,
    on: /^You share your record, so what you recorded up to .* is open like everything newer/,
  });
});
