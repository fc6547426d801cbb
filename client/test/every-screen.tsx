import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { screens } from '../../gallery/stories.ts';
import { refused } from './answer-calls.ts';
import { expectReadable } from './axe.ts';
import type { looks } from './axe.ts';
import { expectForcedColours } from './forced-colours.ts';
import { openScreen } from './open-screen.tsx';
import { expectTargetSizes } from './target-sizes.ts';

/** What the gallery does not answer. */
const answers = {
  'POST /api/auth/sso/start': () => refused(503),
  'POST /api/auth/sso/finish': () => refused(503),
  'GET /api/mood-contexts': [],
};

/** Screens with more open on them are asked in their own tests. `looksOf` says in which looks axe is asked of a screen. */
export function testEveryScreen(looksOf: (index: number) => typeof looks): void {
  for (const [index, { name, address, role, press, answers: own }] of screens
    .filter(({ isFilledIn }) => !isFilledIn)
    .entries())
    test(`axe finds nothing, every colour and target will do, and nothing scrolls sideways: ${name}`, async () => {
      await openScreen(address, { role, answers: { ...answers, ...own } });
      await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      for (const words of press) await page.getByRole('button', { name: words, exact: true }).first().click();
      await expect.poll(() => page.getByText(/^Loading/).elements()).toEqual([]);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      await expectReadable(looksOf(index));
      await expectTargetSizes();
      await expectForcedColours();
      await page.viewport(320, 640);
      const { scrollWidth, clientWidth } = document.documentElement;
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
}
