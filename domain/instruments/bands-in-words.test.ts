import { expect, test } from 'vitest';
import { bandsInWords } from './bands-in-words.ts';
import { gad7 } from './gad7.ts';
import { phq9 } from './phq9.ts';

test('says where each severity of the statistics begins', () => {
  expect(bandsInWords([gad7, phq9])).toBe(
    'GAD-7: Minimal from 0, Mild from 5, Moderate from 10, Severe from 15; ' +
      'PHQ-9: Minimal from 0, Mild from 5, Moderate from 10, Severe from 15, Severe from 20',
  );
});

test('is another text with another cut-off, or a band that counts as another', () => {
  const [minimal, mild, ...others] = gad7.bands;
  const moved = [{ ...minimal, max: 5 }, { ...mild, min: 6 }, ...others];
  const renamed = [minimal, { ...mild, countsAs: 'Moderate' as const }, ...others];
  const texts = [gad7.bands, moved, renamed].map((bands) => bandsInWords([{ type: 'GAD-7', bands }]));
  expect(new Set(texts).size).toBe(3);
});
