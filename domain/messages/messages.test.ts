import { expect, expectTypeOf, test } from 'vitest';
import { languageCodes } from '../languages.ts';
import type { Draft } from './draft.ts';
import * as en from './en.ts';
import { messagesIn } from './messages.ts';

test('each language has all sentences, and may lack a noun of its own', () => {
  expect(Object.keys(messagesIn)).toEqual([...languageCodes]);
  for (const code of languageCodes) expect(Object.keys(messagesIn[code])).toEqual(Object.keys(en));
  expectTypeOf<Omit<typeof en, 'moods'>>().toExtend<Draft<typeof en>>();
});
