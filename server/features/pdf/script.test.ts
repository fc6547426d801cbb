import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { covers } from './fonts.ts';
import { isPrintable, splitRuns } from './script.ts';

const runsOf = (text: string) => splitRuns(text).map(({ family, text: part }) => [family, part]);

describe('a text is split by script', () => {
  test('with spaces and digits kept beside their neighbours', () => {
    expect(runsOf('Asha प्रियंका १२ ଲକ୍ଷ୍ମୀ!')).toEqual([
      ['latin', 'Asha '],
      ['devanagari', 'प्रियंका १२ '],
      ['odia', 'ଲକ୍ଷ୍ମୀ!'],
    ]);
  });

  test.each([
    ['বাংলা', 'bengali'],
    ['ਪੰਜਾਬੀ', 'gurmukhi'],
    ['ᱥᱟᱱᱛᱟᱲᱤ', 'olChiki'],
    ['১২', 'bengali'],
  ] as const)('and %s has a font of its own', (name, family) => {
    expect(runsOf(name)).toEqual([[family, name]]);
    expect(isPrintable(name)).toBe(true);
  });

  test('and the signs of a plain sentence are of the Latin font, which has each of them', () => {
    const sentence = '‘It’s so’ · “not” – or — is it…';
    expect(runsOf(sentence)).toEqual([['latin', sentence]]);
    for (const sign of sentence) expect([sign, covers('latin', sign.codePointAt(0) ?? 0)]).toEqual([sign, true]);
  });

  test('with the joiner of a conjunct kept inside', () => {
    expect(runsOf('क्\u200Dष')).toEqual([['devanagari', 'क्\u200Dष']]);
  });

  test('without controls and overrides', () => {
    expect(runsOf('a\u202Eb\tc\u0007')).toEqual([['latin', 'ab c']]);
  });

  test('with one mark for letters and signs that we hold no font for', () => {
    expect(runsOf('Li 李小龙')).toEqual([['latin', 'Li …']]);
    expect(runsOf('Asha 👩‍👩‍👧🇮🇳 R ✓')).toEqual([['latin', 'Asha … R …']]);
    expect(isPrintable('李小龙')).toBe(false);
    expect(isPrintable('🌻')).toBe(false);
    expect(isPrintable('ମ')).toBe(true);
  });

  test('never asks a font for a sign that it lacks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        for (const run of splitRuns(text)) {
          for (const sign of run.text) {
            const codePoint = sign.codePointAt(0) ?? 0;
            expect(codePoint === 0x200c || codePoint === 0x200d || covers(run.family, codePoint)).toBe(true);
          }
        }
      }),
      { numRuns: 400 },
    );
  });
});
