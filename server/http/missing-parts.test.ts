import { expect, test } from 'vitest';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { callName } from '../../domain/contract/endpoint.ts';
import { missingParts } from './missing-parts.ts';

const names = allEndpoints.map(callName);
const mounted = new Set([...names, 'HEAD /api/health', 'GET /api/*', 'GET /assets/*']);

test('a call that is mounted and listed lacks nothing', () => {
  expect(missingParts(mounted, allEndpoints)).toEqual([]);
});

test('a call that is not mounted, and one that is in no list, keep the server from starting', () => {
  const without = new Set([...mounted, 'GET /api/secret/:id']);
  without.delete('GET /api/health');
  expect(missingParts(without, allEndpoints)).toEqual([
    'GET /api/health is not mounted',
    'GET /api/secret/:id is not in all-endpoints.ts',
  ]);
});
