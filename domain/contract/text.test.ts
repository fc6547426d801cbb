import { expect, test } from 'vitest';
import { blockOfText, lineOfText } from './text.ts';

const codeOf = (text: string, field = lineOfText(100)) => field.safeParse(text).error?.issues[0]?.message;

test.each([
  ['\u3164', 'a filler of Korean'],
  ['\u115F\u1160', 'two others'],
  ['\uFFA0', 'a narrow one'],
  ['\u2800', 'the blank of Braille'],
  ['\u200B\u200C\u200D\u2060\uFEFF', 'signs without a width, joiners among them'],
  ['\u00AD\uFE0F', 'a soft hyphen and a choice of form'],
])('%j is no line that anyone sees: %s', (text) => {
  expect(codeOf(text)).toBe('required');
});

test.each(['\u200E', '\u200F', '\u061C', '\u202E', '\u2067'])('%j turns the direction of a line', (sign) => {
  expect(codeOf(`Asha${sign}Rani`)).toBe('forbidden_characters');
});

test.each([
  ['क्‍ष', 'with a joiner inside'],
  ['ക്‌ഷ', 'with a non-joiner inside'],
  ['👩‍👩‍👧', 'joined'],
  ['❤️', 'with a choice of form'],
  ['ଅନିତା', 'of letters and signs'],
  ['한국', 'of letters'],
  ['عائشة', 'from the right'],
])('%j is a line as it is: %s', (text) => {
  expect(lineOfText(100).parse(text)).toBe(text.normalize('NFC'));
});

test('several lines may turn their direction, but not hide it', () => {
  expect(blockOfText(100).parse('שלום\u200F')).toBe('שלום\u200F');
  expect(codeOf('a\u202Eb', blockOfText(100))).toBe('forbidden_characters');
});
