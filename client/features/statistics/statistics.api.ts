import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReplyOf } from '../../../domain/contract/endpoint.ts';
import type { statisticsDailySubmissions, statisticsSeverity } from '../../../domain/contract/statistics.ts';
import type { Period } from '../../../domain/contract/statistics.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';
import type { Asked } from '../../../domain/statistics/periods.ts';
import { instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import { findMood } from '../../../domain/moods.ts';
import { call } from '../../api/api-client.ts';
import { readBands } from './read-bands.ts';
import { readDays, readNumbers } from './read-figures.ts';
import { readOverview } from './read-overview.ts';

/** Everything is asked for without a period, as the specification writes the calls. */
export function queryOf(asked: Asked): { period?: Period; from?: string; to?: string } {
  if (asked === 'all') return {};
  if (typeof asked === 'string') return { period: asked };
  return { ...(asked.from !== undefined && { from: asked.from }), ...(asked.to !== undefined && { to: asked.to }) };
}

/** While another period loads, the figures of the last one stay. A failure is logged by the cache. */
function useFigures<T>(
  name: string,
  period: Asked,
  load: (options: { query: ReturnType<typeof queryOf>; signal: AbortSignal }) => Promise<T>,
): UseQueryResult<T> {
  return useQuery({
    queryKey: ['statistics', name, period],
    queryFn: ({ signal }) => load({ query: queryOf(period), signal }),
    placeholderData: keepPreviousData,
  });
}

type Band = ReplyOf<typeof statisticsSeverity>[number];

/** The specification promises a name and a value. */
export type BandCount = Pick<Band, 'name' | 'value'> & Partial<Band>;

export function useOverview(period: Asked) {
  return useFigures('overview', period, async (options) =>
    readOverview(await call('GET /api/admin/stats/overview', options)),
  );
}

/** How often the numbers of the start page are looked at again (ms). */
const lookAgainAfter = 60_000;

/** The overview of the last 30 days, looked at again and again while it is on the page. */
export function useLiveOverview() {
  const period = '30d';
  return useQuery({
    queryKey: ['statistics', 'overview', period],
    queryFn: async ({ signal }) =>
      readOverview(await call('GET /api/admin/stats/overview', { query: { period }, signal })),
    refetchInterval: lookAgainAfter,
  });
}

export function useSeverity(period: Asked) {
  return useFigures<BandCount[]>('severity', period, async (options) =>
    readBands(await call('GET /api/admin/stats/severity', options)),
  );
}

export type DaySubmissions = ReplyOf<typeof statisticsDailySubmissions>[number];

const countNames = instrumentTypes.map((type) => instruments[type].wire.count);
const averageNames = instrumentTypes.map((type) => instruments[type].wire.average);

export function useDailySubmissions(period: Asked) {
  return useFigures('submissions', period, async (options) =>
    readDays(readNumbers(await call('GET /api/admin/stats/daily-submissions', options), countNames)),
  );
}

export function useMoodDistribution(period: Asked) {
  return useFigures('moods', period, async (options) =>
    readNumbers(await call('GET /api/admin/stats/mood-distribution', options), ['count']).flatMap((row) =>
      typeof row.label === 'string' ? [{ ...row, label: findMood(row.label)?.label ?? row.label }] : [],
    ),
  );
}

export function useAverageScores(period: Asked) {
  return useFigures('averages', period, async (options) =>
    readDays(readNumbers(await call('GET /api/admin/stats/average-scores', options), averageNames, null)),
  );
}

export function useGroups(by: WorkListKind, asked: Asked) {
  return useQuery({
    queryKey: ['statistics', 'groups', by, asked],
    queryFn: ({ signal }) => call('GET /api/admin/stats/groups', { query: { by, ...queryOf(asked) }, signal }),
    placeholderData: keepPreviousData,
  });
}
