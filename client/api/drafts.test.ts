import { beforeEach, expect, test } from 'vitest';
import { draftStore, claimDrafts, forgetDrafts } from './drafts.ts';

const works = draftStore<string[]>((work) => work.length === 0);
const asha = 'asha';
let earlier = {};
let later = {};

beforeEach(() => {
  forgetDrafts();
  earlier = {};
  later = {};
  claimDrafts(earlier, asha);
  works.keep(earlier, 'a', ['typed']);
});

test('the same person finds again what was begun in a session that ended by itself', () => {
  works.keep(later, 'a', []);
  claimDrafts(later, asha);
  expect(works.read(later, 'a')).toEqual(['typed']);
  const last = {};
  claimDrafts(last, asha);
  expect(works.read(last, 'a')).toEqual(['typed']);
});

test('it makes no difference that a screen was loaded after the person was known', () => {
  const late = draftStore<string>();
  late.keep(earlier, 'a', 'typed');
  claimDrafts(later, asha);
  expect(late.read(later, 'a')).toBe('typed');
});

test('what was begun since is not overwritten', () => {
  works.keep(later, 'a', ['newer']);
  claimDrafts(later, asha);
  expect(works.read(later, 'a')).toEqual(['newer']);
});

test('nobody else finds it, and it is gone once somebody else has come', () => {
  claimDrafts(later, 'ravi');
  expect(works.read(later, 'a')).toBeUndefined();
  expect(works.read(earlier, 'a')).toBeUndefined();
  const last = {};
  claimDrafts(last, asha);
  expect(works.read(last, 'a')).toBeUndefined();
});

test('a sign-out forgets everything', () => {
  forgetDrafts();
  expect(works.read(earlier, 'a')).toBeUndefined();
  claimDrafts(later, asha);
  expect(works.read(later, 'a')).toBeUndefined();
});

test('what was sent is not there any more', () => {
  works.keep(earlier, 'a', null);
  claimDrafts(later, asha);
  expect(works.read(later, 'a')).toBeUndefined();
});

test('everything of a session can be changed, and nothing of another one', () => {
  works.keep(later, 'a', ['newer']);
  works.change(earlier, (work) => work.map((word) => word.toUpperCase()));
  expect([works.read(earlier, 'a'), works.read(later, 'a')]).toEqual([['TYPED'], ['newer']]);
});
