import { expect, test } from 'vitest';
import { varianceOf } from './chance.ts';
import { figureOf } from './group-figures.ts';
import { movedShareToSay, wilsonShare } from './wilson.ts';

const groupCellVariance = varianceOf(2 ** -0.25);

function protectedBy(blocks: readonly (readonly number[])[], exact?: readonly number[]) {
  const cells = [0, 1, 2, 3].map((place) => blocks.reduce((sum, block) => sum + (block[place] ?? 0), 0));
  return figureOf({ cells, blocks: blocks.length, times: blocks.length, variance: groupCellVariance, exact, least: 5 });
}

test('chance in groups is wider: a variance of 66 in place of 4', () => {
  expect(groupCellVariance).toBeCloseTo(66.44, 1);
});

test('a group is shown from so many on that chance alone hardly ever lifts a smaller one there', () => {
  expect(protectedBy([[20, 10, 10, 13]]).count).toBeNull();
  expect(protectedBy([[30, 10, 10, 10]]).count).toBe(60);
  // Over more blocks more are needed in all, and fewer in each.
  expect(protectedBy(Array.from({ length: 4 }, () => [15, 10, 5, 5])).count).toBe(140);
  expect(protectedBy([]).count).toBeNull();
  expect(protectedBy([]).partOf([0])).toEqual({ count: null, share: null });
});

test('a part that chance alone could have made is withheld, and its share', () => {
  const { partOf } = protectedBy([[80, 30, 10, -3]]);
  expect(partOf([2])).toEqual({ count: null, share: null });
  expect(partOf([3])).toEqual({ count: null, share: null });
  expect(partOf([0]).count).toBe(80);
});

test('the range of a share is wider by what chance may have done', () => {
  const plain = wilsonShare(80, 200);
  const moved = movedShareToSay(80, 200, { ofCount: groupCellVariance, ofRest: 3 * groupCellVariance });
  expect(moved?.share).toBe(plain.share);
  expect(moved?.low).toBeLessThan(plain.low - 0.02);
  expect(moved?.high).toBeGreaterThan(plain.high + 0.02);
  expect(movedShareToSay(80, 200, { ofCount: 0, ofRest: 0 })).toEqual(plain);
  expect(movedShareToSay(-4, 40, { ofCount: 60, ofRest: 60 })?.low).toBe(0);
  expect(movedShareToSay(3, 29, { ofCount: 0, ofRest: 0 })).toBeUndefined();
});

test('days that are not protected add to what is shown, and stand alone where nothing else may be', () => {
  expect(protectedBy([[30, 10, 10, 10]], [4, 0, 0, 1])).toMatchObject({ count: 65 });
  const alone = protectedBy([[3, 0, 1, 2]], [4, 0, 0, 1]);
  expect(alone.count).toBe(5);
  expect(alone.partOf([0])).toEqual({ count: 4, share: null });
});

test('the range holds the true share of random groups in nine of ten at least', () => {
  // A generator of its own: the same numbers each time.
  let state = 7;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const ratio = 2 ** -0.25;
  const geometric = () => Math.floor(Math.log(next()) / Math.log(ratio));
  let held = 0;
  const tries = 2000;
  for (let one = 0; one < tries; one += 1) {
    const cells = [0, 0, 0, 0];
    for (let person = 0; person < 300; person += 1) {
      const place = next() < 0.25 ? 3 : Math.floor(next() * 3);
      cells[place] = (cells[place] ?? 0) + 1;
    }
    const { partOf } = protectedBy([cells.map((cell) => cell + geometric() - geometric())]);
    const { share } = partOf([3]);
    if (share && share.low <= 0.25 && share.high >= 0.25) held += 1;
  }
  expect(held / tries).toBeGreaterThan(0.93);
});
