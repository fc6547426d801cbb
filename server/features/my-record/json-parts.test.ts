import { expect, test } from 'vitest';
import { jsonParts } from './json-parts.ts';

test('says what JSON.stringify says', () => {
  const content = {
    'a "name"': 'line\nend\\',
    date: new Date('2026-11-20T06:00:00Z'),
    nothing: null,
    missing: undefined,
    empty: [],
    none: {},
    object: { deep: { list: [1, { two: '\n' }] } },
    list: [{ id: 1, answers: [] }, 'ଅନିତା', [1, 2], null],
  };
  expect([...jsonParts(content)].join('')).toBe(`${JSON.stringify(content, undefined, 2)}\n`);
  const lazy = { ...content, empty: [].values(), list: content.list.values() };
  expect([...jsonParts(lazy)].join('')).toBe(`${JSON.stringify(content, undefined, 2)}\n`);
});
