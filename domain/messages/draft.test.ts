import { expect, expectTypeOf, test } from 'vitest';
import { completed, drafted, missingIn } from './draft.ts';
import type { Draft } from './draft.ts';

const english = {
  home: { title: 'Home', days: ['Mon', 'Tue'], faces: { calm: 'Calm', sad: 'Sad' } },
  moods: { many: (count: number) => `${count} moods` },
  late: { title: 'Late' },
};

test('what a language lacks is said in English, wherever it is lacking', () => {
  const own = { home: { days: ['सोम', 'मंगल'], faces: { calm: 'शांत' } }, moods: {} };
  const whole = completed(english, own, (sentence) => `[${sentence}]`);
  expect(whole.home).toEqual({ title: '[Home]', days: ['सोम', 'मंगल'], faces: { calm: 'शांत', sad: '[Sad]' } });
  expect([whole.moods.many(3), whole.late.title]).toEqual(['[3 moods]', '[Late]']);
  expect(missingIn(english, own)).toEqual(['home.title', 'home.faces.sad', 'moods.many', 'late.title']);
});

test('a language that lacks nothing is its own', () => {
  const own = { ...english, home: { ...english.home, title: 'होम' } };
  expect(missingIn(english, own)).toEqual([]);
  expect(completed(english, own, () => '')).toEqual(own);
});

test('a missing sentence compiles, and one of another shape does not', () => {
  type Ours = Draft<typeof english>;
  expectTypeOf<{ home: { title: string } }>().toExtend<Ours>();
  expectTypeOf<{ home: { title: () => string } }>().not.toExtend<Ours>();
  expectTypeOf<{ moods: { many: string } }>().not.toExtend<Ours>();
  expectTypeOf<{ moods: { many: (name: string) => string } }>().not.toExtend<Ours>();
  expectTypeOf(drafted<Record<'one' | 'two', string>>({ one: '' })).toEqualTypeOf<Record<'one' | 'two', string>>();
});
