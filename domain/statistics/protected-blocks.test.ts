import { expect, test } from 'vitest';
import { byFigureKind } from './figure-kinds.ts';
import type { Block } from './protected-blocks.ts';
import { halvesOffBy, isTookPartShown, offBy, raisedShare, shownBlocks, sumOf } from './protected-blocks.ts';

const block = (smallest: number, answered = 40, raised = 10): Block => {
  const count = { answered, raised };
  return { firstDay: '2026-01-26', tookPart: 50, smallest, kinds: byFigureKind(() => count) };
};

test('levels are shown by their smallest alone, and of several blocks sooner than of each', () => {
  const shown = (blocks: readonly Block[], least = 5) => shownBlocks(blocks, 'GAD-7', least).length;
  expect([15, 16].map((smallest) => shown([block(smallest)]))).toEqual([0, 1]);
  expect(shown(Array.from({ length: 4 }, () => block(11)))).toBe(4);
  expect(shown(Array.from({ length: 4 }, () => block(10)))).toBe(0);
  expect(shown([block(16)], 6)).toBe(0);
  expect(shown([])).toBe(0);
});

test('a kind that nobody answers is in no figure, and hides no other', () => {
  const unused = { ...block(16), kinds: { ...block(16).kinds, 'PHQ-9': { answered: 27, raised: 2 } } };
  expect(shownBlocks([unused], 'PHQ-9', 5)).toEqual([]);
  expect(shownBlocks([unused], 'mood', 5)).toEqual([unused]);
  expect(shownBlocks([unused, block(16)], 'PHQ-9', 5)).toHaveLength(1);
});

test('who took part is said by how many answered', () => {
  expect([33, 34].map((answered) => isTookPartShown(block(0, answered), 5))).toEqual([false, true]);
});

test('sums are never below none, and no part is above its whole', () => {
  expect(sumOf([block(20), block(20)], 'mood')).toEqual({ answered: 80, raised: 20 });
  expect(sumOf([block(20, -3, 4)], 'GAD-7')).toEqual({ answered: 0, raised: 0 });
  expect(sumOf([block(20, 12, 14)], 'GAD-7')).toEqual({ answered: 12, raised: 12 });
});

test('a share says how sure it is, and a number how far it may be off', () => {
  expect(raisedShare({ answered: 29, raised: 9 }, 1)).toBeUndefined();
  const small = raisedShare({ answered: 130, raised: 32 }, 1);
  const large = raisedShare({ answered: 1300, raised: 320 }, 1);
  expect(small?.share).toBe(large?.share);
  expect((small?.high ?? 0) - (small?.low ?? 0)).toBeGreaterThan(2 * ((large?.high ?? 0) - (large?.low ?? 0)));
  expect([offBy('raised', 1), offBy('answered', 1), offBy('raised', 4)]).toEqual([9, 17, 17]);
  // Those who are not raised: who answered, less who is, and both are moved.
  const give_or_take = { raised: 9, answered: 17 };
  const shown = ['GAD-7', 'PHQ-9'] as const;
  expect(halvesOffBy({ shown, give_or_take }, ['mood', 'GAD-7'])).toBe(20);
  expect(halvesOffBy({ shown, give_or_take }, shown)).toBe(28);
});
