import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { screens } from '../../gallery/stories.ts';
import { refused } from '../test/answer-calls.ts';
import { expectReadable } from '../test/axe.ts';
import { expectForcedColours } from '../test/forced-colours.ts';
import { openScreen } from '../test/open-screen.tsx';
import { expectTargetSizes } from '../test/target-sizes.ts';

/** What the gallery does not answer. */
const answers = {
  'POST /api/auth/sso/start': () => refused(503),
  'POST /api/auth/sso/finish': () => refused(503),
  'GET /api/mood-contexts': [],
};

/** Screens with more open on them are asked in their own tests, and all of them in every look in the long form. */
for (const { name, address, role, press, answers: own } of screens.filter(({ isFilledIn }) => !isFilledIn))
  test(`axe finds nothing, every colour and target will do, and nothing scrolls sideways: ${name}`, async () => {
    await openScreen(address, { role, answers: { ...answers, ...own } });
    await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const words of press) await page.getByRole('button', { name: words, exact: true }).first().click();
    await expect.poll(() => page.getByText(/^Loading/).elements()).toEqual([]);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    await expectReadable();
    await expectTargetSizes();
    await expectForcedColours();
    await page.viewport(320, 640);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
