import { expect, test } from 'vitest';
import { checkCircles, circlesOf } from './circles.ts';

test('a circle is found however long it is, and two that touch are one', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['e', 'elsewhere']],
    ['e', []],
    ['f', ['g', 'a']],
    ['g', ['f']],
    ['h', ['h']],
  ]);
  expect(circlesOf(graph).map((circle) => circle.toSorted().join(''))).toEqual(['abc', 'fg', 'h']);
});

test('types count, and what is loaded later', () => {
  const files = [
    { path: 'client/a.ts', text: "import type { B } from './b.ts';\n" },
    { path: 'client/b.ts', text: "export const later = () => import('./a.ts');\n" },
  ];
  expect(checkCircles(files)).toEqual(['client/a.ts, client/b.ts']);
});
