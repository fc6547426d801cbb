import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isRealDay } from '../../dates.ts';
import { languageCodes, languages } from '../../languages.ts';
import { instruments, instrumentTypes } from '../instrument.ts';
import { findWording, wordings, wordingId, wordsIn } from './wordings.ts';
import type { Words } from './wording-shape.ts';

function hashOf({ stem, items, answers }: Words): string {
  return createHash('sha256')
    .update([stem, ...items, ...answers].join('\n'))
    .digest('hex');
}

/** Of stem, items and answers, line by line, as they were handed over. A letter that changes here was changed on purpose, with its source. */
test.each([
  ['gad7-hi', 'c5b6803b9107061054ff6a2eac954cc8b4bb1703bc7017f4b271508ecf0c3e62'],
  ['gad7-mr', '2d35b43c1f21e32407aca7d0f9b59f18dd825232efbb3e4ef38d3030a5d6c5b3'],
  ['phq9-hi', '99232abb07f71f4d2305c4cae03f372db695267b71e3981bce8a1f8f006332f7'],
  ['phq9-mr', '5f69d054a730602454e4d4392ee47ccbc6840f0b2a784a3c6223c8e0e7db6472'],
])('%s is the official form to the letter', (id, hash) => {
  const wording = findWording(id);
  expect(wording && hashOf(wording)).toBe(hash);
});

test('the last item of the PHQ-9 reads as on the Hindi form', () => {
  expect(wordsIn('PHQ-9', 'hi').items[8]).toBe('ऐसे विचार कि आप मर जाते तो अच्छा होता या किसी ढंग से ख़ुद को नुक्सान पहुंचाना');
});

describe.each(wordings.map((wording) => [wordingId(wording), wording] as const))('%s', (id, wording) => {
  test('has as many items and answers as the questionnaire, each with words, a source and its day', () => {
    const { items, answers } = instruments[wording.type];
    expect(wording.items).toHaveLength(items.length);
    expect(wording.answers).toHaveLength(answers.length);
    for (const words of [wording.stem, ...wording.items, ...wording.answers, wording.source])
      expect(words.trim()).toMatch(/.{2}/);
    expect(isRealDay(wording.read)).toBe(true);
  });

  test('is there once, in a language of the table that is not English', () => {
    expect(wordings.filter((one) => wordingId(one) === id)).toEqual([wording]);
    expect(languageCodes.slice(1)).toContain(wording.language);
  });
});

test('a language without an official form is answered in English, wholly', () => {
  for (const type of instrumentTypes)
    for (const language of [languages[0].code, 'or', 'pa', 'xx']) {
      const { stem, items, answers } = instruments[type];
      expect(wordsIn(type, language)).toEqual({
        language: 'en',
        stem,
        items: items.map(({ text }) => text),
        answers: answers.map(({ label }) => label),
      });
    }
});
