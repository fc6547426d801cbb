import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import type { ReplyOf } from '../../../domain/contract/endpoint.ts';
import {
  statisticsAverageScores,
  statisticsDailySubmissions,
  statisticsMoodDistribution,
  statisticsOverview,
  statisticsSeverity,
} from '../../../domain/contract/statistics.ts';
import type { Period } from '../../../domain/contract/statistics.ts';
import { call } from '../../api-client.ts';

/** Everything is asked for without a period, as the specification writes the calls. */
export function queryOf(period: Period): { period?: Period } {
  return period === 'all' ? {} : { period };
}

type Load<T> = (options: { query: { period?: Period }; signal: AbortSignal }) => Promise<T>;

function figuresQuery<T>(name: string, period: Period, load: Load<T>) {
  return queryOptions({
    queryKey: ['statistics', name, period],
    queryFn: ({ signal }) => load({ query: queryOf(period), signal }),
  });
}

/** While another period loads, the figures of the last one stay. A failure is logged by the cache. */
function useFigures<T>(name: string, period: Period, load: Load<T>): UseQueryResult<T> {
  return useQuery({ ...figuresQuery(name, period, load), placeholderData: keepPreviousData });
}

type Reply = ReplyOf<typeof statisticsOverview>;

/** The specification promises the four counts; participation makes them richer. */
export type Overview = Omit<Reply, 'participants'> & Partial<Pick<Reply, 'participants'>>;

type Band = ReplyOf<typeof statisticsSeverity>[number];

/** The specification promises a name and a value. */
export type BandCount = Pick<Band, 'name' | 'value'> & Partial<Band>;

const loads = {
  overview: (options): Promise<Overview> => call(statisticsOverview, options),
  severity: (options): Promise<BandCount[]> => call(statisticsSeverity, options),
  submissions: (options) => call(statisticsDailySubmissions, options),
  moods: (options) => call(statisticsMoodDistribution, options),
  averages: (options) => call(statisticsAverageScores, options),
} satisfies Record<string, Load<unknown>>;

/** Asks for all figures of a period, unless they were read a moment ago. */
export function readStatisticsAhead(cache: QueryClient, period: Period): void {
  for (const [name, load] of Object.entries<Load<unknown>>(loads)) {
    void cache.prefetchQuery(figuresQuery(name, period, load));
  }
}

export function useOverview(period: Period) {
  return useFigures('overview', period, loads.overview);
}

export function useSeverity(period: Period) {
  return useFigures('severity', period, loads.severity);
}

export function useDailySubmissions(period: Period) {
  return useFigures('submissions', period, loads.submissions);
}

export function useMoodDistribution(period: Period) {
  return useFigures('moods', period, loads.moods);
}

export function useAverageScores(period: Period) {
  return useFigures('averages', period, loads.averages);
}

/** Whether small groups are protected in the figures of a period. */
export function useIsProtected(period: Period): boolean {
  return useOverview(period).data?.protection !== undefined;
}
