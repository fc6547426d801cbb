import type { Page } from '@playwright/test';
import {
  answer,
  blockOf,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refusedCalls,
  stored,
  test,
} from './fixtures.ts';

const screen = (page: Page) => page.getByRole('dialog', { name: 'Thank you for being open about this' });
const score = (page: Page, total: number) => page.getByRole('heading', { name: `Your PHQ-9 Score: ${total}` });

async function answerNinth(page: Page, label: string) {
  const block = blockOf(page, 'PHQ-9 Depression');
  await answer(block, [...Array(8).fill('Not at all'), label]);
  await block.getByRole('button', { name: 'Submit PHQ-9' }).click();
}

test.describe('an answer above 0 to the last question of the PHQ-9', () => {
  for (const [label, total] of [
    ['Several days', 1],
    ['More than half the days', 2],
    ['Nearly every day', 3],
  ] as const) {
    test(`is saved, then help comes over the whole window before the score: ${label}`, async ({
      page,
      request,
      person,
    }) => {
      await enter(page, person, '/dashboard?tab=mytests');
      await answerNinth(page, label);
      const care = screen(page);
      await expect(care).toBeVisible();
      await expect(care.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await stored(request, person.token, '/api/assessment/all')).toMatchObject([{ total_score: total }]);
      // All of the window but the bar, which stays for whoever wants to leave.
      const bar = await page.getByRole('banner').boundingBox();
      const size = page.viewportSize();
      const top = Number(bar?.height);
      expect(await care.boundingBox()).toEqual({
        x: 0,
        y: top,
        width: size?.width,
        height: Number(size?.height) - top,
      });
      const covered = await score(page, total).evaluate((element) => {
        const { x, y } = element.getBoundingClientRect();
        return { inert: element.closest('[inert]') !== null, over: document.elementFromPoint(x, y) !== element };
      });
      expect(covered).toEqual({ inert: true, over: true });
      await expect(care.getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416');
      await expect(care.getByRole('link', { name: 'Call 1800-891-4416' })).toHaveAttribute('href', 'tel:18008914416');
      await expect(care.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
      await expect(care.getByRole('link', { name: 'My safety plan' })).toHaveAttribute('href', '/safety-plan');
      await expect(care.getByText('Score', { exact: false })).toHaveText(/^Your answers are saved/);
      await care.getByRole('button', { name: 'I am safe for now' }).click();
      await expect(care).toHaveCount(0);
      await expect(score(page, total)).toBeFocused();
      await expect(score(page, total)).toBeInViewport({ ratio: 1 });
    });
  }

  test('is no obstacle: Esc goes on as well, and the help stays beside the score', async ({ page, person }) => {
    await enter(page, person, '/dashboard?tab=mytests');
    await answerNinth(page, 'Several days');
    await expect(screen(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(screen(page)).toHaveCount(0);
    await expect(score(page, 1)).toBeFocused();
    await expect(blockOf(page, 'PHQ-9 Depression').getByRole('link', { name: 'Call 14416' })).toBeVisible();
  });

  test('holds nobody: the bar leads away, and what was answered is kept', async ({ page, person }) => {
    await enter(page, person, '/dashboard?tab=mytests');
    await answerNinth(page, 'Several days');
    await expect(screen(page)).toBeVisible();
    await page.getByRole('link', { name: 'My Stats', exact: true }).click();
    await expect(screen(page)).toHaveCount(0);
    await expect(page.getByText('Your PHQ-9 Score: 1', { exact: true })).toBeVisible();
  });

  test('opens a person I trust and the breathing in place, by keys', async ({ page, request, person }) => {
    const plan = {
      warning_signs: '',
      what_helps: '',
      people: 'Didi +91 98765 43210',
      professionals: '',
      safe_place: '',
    };
    const headers = { Authorization: `Bearer ${person.token}` };
    expect((await request.put('/api/safety-plan', { headers, data: plan })).status()).toBe(200);
    await enter(page, person, '/dashboard?tab=mytests');
    await answerNinth(page, 'Several days');
    const care = screen(page);
    await care.getByRole('button', { name: 'A person I trust' }).press('Enter');
    await expect(care.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
    await care.getByRole('button', { name: 'Breathe with me' }).press('Enter');
    await care.getByRole('button', { name: 'Start' }).click();
    await expect(care.getByText('Inhale', { exact: true })).toBeVisible();
    await expect(screen(page)).toBeVisible();
  });

  test('leads to the safety plan, and from there back to where the person was', async ({ page, person }) => {
    await enter(page, person, '/dashboard?tab=mytests');
    await answerNinth(page, 'Several days');
    const ways = [() => page.getByRole('link', { name: 'Back to where you were' }).click(), () => page.goBack()];
    for (const goBack of ways) {
      await screen(page).getByRole('link', { name: 'My safety plan' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My safety plan');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await goBack();
      await expect(screen(page).getByRole('heading', { level: 1 })).toBeFocused();
    }
    await screen(page).getByRole('button', { name: 'I am safe for now' }).click();
    await expect(score(page, 1)).toBeFocused();
    // The person has gone on: nothing comes a second time.
    await page.getByRole('link', { name: 'My Stats', exact: true }).click();
    await page.getByRole('link', { name: 'My Tests', exact: true }).click();
    await expect(blockOf(page, 'PHQ-9 Depression').getByRole('button', { name: 'Submit PHQ-9' })).toBeVisible();
    await expect(screen(page)).toHaveCount(0);
    await page.goto('/safety-plan');
    await expect(page.getByRole('link', { name: 'Back to where you were' })).toHaveCount(0);
  });

  test('Esc goes on wherever a tap has left the focus, but closes what lies over it first', async ({
    page,
    person,
  }) => {
    await enter(page, person, '/dashboard?tab=mytests');
    await answerNinth(page, 'Several days');
    await page.getByRole('button', { name: 'Help now' }).click();
    await expect(page.getByRole('dialog', { name: 'Help now' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Help now' })).toHaveCount(0);
    await expect(screen(page)).toBeVisible();
    await screen(page).getByText('No one at work is shown this answer.').click();
    await page.keyboard.press('Escape');
    await expect(score(page, 1)).toBeFocused();
  });

  test('no reminder comes over it; it waits until the person has gone on', async ({ page, person }) => {
    await enter(page, person, '/dashboard?tab=mytests');
    await answerNinth(page, 'Several days');
    await expect(screen(page)).toBeVisible();
    await page.evaluate(() => {
      history.pushState(null, '', '/dashboard?tab=mytests&mood=now');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL('/dashboard?tab=mytests');
    await expect(screen(page)).toBeVisible();
    const popup = page.getByRole('dialog', { name: 'How are you feeling right now?' });
    await expect(popup).toHaveCount(0);
    await screen(page).getByRole('button', { name: 'I am safe for now' }).click();
    await expect(popup).toBeVisible();
  });

  test('a reload in the middle loses nothing: the score stands in My Stats', async ({ page, person }) => {
    await enter(page, person, '/dashboard?tab=mytests');
    await answerNinth(page, 'Several days');
    await expect(screen(page)).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'My Stats', exact: true }).click();
    await expect(page.getByText('Your PHQ-9 Score: 1', { exact: true })).toBeVisible();
  });

  test('its next step is somebody to talk to, however low the score', async ({ page, person }) => {
    await enter(page, person, '/dashboard?tab=mytests');
    await answerNinth(page, 'Several days');
    await page.keyboard.press('Escape');
    const block = blockOf(page, 'PHQ-9 Depression');
    await expect(block.getByText(/A counsellor or a doctor can help/)).toBeVisible();
    await expect(block.getByText(/look steady/)).toHaveCount(0);
  });

  test('is readable for everybody, light or dark, on a phone and on a desk', async ({ page, person }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enter(page, person, '/dashboard?tab=mytests');
    await answerNinth(page, 'Several days');
    await screen(page).getByRole('button', { name: 'A person I trust' }).click();
    await screen(page).getByRole('button', { name: 'Breathe with me' }).click();
    for (const width of [1280, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectAccessible(page);
      }
      await expectNoSidewaysScroll(page);
      const inside = await screen(page).evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(inside).toBeLessThanOrEqual(0);
    }
  });
});

test('Not at all brings the score and no screen', async ({ page, person }) => {
  await enter(page, person, '/dashboard?tab=mytests');
  await answerNinth(page, 'Not at all');
  await expect(score(page, 0)).toBeFocused();
  await expect(screen(page)).toHaveCount(0);
});

test.describe('where the lines can not be read', () => {
  test.use({ expectedErrors: refusedCalls });

  test('the care screen and Help have the numbers that every installation starts with', async ({ page, person }) => {
    await page.route('**/api/help-lines', (route) => route.abort());
    await enter(page, person, '/dashboard?tab=mytests');
    await answerNinth(page, 'Several days');
    for (const number of ['14416', '1800-891-4416', '112']) {
      await expect(screen(page).getByRole('link', { name: `Call ${number}` })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Help now' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Call 112' })).toBeVisible();
  });

  test('an answer that came only at the second try shows it too, and is stored once', async ({
    page,
    request,
    person,
  }) => {
    let tries = 0;
    await page.route('**/api/assessment', async (route) => {
      tries += 1;
      if (tries > 1) return route.continue();
      // The server has stored it, and its answer is lost on the way.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await enter(page, person, '/dashboard?tab=mytests');
    await answerNinth(page, 'Nearly every day');
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(screen(page)).toHaveCount(0);
    await blockOf(page, 'PHQ-9 Depression').getByRole('button', { name: 'Submit PHQ-9' }).click();
    await expect(screen(page)).toBeVisible();
    expect(await stored(request, person.token, '/api/assessment/all')).toHaveLength(1);
  });

  test('a failed submission shows no score and no screen, and says so', async ({ page, person }) => {
    await page.route('**/api/assessment', (route) => route.fulfill({ status: 500, json: {} }));
    await enter(page, person, '/dashboard?tab=mytests');
    await answerNinth(page, 'Several days');
    await expect(page.getByRole('alertdialog')).toContainText('Something went wrong');
    await expect(screen(page)).toHaveCount(0);
  });
});
