import { expect } from '../fixtures.ts';
import { answersOf } from './calls-of-employees.ts';
import type { Scene } from './scene.ts';
import { departs, says } from './statement.ts';
import type { Section } from './statement.ts';

const figure = ({ page }: Scene, name: string) => page.getByRole('figure', { name, exact: true });
const drawn = (scene: Scene, name: string) => figure(scene, name).getByRole('img', { name }).first();

/** Sections 2 and 9: the statistics, with someone at each level. */
export function adminStatistics(): Section {
  const card = (label: string) =>
    says(`an overview card ${label}`, async ({ page }) => {
      const item = page.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) });
      await expect(item).toHaveText(/\d+/);
    });
  const has = (name: string, names: string[]) => async (scene: Scene) => {
    await expect(drawn(scene, name)).toBeVisible();
    for (const one of names) await expect(figure(scene, name).getByText(one, { exact: true }).first()).toBeVisible();
  };
  const held =
    (texts: string[]) =>
    async ({ page }: Scene) => {
      let go: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (go = resolve));
      await page.route('**/api/admin/stats/**', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('/admin/stats');
      for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
      go();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await page.unrouteAll({ behavior: 'wait' });
    };
  return {
    heading: '2, 9 Admin statistics',
    open: async (scene) => {
      for (const value of [0, 1, 2, 3]) {
        const { token } = await scene.join();
        for (const type of ['GAD-7', 'PHQ-9'])
          await scene.call('POST', '/api/assessment', { token, body: await answersOf(scene, token, type, value) });
        await scene.call('POST', '/api/mood', { token, body: { mood: '🙂' } });
      }
      await scene.enter(await scene.admin(), '/admin/stats', 'admin');
    },
    statements: [
      ...['Total Employees', 'GAD-7 Submissions', 'PHQ-9 Submissions', 'Mood Entries'].map(card),
      says('average scores are lines of two series', has('Average score trends', ['GAD-7', 'PHQ-9'])),
      says('with dates as dd-mm-yyyy', async (scene) =>
        expect(await drawn(scene, 'Average score trends').textContent()).toMatch(/\d\d-\d\d-\d{4}/),
      ),
      says('daily submissions are stacked bars of both', async (scene) => {
        await has('Daily assessment submissions', ['GAD-7', 'PHQ-9'])(scene);
        const bars = await drawn(scene, 'Daily assessment submissions')
          .locator('rect, path')
          .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect()).map(({ x, bottom }) => ({ x, bottom })));
        const stacked = bars.some((one) => bars.some(({ x, bottom }) => x === one.x && bottom !== one.bottom));
        expect(stacked).toBe(true);
      }),
      says('severity is a pie of both', async (scene) => {
        await has('Severity distribution', [])(scene);
        await expect(drawn(scene, 'Severity distribution').locator('g:has(> path)')).toHaveCount(4);
      }),
      says('with four bands', has('Severity distribution', ['Minimal', 'Mild', 'Moderate', 'Severe'])),
      says('in green, amber, orange and red', async (scene) => {
        await scene.page.emulateMedia({ colorScheme: 'light' });
        const swatches = figure(scene, 'Severity distribution').getByRole('listitem').locator('svg rect:first-of-type');
        const hues = (await swatches.evaluateAll(paints)).map(hueOf);
        const [green = 0, amber = 0, orange = 0, red = 0] = hues;
        expect(green).toBeGreaterThan(amber);
        expect(amber).toBeGreaterThan(orange);
        expect(orange).toBeGreaterThan(red > 340 ? red - 360 : red);
      }),
      departs('averages are those of each date', 'Average score trends by date'),
      departs('each date has a bar of its own, however many there are', 'Average score trends by date'),
      says('moods are bars', has('Mood distribution', ['Happy', 'Calm', 'Neutral', 'Sad', 'Angry'])),
      says('while they load ‘Loading chart...’', held(['Loading chart...'])),
      says('or ‘Loading average score trends...’', held(['Loading average score trends...'])),
    ],
  };
}

/** The fill of each shape as red, green and blue. Runs in the page. */
function paints(shapes: Element[]): number[][] {
  return shapes.map((shape) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(shape).fill;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
}

function hueOf([red = 0, green = 0, blue = 0]: number[]): number {
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue) || 1;
  const turn =
    most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span;
  return (turn * 60 + 360) % 360;
}
