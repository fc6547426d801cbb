import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface RunOptions {
  runOnly: { type: 'tag' | 'rule'; values: string[] };
  resultTypes: string[];
}

/** What axe itself looks like in a page; its types are for its own module. */
interface AxeWindow {
  axe: {
    run: (
      place: Document,
      options: RunOptions,
    ) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
  };
  /** What every rule has been asked of in this document. */
  looked?: Set<string>;
}

/** Everything axe knows of WCAG 2.2 A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that read colours: what else there is stays as it was where light turns to dark. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * axe is put into each document once and asked there: five times faster than its own connection to Playwright, which opens
 * a page for each report. That one is made for frames, of which we have none. Of the same elements at the same width it is
 * asked everything once, and of the colours each time.
 */
export async function expectAccessible(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(
    async ([all, colours]) => {
      const { axe } = window as unknown as AxeWindow;
      // What is fading in has another contrast than what a person reads in the end.
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
      const looked = ((window as unknown as AxeWindow).looked ??= new Set());
      const fields = [...document.querySelectorAll('input, select, textarea')];
      const state = fields.map((field) => ('checked' in field && field.checked) || ('value' in field && field.value));
      const now = JSON.stringify([innerWidth, innerHeight, state, document.documentElement.outerHTML]);
      const runOnly: RunOptions['runOnly'] = looked.has(now)
        ? { type: 'rule', values: colours }
        : { type: 'tag', values: all };
      looked.add(now);
      const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
      return [
        ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        ...[...document.querySelectorAll('iframe, frame')].map(() => 'a frame, into which nobody looked'),
      ];
    },
    [tags, ofColours] as const,
  );
  expect(found).toEqual([]);
}
