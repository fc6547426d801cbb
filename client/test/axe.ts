import axe from 'axe-core';
import { expect } from 'vitest';

/** Everything axe knows of WCAG 2.2 A and AA that can be said of a part of a screen. */
export async function expectAccessible(part: Element): Promise<void> {
  // What is still fading in has other colours.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await axe.run(part, { runOnly, resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}
