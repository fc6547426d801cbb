import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import { expect, test, vi } from 'vitest';
import { learnWords, rememberingWords } from './words.ts';

const file = createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf');
const plain = fontkit.create(readFileSync(file)) as Font;
const layOut = vi.spyOn(plain, 'layout');
const font = rememberingWords(plain);

const shapeOf = (text: string, of = font) => {
  const { glyphs, positions, advanceWidth } = of.layout(text);
  return { glyphs: glyphs.map(({ id }) => id), positions, advanceWidth };
};

test('a word of the sample is laid out once, and comes out as fontkit makes it', async () => {
  const expected = shapeOf('officially ', plain);
  await learnWords(() => Promise.resolve(font.layout('officially ')));
  layOut.mockClear();
  expect(shapeOf('officially ')).toEqual(expected);
  const { positions } = font.layout('officially ');
  for (const position of positions) position.xAdvance = -1;
  expect(shapeOf('officially ')).toEqual(expected);
  expect(layOut).not.toHaveBeenCalled();
});

test('any other word is laid out each time: a name is never kept', () => {
  layOut.mockClear();
  font.layout('Kumari ');
  font.layout('Kumari ');
  expect(layOut).toHaveBeenCalledTimes(2);
});

test('nothing is kept when learning is over, also where the sample could not be written', async () => {
  await expect(learnWords(() => Promise.reject(new Error('no sample')))).rejects.toThrow('no sample');
  layOut.mockClear();
  font.layout('Asha ');
  font.layout('Asha ');
  expect(layOut).toHaveBeenCalledTimes(2);
});
