import { periods } from '../../../domain/statistics/periods.ts';
import type { Period } from '../../../domain/contract/statistics.ts';

/** Any other text, and none, is everything. */
export function readPeriod(search: URLSearchParams): Period {
  const wanted = search.get('period');
  return periods.find((period) => period === wanted) ?? 'all';
}

export function addressOfPeriod(period: Period): string {
  return period === 'all' ? '/admin/stats' : `/admin/stats?period=${period}`;
}
