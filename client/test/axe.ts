import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const isEnding = ({ playState, effect }: Animation) =>
  playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity;
const ends = () => document.getAnimations().filter(isEnding);

/** Everything axe knows of WCAG 2.2 A and AA that can be said of a part of a screen. */
export async function expectAccessible(part: Element, rules: readonly string[] = wcag): Promise<void> {
  // What is still fading in has other colours; what inherits them begins to fade when that has ended.
  for (let ending = ends(); ending.length > 0; ending = ends())
    await Promise.allSettled(ending.map(({ finished }) => finished));
  const { violations } = await axe.run(part, { runOnly: [...rules], resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

type Look = readonly [theme: 'light' | 'dark', width: number];

/** At a desk, and on a phone. */
export const looks: readonly Look[] = [
  ['light', 1280],
  ['dark', 360],
];

/** A whole screen, in the light at a desk and in the dark on a phone, where nothing scrolls sideways. */
export async function expectReadable(of = looks): Promise<void> {
  for (const [theme, width] of of) {
    document.documentElement.dataset['theme'] = theme;
    await page.viewport(width, 740);
    // What lies half under the bar would count as too small.
    window.scrollTo(0, 0);
    await expectAccessible(document.body, [...wcag, 'best-practice']);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
}
