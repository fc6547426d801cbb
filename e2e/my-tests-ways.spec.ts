import type { Locator, Page } from '@playwright/test';
import { answer, blockOf, enter, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const mytests = '/dashboard?tab=mytests';
const stem = /Over the last 2 weeks, how often/;

/** The place between the stem above and the tabs below, in which questions are read. */
async function room(page: Page, block: Locator) {
  const [head, tabs] = await Promise.all([
    block.getByText(stem).locator('xpath=ancestor::div[1]').boundingBox(),
    page.getByRole('navigation').first().boundingBox(),
  ]);
  return { top: Number(head?.y) + Number(head?.height), bottom: Number(tabs?.y) };
}

async function wholeIn(page: Page, block: Locator): Promise<string[]> {
  const { top, bottom } = await room(page, block);
  return block.getByRole('group').evaluateAll(
    (groups, [from, to]) =>
      groups
        .filter((group) => {
          const box = group.getBoundingClientRect();
          return box.top >= Number(from) - 1 && box.bottom <= Number(to) + 1;
        })
        .map((group) => group.querySelector('legend')?.textContent ?? ''),
    [top, bottom],
  );
}

const linesOf = (text: Locator) =>
  text.evaluate((element) =>
    Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
  );

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('an answer by hand moves gently on, the stem takes one line, and two questions are in view', async ({
    page,
    person,
  }) => {
    await enter(page, person, mytests);
    const block = blockOf(page, 'GAD-7 Anxiety');
    const questions = block.getByRole('group');
    await questions.first().scrollIntoViewIfNeeded();
    expect(await linesOf(block.getByText(stem))).toBeGreaterThan(1);
    for (const at of [0, 1, 2, 3, 4]) {
      await questions.nth(at).getByText('Several days', { exact: true }).tap();
      await expect
        .poll(() => wholeIn(page, block))
        .toContain(
          await questions
            .nth(at + 1)
            .locator('legend')
            .innerText(),
        );
      await expect.poll(async () => (await wholeIn(page, block)).length).toBeGreaterThanOrEqual(2);
      expect(await linesOf(block.getByText(stem))).toBe(1);
      await expect(block.getByText(stem)).toBeInViewport();
      await expect(block.getByText(stem)).toHaveText(/following problems\?$/);
      // Only the page moves: whoever hears it stays where they are.
      await expect(questions.nth(at).getByRole('radio', { name: 'Several days' })).toBeFocused();
    }
    await questions.nth(5).getByText('Several days', { exact: true }).tap();
    await questions.nth(6).getByText('Several days', { exact: true }).tap();
    await expect(block.getByRole('button', { name: 'Submit GAD-7' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('nothing moves for a correction, for keys, and where it is switched off, which the device keeps', async ({
    page,
    person,
  }) => {
    await page.clock.install();
    await enter(page, person, mytests);
    const block = blockOf(page, 'GAD-7 Anxiety');
    const questions = block.getByRole('group');
    const still = async (act: () => Promise<unknown>) => {
      await act();
      const place = await page.evaluate(() => window.scrollY);
      await page.clock.runFor(2000);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      // A page that settles moves by parts of a pixel; moving on is at least a line.
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(8);
    };
    await questions.nth(1).getByRole('radio').first().focus();
    await still(() => page.keyboard.press('2'));
    await still(() => page.keyboard.press('ArrowDown'));
    await still(() => questions.nth(1).getByText('Not at all', { exact: true }).tap());
    const own = block.getByRole('switch', { name: 'Move on after each answer' });
    await expect(own).toBeChecked();
    await own.tap();
    await expect(blockOf(page, 'PHQ-9 Depression').getByRole('switch')).not.toBeChecked();
    await still(() => questions.nth(2).getByText('Not at all', { exact: true }).tap());
    await page.reload();
    await expect(own).not.toBeChecked();
    await own.tap();
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['role', 'token']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await still(() => questions.nth(3).getByText('Not at all', { exact: true }).tap());
  });

  test('help that an answer calls for is not scrolled away', async ({ page, person }) => {
    await enter(page, person, mytests);
    const block = blockOf(page, 'PHQ-9 Depression');
    const questions = block.getByRole('group');
    for (const at of [0, 1, 2, 3, 4, 5, 6, 7]) {
      await questions.nth(at).getByText('Not at all', { exact: true }).tap();
    }
    await questions.nth(8).getByText('Several days', { exact: true }).tap();
    await expect(block.getByRole('link', { name: 'Call 14416' })).toBeVisible();
    await expect(questions.nth(8).getByText('Several days', { exact: true })).toBeInViewport();
  });
});

test('on a desk a rail has the stem, the progress and a way to each question', async ({ page, person }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, person, mytests);
  const block = blockOf(page, 'GAD-7 Anxiety');
  const ways = block.getByRole('navigation', { name: 'GAD-7 questions' });
  await expect(ways.getByRole('link')).toHaveCount(7);
  await expect(block.getByRole('switch')).toHaveCount(0);
  await answer(block, ['Several days', 'Not at all']);
  await expect(ways.getByRole('link', { name: 'Question 2, answered' })).toBeVisible();
  await ways.getByRole('link', { name: 'Question 6, not answered yet' }).click();
  const sixth = block.getByRole('group').nth(5);
  await expect(sixth.getByRole('radio').first()).toBeFocused();
  await expect(sixth).toBeInViewport({ ratio: 1 });
  await expect(ways.getByRole('link', { name: /^Question 6/ })).toHaveAttribute('aria-current', 'step');
  await expect(page).toHaveURL(mytests);
  await page.keyboard.press('3');
  await expect(ways.getByRole('link', { name: 'Question 6, answered' })).toBeVisible();
  await expect(block.getByText('3 of 7')).toBeInViewport();
  await expect(block.getByText(stem)).toBeInViewport();
  const [rail, question] = await Promise.all([block.getByText(stem).boundingBox(), sixth.boundingBox()]);
  expect(Number(rail?.x) + Number(rail?.width)).toBeLessThanOrEqual(Number(question?.x));
  await expectAccessible(page);
});

for (const width of [1280, 360]) {
  test(`a result says its level and meaning first, with no half of the stem above it, at ${width} px`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      document.addEventListener('animationstart', ({ animationName, target }) => {
        if (animationName.includes('glide') && target instanceof HTMLElement) document.body.dataset['glided'] = 'yes';
      });
    });
    await enter(page, person, mytests);
    const block = blockOf(page, 'GAD-7 Anxiety');
    await answer(block, Array(7).fill('Nearly every day'));
    await block.getByRole('button', { name: 'Submit GAD-7' }).click();
    const score = block.getByText('Your GAD-7 Score: 21', { exact: true });
    await expect(score).toBeFocused();
    await expect(score).toHaveAccessibleDescription(/^Severe Symptoms nearly every day\./);
    const level = block.getByText('Severe', { exact: true }).first();
    const [first, then] = await Promise.all([level.boundingBox(), score.boundingBox()]);
    expect(Number(first?.y)).toBeLessThan(Number(then?.y));
    await expect(level).toBeInViewport({ ratio: 1 });
    await expect(score).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole('banner').boundingBox();
    const head = await block.getByText(stem).boundingBox();
    expect(Number(head?.y) + Number(head?.height)).toBeLessThanOrEqual(Number(bar?.y) + Number(bar?.height));
    await expect(page.locator('body')).toHaveAttribute('data-glided', 'yes');
    const filled = await block
      .locator('dd a[href^="tel:"]')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
    // One of them is the step to take.
    expect(filled.filter((colour) => colour === filled[0])).toHaveLength(1);
  });
}
