import { expect, test } from 'vitest';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { callName, shownBy } from '../../domain/visibility/shown-by.ts';
import { missingParts } from './missing-parts.ts';

const names = allEndpoints.map(callName);
const mounted = new Set([...names, 'HEAD /api/health', 'GET /api/*', 'GET /assets/*']);

test('a call that is mounted, listed and has its row lacks nothing', () => {
  expect(missingParts(mounted, allEndpoints, shownBy)).toEqual([]);
});

test('a call that is not mounted, one that is in no list, and one without a row keep the server from starting', () => {
  const { 'GET /api/mood': row, ...others } = shownBy;
  expect(row).toBeDefined();
  const without = new Set([...mounted, 'GET /api/secret/:id']);
  without.delete('GET /api/health');
  expect(missingParts(without, allEndpoints, others)).toEqual([
    'GET /api/health is not mounted',
    'GET /api/secret/:id is not in all-endpoints.ts',
    'GET /api/mood has no row in shown-by.ts',
  ]);
});
