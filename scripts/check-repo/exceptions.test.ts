import { expect, test } from 'vitest';
import { withoutExceptions } from './exceptions.ts';

const known = [{ rule: 'files are short', fault: 'old.ts', reason: 'was there before' }];

test('an excused fault passes, a new one does not, and an excuse that nothing needs is a fault', () => {
  expect(withoutExceptions('files are short', ['old.ts'], known)).toEqual([]);
  expect(withoutExceptions('files are short', ['old.ts', 'new.ts'], known)).toEqual(['new.ts']);
  expect(withoutExceptions('files are short', [], known)).toEqual([
    expect.stringContaining('old.ts: keeps the rule now'),
  ]);
  expect(withoutExceptions('another rule', ['old.ts'], known)).toEqual(['old.ts']);
});
