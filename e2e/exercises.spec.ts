import type { Page } from '@playwright/test';
import { blockOf, enter, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import type { Person } from './fixtures.ts';

const myhealth = '/dashboard?tab=myhealth';

/** My Health with a clock that stands still until it is moved. */
async function openStill(page: Page, person: Person) {
  const time = new Date('2026-11-18T09:00:00+05:30');
  await page.clock.install({ time });
  await enter(page, person, myhealth);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Health');
  await page.clock.pauseAt(new Date(time.getTime() + 10_000));
}

const circleOf = (page: Page) => blockOf(page, 'Breathing Exercise');

/** What the circle shows, such as 'Inhale 4'. */
async function breath(page: Page): Promise<string> {
  return circleOf(page).evaluate((block) => {
    const [phase, count] = ['[aria-live]', '[aria-live] + p'].map((place) => block.querySelector(place)?.textContent);
    return `${phase} ${count}`;
  });
}

test.describe('the breathing exercise', () => {
  test('goes Inhale 4, Hold 4, Exhale 6 second by second, and both buttons go back', async ({ page, person }) => {
    await openStill(page, person);
    expect(await breath(page)).toBe('Inhale 4');
    await page.clock.runFor(3000);
    expect(await breath(page)).toBe('Inhale 4');
    await circleOf(page).getByRole('button', { name: 'Start' }).click();
    const seen: string[] = [];
    for (let second = 0; second < 15; second += 1) {
      seen.push(await breath(page));
      await page.clock.runFor(1000);
    }
    expect(seen).toEqual([
      ...[4, 3, 2, 1].map((left) => `Inhale ${left}`),
      ...[4, 3, 2, 1].map((left) => `Hold ${left}`),
      ...[6, 5, 4, 3, 2, 1].map((left) => `Exhale ${left}`),
      'Inhale 4',
    ]);
    await page.clock.runFor(5500);
    await circleOf(page).getByRole('button', { name: 'Start' }).click();
    expect(await breath(page)).toBe('Inhale 4');
    await page.clock.runFor(5000);
    await circleOf(page).getByRole('button', { name: 'Stop' }).click();
    expect(await breath(page)).toBe('Inhale 4');
    await page.clock.runFor(5000);
    expect(await breath(page)).toBe('Inhale 4');
  });

  test('is less than 50 ms off the clock after five minutes, also after a pause of the browser', async ({
    page,
    person,
  }) => {
    await openStill(page, person);
    await circleOf(page).getByRole('button', { name: 'Start' }).click();
    // 21 cycles of 14 s, and the 4 s of the next one: the change to Hold falls on 298 s.
    await page.clock.fastForward(100_300);
    await page.clock.runFor(297_975 - 100_300);
    expect(await breath(page)).toBe('Inhale 1');
    await page.clock.runFor(50);
    expect(await breath(page)).toBe('Hold 4');
  });

  test('announces the phase and not the seconds', async ({ page, person }) => {
    await enter(page, person, myhealth);
    const live = circleOf(page).locator('[aria-live="polite"]');
    await expect(live).toHaveText('Inhale');
    await expect(live.locator('xpath=following-sibling::p')).toHaveText('4');
  });

  test('has other rhythms, and leads those who should not hold to one without', async ({ page, person }) => {
    await openStill(page, person);
    await page.getByRole('button', { name: 'Use 4-6 without a pause' }).press('Enter');
    await circleOf(page).getByRole('button', { name: 'Start' }).click();
    await page.clock.runFor(4000);
    expect(await breath(page)).toBe('Exhale 6');
    await page.getByRole('button', { name: 'More ways to breathe' }).click();
    await page.getByRole('radio', { name: '4-4-4-4, all alike' }).check({ force: true });
    expect(await breath(page)).toBe('Inhale 4');
    await circleOf(page).getByRole('button', { name: 'Start' }).click();
    const phases: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      phases.push(await breath(page));
      await page.clock.runFor(4000);
    }
    expect(phases).toEqual(['Inhale 4', 'Hold 4', 'Exhale 4', 'Hold 4', 'Inhale 4']);
  });

  test('ends with a whole breath after a minute, keeps the screen awake until then, and compares the mood', async ({
    page,
    person,
  }) => {
    await page.addInitScript(() => {
      const held = { count: 0 };
      Object.assign(window, { held });
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: async () => {
            held.count += 1;
            return { release: async () => void (held.count -= 1) };
          },
        },
      });
    });
    const held = () => page.evaluate(() => (window as unknown as { held: { count: number } }).held.count);
    await openStill(page, person);
    const block = circleOf(page);
    await page.getByRole('button', { name: 'More ways to breathe' }).click();
    await page.getByRole('radio', { name: '1 minute', exact: true }).check({ force: true });
    await page.getByLabel('A soft tone at each change').check();
    await page.getByLabel('Note how I feel before and after').check();
    await block.getByRole('radio', { name: 'Sad' }).check({ force: true });
    await block.getByRole('button', { name: 'Start' }).click();
    await expect(block.getByText('1:10 left')).toBeVisible();
    await expect.poll(held).toBe(1);
    await page.clock.runFor(69_900);
    expect(await breath(page)).toBe('Exhale 1');
    await page.clock.runFor(200);
    expect(await breath(page)).toBe('Inhale 4');
    await expect(block.getByText('That was a minute.')).toBeVisible();
    await expect.poll(held).toBe(0);
    await block.getByRole('radio', { name: 'Calm' }).check({ force: true });
    await expect(block.getByText('Before: Sad. Now: Calm.')).toBeVisible();
    await page.clock.runFor(20_000);
    expect(await breath(page)).toBe('Inhale 4');
  });

  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test(
      reducedMotion === 'reduce' ? 'fills a ring and scales nothing' : 'grows and shrinks',
      async ({ page, person }) => {
        await page.emulateMedia({ reducedMotion });
        await enter(page, person, myhealth);
        await circleOf(page).getByRole('button', { name: 'Start' }).click();
        const drawing = circleOf(page)
          .locator('svg')
          .filter({ has: page.locator('circle') })
          .first();
        const scales = await drawing.evaluate(async (svg) => {
          const seen = new Set<string>();
          const end = performance.now() + 2500;
          while (performance.now() < end) {
            seen.add(getComputedStyle(svg.parentElement ?? svg).scale);
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
          return seen.size;
        });
        if (reducedMotion === 'reduce') expect(scales).toBe(1);
        else expect(scales).toBeGreaterThan(5);
        const ring = drawing.locator('circle').last();
        await expect(ring).toHaveAttribute('stroke-dasharray', /^0\.[57]|^1 /);
      },
    );
  }
});

