import type { Locator, Page } from '@playwright/test';
import { adminToken, answer, blockOf, enter, expect, registerPerson, stored, testAlone as test } from './fixtures.ts';
import type { Person } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', serverOf: 'notices and a counsellor' });

/** Who has two notices above every screen. */
let witness: Person;

/** A counsellor who could call, and two policies that were loosened. */
test.beforeAll(async ({ ownServer, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: ownServer });
  const token = await adminToken(request);
  const headers = { Authorization: `Bearer ${token}` };
  witness = await registerPerson(request);
  for (const policy of ['never', 'consent', 'never', 'open']) {
    expect((await request.put('/api/admin/record-policy', { headers, data: { policy } })).status()).toBe(200);
  }
  const { email } = await registerPerson(request);
  const people = await stored(request, token, `/api/admin/people?q=${email}`);
  const role = `/api/admin/people/${people[0].id}/role`;
  expect((await request.put(role, { headers, data: { role: 'counsellor' } })).status()).toBe(200);
  await request.dispose();
});

/** The first number is on the screen as it opens, and nothing that can wait comes before it. */
async function expectNumberFirst(page: Page, place: Locator) {
  const first = page.locator('main a[href^="tel:"]:visible').first();
  await expect(first).toHaveAttribute('href', 'tel:14416');
  // On a phone the tabs stand at the bottom, for whoever is signed in.
  const tabs = page.getByRole('navigation').first();
  const tabsAt = (await tabs.count()) > 0 ? Number((await tabs.boundingBox())?.y) : 0;
  const end = tabsAt > 320 ? tabsAt : 640;
  // The list is drawn anew where the server has other lines than the page came with.
  const bottom = async () => {
    const box = await first.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(end);
  const before = await place.evaluate((element) => {
    const number = element.querySelector('a[href^="tel:"]');
    return [...element.querySelectorAll('p, section, button, a')].filter(
      (other) =>
        number &&
        other !== number &&
        !other.contains(number) &&
        (other.compareDocumentPosition(number) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    ).length;
  });
  // The name of the line.
  expect(before).toBeLessThanOrEqual(1);
}

test.describe('trust 15: with two notices on a small phone the first number is on the screen', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('on Help, signed in', async ({ page }) => {
    await enter(page, witness, '/help');
    await expect(page.getByRole('region', { name: 'News about your data' }).getByRole('button')).toHaveCount(2);
    await expectNumberFirst(page, page.getByRole('main'));
  });

  test('on Help, signed out', async ({ page, context }) => {
    await page.goto('/help');
    await expect(page.getByRole('link', { name: 'Call 14416' })).toBeVisible();
    await expectNumberFirst(page, page.getByRole('main'));
    await context.setOffline(true);
    await expect(page.getByText(/You’re offline/)).toBeAttached();
    await expectNumberFirst(page, page.getByRole('main'));
  });

  test('on the screen of care', async ({ page }) => {
    await enter(page, witness, '/dashboard?tab=mytests');
    const block = blockOf(page, 'PHQ-9 Depression');
    await answer(block, [...Array(8).fill('Not at all'), 'Several days']);
    await block.getByRole('button', { name: 'Submit PHQ-9' }).click();
    const care = page.getByRole('dialog', { name: 'Thank you for being open about this' });
    await expect(care).toBeVisible();
    const first = care.getByRole('link', { name: 'Call 14416' });
    await expect(first).toBeInViewport({ ratio: 1 });
    await expectNumberFirstIn(care);
  });
});

async function expectNumberFirstIn(care: Locator) {
  const said = await care.evaluate((element) => {
    const number = element.querySelector('a[href^="tel:"]');
    const range = document.createRange();
    range.setStart(element, 0);
    if (number) range.setEndBefore(number);
    return range.toString();
  });
  expect(said).toBe('Thank you for being open about thisTele-MANAS');
}

const severe = [
  ['GAD-7', 'GAD-7 Anxiety', Array(7).fill('Nearly every day'), 21],
  ['PHQ-9', 'PHQ-9 Depression', [...Array(8).fill('More than half the days'), 'Not at all'], 16],
] as const;

for (const [type, heading, answers, total] of severe) {
  test(`trust 16: ${type} of ${total} leads to a person first, at once and in My Stats`, async ({ page, request }) => {
    await enter(page, await registerPerson(request), '/dashboard?tab=mytests');
    const block = blockOf(page, heading);
    await answer(block, [...answers]);
    await block.getByRole('button', { name: `Submit ${type}` }).click();
    await expect(page.getByText(`Your ${type} Score: ${total}`, { exact: true })).toBeVisible();
    await expectPeopleFirst(block);
    await page.getByRole('link', { name: 'My Stats', exact: true }).click();
    await expectPeopleFirst(page.getByRole('main'));
  });
}

async function expectPeopleFirst(place: Locator) {
  const next = place.locator('dt', { hasText: 'What may help' }).locator('xpath=following-sibling::dd');
  await expect(next.getByRole('link', { name: 'Ask for a call back' })).toBeVisible();
  const ways = await next.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(ways[0]).toBe('tel:14416');
  const order = ['tel:112', '/help', '/safety-plan'].map((way) => ways.indexOf(way));
  expect(order.every((at) => at >= 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  for (const later of ['/dashboard?tab=myhealth', '/dashboard?tab=mystats']) {
    if (ways.includes(later)) expect(ways.indexOf(later)).toBeGreaterThan(ways.indexOf('/safety-plan'));
  }
}
