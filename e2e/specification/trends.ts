import { expect } from '../fixtures.ts';
import { answersOf } from './calls-of-employees.ts';
import type { Scene } from './scene.ts';
import { departs, says } from './statement.ts';
import type { Section } from './statement.ts';

const figure = ({ page }: Scene, name: string) => page.getByRole('figure', { name, exact: true });
const svg = (scene: Scene, name: string) => figure(scene, name).getByRole('img', { name }).first();

/** Section 2: My Stats. */
export function myStats(): Section {
  let asha = { token: '' };
  const chart = (name: string) => async (scene: Scene) => {
    await expect(svg(scene, name)).toBeVisible();
    await expect(svg(scene, name).locator('path').first()).toBeAttached();
  };
  const empty =
    (text: string) =>
    async ({ page }: Scene) =>
      expect(page.getByText(text, { exact: true })).toBeVisible();
  const labels = (scene: Scene, name: string) => svg(scene, name).locator('text').allTextContents();
  return {
    heading: '2 My Stats',
    open: async (scene) => {
      asha = await scene.join();
      await scene.enter(asha, '/dashboard?tab=mystats');
    },
    statements: [
      says('without results ‘No GAD-7 data available.’', empty('No GAD-7 data available.')),
      says('‘No PHQ-9 data available.’', empty('No PHQ-9 data available.')),
      says('‘No mood data available.’', empty('No mood data available.')),
      says('‘Download Report’ stands below the charts', async (scene) => {
        const button = await scene.page.getByRole('button', { name: 'Download Report' }).boundingBox();
        const last = await figure(scene, 'Mood Trend').boundingBox();
        expect(button?.y).toBeGreaterThan(last?.y ?? Infinity);
      }),
      says('a line chart ‘GAD-7 Score Trend’', async (scene) => {
        const { call } = scene;
        for (const [type, value] of [
          ['GAD-7', 0],
          ['GAD-7', 2],
          ['GAD-7', 1],
          ['PHQ-9', 0],
          ['PHQ-9', 0],
        ] as const)
          await call('POST', '/api/assessment', {
            token: asha.token,
            body: await answersOf(scene, asha.token, type, value),
          });
        for (const mood of ['😡', '🙂', '😄']) await call('POST', '/api/mood', { token: asha.token, body: { mood } });
        await scene.page.reload();
        await chart('GAD-7 Score Trend')(scene);
      }),
      says('a line chart ‘PHQ-9 Score Trend’', chart('PHQ-9 Score Trend')),
      says('a line chart ‘Mood Trend’', chart('Mood Trend')),
      says('score charts are labelled by local date', async (scene) =>
        expect((await labels(scene, 'GAD-7 Score Trend')).join(' ')).toMatch(/\d{1,2} \p{L}{3}/u),
      ),
      says('mood labels show day, short month, hour and minute', async (scene) =>
        expect((await labels(scene, 'Mood Trend')).join(' ')).toMatch(/\d{1,2} \p{L}{3}, \d\d:\d\d/u),
      ),
      says('the mood axis reads from ‘😡 Angry’ to ‘😄 Happy’', async (scene) => {
        const texts = await svg(scene, 'Mood Trend')
          .locator('text')
          .evaluateAll((all) =>
            all
              .map((one) => ({ text: (one.textContent ?? '').trim(), y: one.getBoundingClientRect().y }))
              .toSorted((a, b) => b.y - a.y)
              .map(({ text }) => text),
          );
        const axis = ['😡 Angry', '😔 Sad', '😐 Neutral', '🙂 Calm', '😄 Happy'];
        expect(texts.filter((text) => axis.includes(text))).toEqual(axis);
      }),
      says('lines have the colour #1a4f8b', async (scene) => {
        await scene.page.emulateMedia({ colorScheme: 'light' });
        const colours = await svg(scene, 'PHQ-9 Score Trend')
          .locator('path')
          .evaluateAll((all) => all.map((path) => getComputedStyle(path).stroke));
        expect(colours).toContain('rgb(26, 79, 139)');
      }),
      departs('in the dark and behind moods, too', 'Charts have the line colour'),
      says('curves have a tension of 0.3', async (scene) => {
        const paths = await svg(scene, 'GAD-7 Score Trend')
          .locator('path')
          .evaluateAll((all) => all.map((path) => path.getAttribute('d') ?? ''));
        const curve = paths.find((path) => path.includes('C'));
        // The point in the middle: its control point lies along the chord of its neighbours.
        const [x0 = 0, y0 = 0, , , , cy = 0, x1 = 0, y1 = 0, , , , , x2 = 0, y2 = 0] = (
          curve?.match(/-?[\d.]+/g) ?? []
        ).map(Number);
        const [before, after] = [Math.hypot(x1 - x0, y1 - y0), Math.hypot(x2 - x1, y2 - y1)];
        expect(cy).toBeCloseTo(y1 + ((y0 - y2) * 0.3 * before) / (before + after), 0);
      }),
    ],
  };
}