test('the posture exercise leads from step to step, by itself and by key', async ({ page, person }) => {
  await openStill(page, person);
  const block = blockOf(page, 'Office Posture Exercise');
  const current = block.locator('[aria-current="step"]');
  await block.getByRole('button', { name: 'Guide me through it' }).press('Enter');
  await expect(current).toContainText('Straighten your back');
  await expect(current).toContainText('15 s');
  await page.clock.runFor(5000);
  await expect(current).toContainText('10 s');
  await page.clock.runFor(10_000);
  await expect(current).toContainText('Roll your shoulders slowly');
  await expect(block.locator('[aria-live]').first()).toContainText('Step 2: Roll your shoulders slowly');
  await block.getByRole('button', { name: 'Next step' }).press('Enter');
  await expect(current).toContainText('Relax your neck');
  await page.clock.runFor(20_000);
  await expect(current).toHaveCount(0);
  await expect(block.getByText('That was it.')).toBeVisible();
  await expect(block.getByRole('button', { name: 'Guide me through it' })).toBeFocused();
});

test('the eye rest runs 20 seconds and says when to look back', async ({ page, person }) => {
  await openStill(page, person);
  const block = blockOf(page, 'Eye Rest Exercise');
  await block.getByRole('button', { name: 'Begin 20 seconds' }).click();
  await expect(block.getByRole('status')).toHaveText('Look far away now');
  await page.clock.runFor(19_900);
  await expect(block.getByText('1 s')).toBeVisible();
  await page.clock.runFor(200);
  await expect(block.getByRole('status')).toHaveText(/You can look back now/);
  await expect(block.getByRole('button', { name: 'Once more' })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    test(`My Health passes axe with everything open, at ${width} px, ${colorScheme}`, async ({ page, person }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 740 });
      await enter(page, person, myhealth);
      await page.getByRole('button', { name: 'More ways to breathe' }).click();
      await page.getByLabel('Note how I feel before and after').check();
      await page.getByRole('button', { name: 'Guide me through it' }).click();
      await page.getByRole('button', { name: 'Begin 20 seconds' }).click();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
}
