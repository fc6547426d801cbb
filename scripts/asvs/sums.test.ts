import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsOfState } from './faults.ts';
import { readRows, root } from './rows.ts';
import { sumsOf } from './sums.ts';

const rows = readRows();
const security = readFileSync(join(root, 'SECURITY.md'), 'utf8');

test('a requirement that holds under strict alone is not counted as the product comes', () => {
  const few = [
    { id: '1', level: 1, state: 'met' },
    { id: '2', level: 2, state: 'strict' },
    { id: '3', level: 2, state: 'deviation' },
    { id: '4', level: 3, state: 'met' },
  ] as const;
  expect(sumsOf(few, [1, 2])).toBe('as it comes: 1 of 3, under strict: 2 of 3');
  expect(sumsOf(few, [1, 2], new Set(['1']))).toBe('as it comes: 0 of 3, under strict: 1 of 3');
  expect(sumsOf(few, [3])).toBe('as it comes: 1 of 1, under strict: 1 of 1');
});

test('no row is said to be met whose reason names the setting that it needs', () => {
  const [row] = rows;
  if (!row) throw new Error('there are no rows');
  const needy = { ...row, state: 'met', reason: 'Under `PASSWORD_POLICY=strict`.' } as const;
  expect(faultsOfState(needy)).toEqual([`${row.id}: holds under a setting, and is said to be met as it comes`]);
  expect(faultsOfState({ ...needy, state: 'strict' })).toEqual([]);
  expect(faultsOfState({ ...needy, state: 'strict', tests: [] })).toHaveLength(1);
});

test('trust 10: what the specification’s own rule for passwords lets through is no requirement that is met', () => {
  const stateOf = (wanted: string) => rows.find(({ id }) => id === wanted)?.state;
  // `Password1!` and `Wellness#2026` register: server/features/accounts/sign-in/password-policy.test.ts.
  expect(['6.2.4', '6.2.5', '6.2.11', '6.2.12'].map(stateOf)).toEqual(['strict', 'strict', 'strict', 'strict']);
});

test('SECURITY.md names the sums, and each requirement that is not met as it comes, with what we do', () => {
  expect(security).toContain(`Levels 1 and 2, ${sumsOf(rows, [1, 2])}; level 3, ${sumsOf(rows, [3])}.`);
  const [, table = ''] = security.split('## Where we leave the standard');
  const named = [...table.matchAll(/^\| ([0-9.]+), /gm)].map(([, id = '']) => id);
  expect(named.toSorted()).toEqual(rows.flatMap(({ id, state }) => (state === 'met' ? [] : [id])).toSorted());
});
