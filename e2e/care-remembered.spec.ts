import type { Browser, Page } from '@playwright/test';
import { answer, blockOf, enter, expect, registerPerson, stored, submitAssessment, test } from './fixtures.ts';
import type { Person } from './fixtures.ts';

const mytests = '/dashboard?tab=mytests';
const mystats = '/dashboard?tab=mystats';
const screen = (page: Page) => page.getByRole('dialog', { name: 'Thank you for being open about this' });
const score = (page: Page, total: number) => page.getByRole('heading', { name: `Your PHQ-9 Score: ${total}` });
const onlyNinth = [...Array(8).fill('Not at all'), 'Nearly every day'];

async function submitNinth(page: Page) {
  const block = blockOf(page, 'PHQ-9 Depression');
  await answer(block, onlyNinth);
  await block.getByRole('button', { name: 'Submit PHQ-9' }).click();
  await expect(screen(page)).toBeVisible();
}

async function signInElsewhere(browser: Browser, { email, password }: Person, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  return page;
}

test.describe('trust 13: a result that calls for care', () => {
  for (const exit of ['Continue', 'I am safe for now']) {
    test(`comes back behind the calm screen until '${exit}', here and elsewhere`, async ({
      page,
      person,
      browser,
      baseURL,
    }) => {
      await enter(page, person, mytests);
      await submitNinth(page);
      await page.reload();
      await expect(screen(page)).toBeVisible();
      await expect(screen(page).getByRole('link', { name: 'Call 14416' })).toBeVisible();
      const elsewhere = await signInElsewhere(browser, person, baseURL);
      await expect(screen(elsewhere)).toBeVisible();
      const marked = page.waitForResponse((reply) => reply.ok() && /\/api\/results\/\d+\/left$/.test(reply.url()));
      await screen(page).getByRole('button', { name: exit }).click();
      await expect(screen(page)).toHaveCount(0);
      await expect(score(page, 3)).toBeFocused();
      // Which of the ways it was is told to no one.
      expect((await marked).request().postData()).toBeNull();
      for (const place of [page, elsewhere]) {
        await place.goto(mytests);
        await expect(blockOf(place, 'PHQ-9 Depression').getByRole('group')).toHaveCount(9);
        await place.waitForLoadState('networkidle');
        await expect(screen(place)).toHaveCount(0);
      }
      await elsewhere.context().close();
    });
  }

  test('leads to the score also for those who go on before the questions have come', async ({
    page,
    request,
    person,
  }) => {
    await submitAssessment(request, person.token, 'PHQ-9', [0, 0, 0, 0, 0, 0, 0, 0, 3]);
    const questions = Promise.withResolvers<void>();
    await page.route('**/api/questions/active', async (route) => {
      await questions.promise;
      await route.continue();
    });
    await enter(page, person, mytests);
    await screen(page).getByRole('button', { name: 'Continue' }).click();
    await expect(screen(page)).toHaveCount(0);
    questions.resolve();
    await expect(score(page, 3)).toBeFocused();
    await page.reload();
    await expect(blockOf(page, 'PHQ-9 Depression').getByRole('group')).toHaveCount(9);
    await expect(score(page, 3)).toHaveCount(0);
  });

  for (const tab of ['home', 'mystats', 'myhealth', 'mytests']) {
    test(`comes back at a landing on ${tab}, with Help and the bar in reach, and holds nobody`, async ({
      page,
      request,
      person,
    }) => {
      await submitAssessment(request, person.token, 'PHQ-9', [0, 0, 0, 0, 0, 0, 0, 0, 3]);
      await page.setViewportSize({ width: 360, height: 640 });
      for (const way of ['landing', 'reload']) {
        if (way === 'landing') await enter(page, person, `/dashboard?tab=${tab}`);
        else await page.reload();
        await expect(screen(page), way).toBeVisible();
        await expect(screen(page).getByRole('link', { name: 'Call 14416' })).toBeInViewport({ ratio: 1 });
      }
      await page.getByRole('button', { name: 'Help now' }).click();
      await expect(page.getByRole('dialog', { name: 'Help now' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(screen(page)).toBeVisible();
      const [other, address] = tab === 'mystats' ? ['My Health', 'myhealth'] : ['My Stats', 'mystats'];
      await page.getByRole('link', { name: other, exact: true }).click();
      await expect(page).toHaveURL(`/dashboard?tab=${address}`);
      await expect(screen(page)).toHaveCount(0);
      await page.reload();
      await expect(screen(page)).toBeVisible();
      await screen(page).getByRole('button', { name: 'Continue' }).click();
      await expect(screen(page)).toHaveCount(0);
      await page.goto('/help');
      await expect
        .poll(async () => (await stored(request, person.token, '/api/assessment/all'))[0].care_waits)
        .toBe(false);
      await page.goto(`/dashboard?tab=${tab}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(screen(page)).toHaveCount(0);
    });
  }

  test('is never called steady, before or after it was left', async ({ page, request, person }) => {
    await submitAssessment(request, person.token, 'PHQ-9', [0, 0, 0, 0, 0, 0, 0, 0, 3]);
    await enter(page, person, mystats);
    for (const round of ['before', 'after']) {
      await expect(page.getByText('Your PHQ-9 Score: 3', { exact: true }), round).toBeVisible();
      await expect(page.getByText(/steady|few or no symptoms|have eased/i)).toHaveCount(0);
      await expect(
        page.getByText('The score is low, but a number can’t say everything about how you are.'),
      ).toBeVisible();
      const [{ id }] = await stored(request, person.token, '/api/assessment/all');
      const headers = { Authorization: `Bearer ${person.token}` };
      expect((await request.put(`/api/results/${id}/left`, { headers })).status()).toBe(200);
      await page.reload();
    }
  });

  test('a PHQ-9 known to hold nothing of the kind may be called steady, and so may a GAD-7', async ({
    page,
    request,
    person,
  }) => {
    await submitAssessment(request, person.token, 'PHQ-9', [1, 0, 0, 0, 0, 0, 0, 0, 0]);
    await submitAssessment(request, person.token, 'GAD-7', [1, 0, 0, 0, 0, 0, 0]);
    await enter(page, person, mystats);
    await expect(page.getByText(/Things look steady/)).toHaveCount(2);
  });

  test('is known in another language and another order', async ({ page, person }) => {
    await page.route('**/api/questions/active', async (route) => {
      const reply = await route.fetch();
      const questions: { id: string; type: string; text: string }[] = await reply.json();
      const others = questions.filter(({ id }) => id !== 'phq9-9').map((one, n) => ({ ...one, text: `प्रश्न ${n}` }));
      const ninth = questions.filter(({ id }) => id === 'phq9-9').map((one) => ({ ...one, text: 'मृत्यु के विचार' }));
      await route.fulfill({ response: reply, json: [...ninth, ...others] });
    });
    await enter(page, person, mytests);
    const block = blockOf(page, 'PHQ-9 Depression');
    await answer(block, Array(9).fill('Nearly every day').fill('Not at all', 1));
    await expect(block.getByRole('link', { name: 'Call 14416' })).toBeVisible();
    await block.getByRole('button', { name: 'Submit PHQ-9' }).click();
    await expect(screen(page)).toBeVisible();
  });

  test('the last question in the official wording calls for nothing under another id', async ({ page, request }) => {
    const person = await registerPerson(request);
    await page.route('**/api/questions/active', async (route) => {
      const reply = await route.fetch();
      const questions: { id: string; text: string }[] = await reply.json();
      const wording = questions.find(({ id }) => id === 'phq9-9')?.text;
      const json = questions.map((one) => (one.id === 'phq9-2' ? { ...one, text: wording } : one));
      await route.fulfill({ response: reply, json });
    });
    await enter(page, person, mytests);
    const block = blockOf(page, 'PHQ-9 Depression');
    await answer(block, ['Not at all', 'Nearly every day']);
    await expect(block.getByRole('link', { name: 'Call 14416' })).toHaveCount(0);
  });
});
