import { expect, test } from 'vitest';
import { atMost, beside } from './judge.ts';
import { intoDocument, markdownTable, textTable } from './table.ts';

const rows = [
  beside({ group: 'requests', name: 'me', unit: 'requests/s' }, { value: 1500, peer: 2000 }, 0.8),
  atMost({ group: 'requests', name: 'me: p99', unit: 'ms' }, 12.345, 25),
  atMost({ group: 'memory', name: 'idle', unit: 'MiB' }, 5),
];

test('a table names value, peer, ratio, limit and whether it is kept', () => {
  expect(textTable(rows)).toContain('MISS');
  const text = markdownTable(rows);
  expect(text).toContain('| me | 1,500 requests/s | 2,000 | 0.75 | ≥ 0.80 × | MISS |');
  expect(text).toContain('| me: p99 | 12.3 ms |  |  | ≤ 25.0 ms | pass |');
  expect(text).toContain('### memory');
  expect(text).toContain('| idle | 5.00 MiB |  |  |  |  |');
});

test('figures stand between the marks of a document, those of an earlier run are gone', () => {
  const document = 'before\n<!-- figures -->\nold\n<!-- end of figures -->\nafter\n';
  const once = intoDocument(document, 'new');
  expect(once).toBe('before\n<!-- figures -->\n\nnew\n\n<!-- end of figures -->\nafter\n');
  expect(intoDocument(once, 'new')).toBe(once);
  expect(() => intoDocument('nothing', 'new')).toThrow('no <!-- figures -->');
});
