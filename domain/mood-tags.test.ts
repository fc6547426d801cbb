import { expect, test } from 'vitest';
import { distinctTags, renamedTags } from './mood-tags.ts';

test('tags that differ in their capitals alone are one, a default one by its word', () => {
  expect(distinctTags(['Work', 'work', 'Cricket', 'CRICKET', 'ପରିବାର'])).toEqual(['work', 'Cricket', 'ପରିବାର']);
});

test('a renamed tag keeps its place, and one that takes the name of another joins it', () => {
  expect(renamedTags(['sleep', 'Cricket', 'work'], [{ from: 'cricket', to: 'Sport' }])).toEqual([
    'sleep',
    'Sport',
    'work',
  ]);
  expect(renamedTags(['sleep', 'Nights'], [{ from: 'Nights', to: 'Sleep' }])).toEqual(['sleep']);
});
