import { expect, test } from 'vitest';
import { alsoCalled, guessColumns, staffColumns } from './staff-columns.ts';

test('no heading is taken for two columns', () => {
  for (const column of staffColumns)
    for (const heading of [column, ...alsoCalled[column]]) {
      const taken = Object.entries(guessColumns([heading])).filter(([, at]) => at !== null);
      expect([heading, taken]).toEqual([heading, [[column, 0]]]);
    }
});
