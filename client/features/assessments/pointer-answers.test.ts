import { describe, expect, test } from 'vitest';
import { isOwnHand, leadsTo } from './pointer-answers.ts';

describe('whose press it was', () => {
  const finger = { width: 23, height: 23, pressure: 1, isPrimary: true };

  test.each([
    ['a finger', finger, true],
    ['a finger of a device without pressure', { ...finger, pressure: 0 }, true],
    ['a mouse', { ...finger, width: 1, height: 1, pressure: 0.5 }, true],
    ['a second finger', { ...finger, isPrimary: false }, false],
    ['VoiceOver, which has no size', { ...finger, width: 0, height: 0 }, false],
    ['TalkBack, which is a point without pressure', { ...finger, width: 1, height: 1, pressure: 0 }, false],
  ])('%s', (_who, press, own) => {
    expect(isOwnHand(press)).toBe(own);
  });
});

describe('where a first answer leads', () => {
  const questions = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const after = (from: string, answered: string) => {
    const to = leadsTo(questions, ({ id }) => answered.includes(id), from);
    return typeof to === 'object' ? (to?.id ?? null) : to;
  };

  test('to the next question without an answer', () => {
    expect(after('a', '')).toBe('b');
    expect(after('a', 'bc')).toBe('d');
  });

  test('after the last to the end', () => {
    expect(after('d', 'abc')).toBe('end');
    expect(after('c', 'abd')).toBe('end');
  });

  test('never back to what was passed over', () => {
    expect(after('d', 'ac')).toBe(null);
  });
});
