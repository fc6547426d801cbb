import {
  countCalls,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  registerPerson,
  stored,
  test,
} from './fixtures.ts';

const cards = [
  ['UNDERSTANDING DEPRESSION', 'Depression'],
  ['KNOW YOURSELF BETTER', 'Personality Disorder'],
  ['STRESS FREE LIFE!', 'Anger Management'],
  ['HEALING TRAUMA', 'Lost and Trauma'],
  ['ANXIETY AWARENESS', 'GAD-7 Anxiety'],
  ['DEPRESSION SCREENING', 'PHQ-9 Depression'],
] as const;

test.describe('home', () => {
  test('greets in capitals and explains six topics, each with a page to read on', async ({ page, person, context }) => {
    await enter(page, person);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, ASHA MURMU');
    await expect(page).toHaveTitle('Home – Evenkeel');
    await expect(page.getByText('Your mental wellness journey starts here', { exact: true })).toBeVisible();
    const section = page.getByRole('region', { name: 'Psychological Issues That We Deal With' });
    const items = section.getByRole('listitem');
    await expect(items).toHaveCount(cards.length);
    for (const [index, [badge, title]] of cards.entries()) {
      const card = items.nth(index);
      await expect(card.getByText(badge, { exact: true })).toBeVisible();
      await expect(card.getByRole('heading', { name: title })).toBeVisible();
      await expect(card.locator('svg').first()).toBeVisible();
      const link = card.getByRole('link', { name: /^Learn more/ });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAttribute('href', /^https:\/\/(www\.)?(who\.int|nhs\.uk|phqscreeners\.com)/);
    }
    await context.route(/^https:/, (route) => route.fulfill({ body: 'a page elsewhere' }));
    const opened = page.waitForEvent('popup');
    await items.first().getByRole('link').click();
    await expect(await opened).toHaveURL(/who\.int/);
    await expect(page).toHaveURL('/dashboard');
  });

  test('has the pictures left and right in turn on a wide screen', async ({ page, person }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await enter(page, person);
    const items = page.getByRole('region', { name: /Psychological Issues/ }).getByRole('listitem');
    const sides: string[] = [];
    for (const card of await items.all()) {
      const [picture, words] = await Promise.all([
        card.locator('svg').first().boundingBox(),
        card.getByRole('heading').boundingBox(),
      ]);
      sides.push(Number(picture?.x) < Number(words?.x) ? 'left' : 'right');
    }
    expect(sides).toEqual(['left', 'right', 'left', 'right', 'left', 'right']);
    for (const card of await items.all()) {
      const height = Number((await card.boundingBox())?.height);
      expect([height >= 180, height <= 230, height]).toEqual([true, true, height]);
    }
  });

  test('home 6: the own day stands above the articles, and a face that is tapped is logged', async ({
    page,
    request,
    person,
  }) => {
    const sent = countCalls(page, 'POST', '/api/mood');
    await enter(page, person);
    const today = page.getByRole('region', { name: 'How are you today?' });
    await expect(page.getByText('Nothing here yet. One tap is enough.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Next check-in' })).toContainText('Whenever you like');
    const [own, articles] = await Promise.all([
      today.boundingBox(),
      page.getByRole('heading', { name: /Psychological Issues/ }).boundingBox(),
    ]);
    expect(Number(own?.y)).toBeLessThan(Number(articles?.y));
    await today.getByRole('button', { name: /Calm/ }).dblclick();
    await expect(today.getByText('Thank you. It’s saved.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Last mood' })).toContainText('🙂 Calm');
    await expect(today.getByRole('listitem').last()).toContainText('🙂 Calm');
    expect(sent.count()).toBe(1);
    expect(await stored(request, person.token, '/api/mood')).toMatchObject([{ mood: '🙂' }]);

    await today.getByRole('button', { name: 'Remove this mood' }).click();
    await expect(today.getByRole('button', { name: /Happy/ })).toBeFocused();
    expect(await stored(request, person.token, '/api/mood')).toEqual([]);
    await page.goto('/dashboard?mood=now');
    await expect(page.getByRole('dialog')).toBeVisible();
    // The popup alone asks.
    await expect(page.getByRole('button', { name: /Calm/ })).toHaveCount(1);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`passes axe on a phone, ${colorScheme}`, async ({ page, person }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 740 });
      await enter(page, person);
      await page.getByRole('button', { name: /Sad/ }).click();
      await page.getByRole('button', { name: 'Add tags or a note' }).click();
      await expect(page.getByRole('checkbox', { name: 'Sleep' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }

  test('writes capitals of any script, and leads on to the tests and the mood', async ({ page, request }) => {
    await enter(page, await registerPerson(request, { name: 'Élodie सुनीता ßen' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, ÉLODIE सुनीता SSEN');
    await page.getByRole('link', { name: 'log your mood' }).click();
    await expect(page).toHaveURL(/tab=mytests/);
    await expect(page.getByRole('heading', { name: 'Submit Your Mood' })).toBeInViewport();
  });
});
