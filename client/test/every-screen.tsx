import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { screens } from '../../gallery/stories.ts';
import { refused } from './answer-calls.ts';
import { expectReadable } from './axe.ts';
import type { looks } from './axe.ts';
import { expectForcedColours } from './forced-colours.ts';
import { openScreen } from './open-screen.tsx';

/** What the gallery does not answer. */
const answers = {
  'POST /api/auth/sso/start': () => refused(503),
  'POST /api/auth/sso/finish': () => refused(503),
  'GET /api/mood-contexts': [],
};

const controls =
  'button, select, textarea, input, summary, a[href], label:has(input), [role=tab], [role=switch], [role=radio]';

/** Pixels, under a finger: what is to be pressed (WCAG 2.2, 2.5.5), and a link in a text (2.5.8). */
const least = { control: 44, inText: 24 };

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

/** What is pressed with a finger is large enough. */
async function expectTargetSizes(): Promise<void> {
  const setTouch = async (enabled: boolean) =>
    void (await cdp().send('Emulation.setTouchEmulationEnabled', { enabled }));
  onTestFinished(() => setTouch(false));
  await setTouch(true);
  const small = [...document.querySelectorAll<HTMLElement>(controls)].filter(isSeen).filter(isSmall);
  expect(small.map((one) => `${one.localName} ‘${one.textContent}’ ${one.offsetWidth} × ${one.offsetHeight}`)).toEqual(
    [],
  );
}

function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  // One within a label is pressed by all of that.
  const isWithin = element.matches('input') && element.closest('label') !== null;
  return !isWithin && width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}

function isSmall(element: HTMLElement): boolean {
  const { height } = element.getBoundingClientRect();
  const isInText = element.matches('a:not(nav a)') && element.className === '';
  // Half a pixel is a matter of rounding.
  return height < (isInText ? least.inText : least.control) - 0.5;
}
