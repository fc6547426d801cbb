import { expect, expectTypeOf, test } from 'vitest';
import { languageCodes } from '../languages.ts';
import { messagesIn } from './messages.ts';
import type { Messages } from './messages.ts';

type Without<Noun extends keyof Messages, Sentence extends keyof Messages[Noun]> = Omit<Messages, Noun> & {
  [Key in Noun]: Omit<Messages[Noun], Sentence>;
};

test('a language that lacks a noun or a sentence does not compile', () => {
  expectTypeOf<Messages>().toExtend<Messages>();
  expectTypeOf<Omit<Messages, 'moods'>>().not.toExtend<Messages>();
  expectTypeOf<Without<'moods', 'moodNames'>>().not.toExtend<Messages>();
  expect(Object.keys(messagesIn)).toEqual([...languageCodes]);
});
