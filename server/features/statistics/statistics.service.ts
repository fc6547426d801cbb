import type { ReplyOf } from '../../../domain/contract/endpoint.ts';
import type {
  Period,
  statisticsAverageScores,
  statisticsDailySubmissions,
  statisticsMoodDistribution,
  statisticsOverview,
  statisticsSeverity,
} from '../../../domain/contract/statistics.ts';
import { fourBandOf, fourBands } from '../../../domain/instruments/scoring.ts';
import { moods } from '../../../domain/moods.ts';
import { readCountedDays } from '../../day-counts/counted-days.queries.ts';
import type { CountedDays } from '../../day-counts/counted-days.queries.ts';
import { protectionOf, stillHolds } from '../../group-figures/protected-figures.ts';
import type { Protection } from '../../group-figures/protected-figures.ts';
import type { Services } from '../../services.ts';
import {
  protectedAverages,
  protectedMoods,
  protectedOverview,
  protectedSeverity,
  protectedSubmissions,
} from './protected-statistics.ts';
import { averageScores, countMoods, countOverview, countSubmissions, countTotals } from './statistics.queries.ts';

/**
 * Every figure in one of three ways: exact; protected, where the policy asks for it; or exact for the days since the
 * policy was loosened and protected for those before.
 */
async function figuresOf<Exact, Reply>(
  services: Services,
  period: Period,
  {
    read,
    alone,
    protect,
  }: {
    read: (counted: CountedDays) => Promise<Exact>;
    alone: (exact: Exact) => Reply;
    /** `exact` is undefined where all days are protected. */
    protect: (protection: Protection, exact: Exact | undefined) => Promise<Reply>;
  },
): Promise<Reply> {
  const protection = await protectionOf(services, period);
  if (protection.isAll) return protect(protection, undefined);
  const exact = await readCountedDays(services, period, read, protection.through);
  // Tightened while it was read: nothing exact goes out any more.
  if (!(await stillHolds(services, protection))) return figuresOf(services, period, { read, alone, protect });
  return protection.through === undefined ? alone(exact) : protect(protection, exact);
}

export async function overviewOf(
  services: Services,
  period: Period = 'all',
): Promise<ReplyOf<typeof statisticsOverview>> {
  return figuresOf(services, period, {
    read: countOverview,
    alone: (exact) => exact,
    protect: (protection, exact) => protectedOverview(services, { period, protection, exact }),
  });
}

export interface BandCount {
  name: string;
  value: number;
  gad7: number;
  phq9: number;
}

/** All four bands, in their order; partial records have none. */
export async function severityOf(
  services: Services,
  period: Period = 'all',
): Promise<ReplyOf<typeof statisticsSeverity>> {
  return figuresOf(services, period, {
    read: async (counted) => bandsOf(await countTotals(counted)),
    alone: (exact) => exact,
    protect: (protection, exact) => protectedSeverity(services.db, { protection, exact }),
  });
}

function bandsOf(totals: Awaited<ReturnType<typeof countTotals>>): BandCount[] {
  return fourBands.map((name) => {
    const inBand = totals.filter(({ type, total }) => fourBandOf(type, total) === name);
    const countOf = (wanted: string) =>
      inBand.filter(({ type }) => type === wanted).reduce((sum, { count }) => sum + count, 0);
    const [gad7, phq9] = [countOf('GAD-7'), countOf('PHQ-9')];
    return { name, value: gad7 + phq9, gad7, phq9 };
  });
}

export async function dailySubmissionsOf(
  services: Services,
  period: Period = 'all',
): Promise<ReplyOf<typeof statisticsDailySubmissions>> {
  return figuresOf(services, period, {
    read: countSubmissions,
    alone: (exact) => exact,
    protect: async (protection, exact = []) => [...(await protectedSubmissions(services.db, protection)), ...exact],
  });
}

/** All five moods, happiest first. */
export async function moodDistributionOf(
  services: Services,
  period: Period = 'all',
): Promise<ReplyOf<typeof statisticsMoodDistribution>> {
  return figuresOf(services, period, {
    read: async (counted) => {
      const counts = await countMoods(counted);
      return moods.map(({ word, label }) => ({ label, count: counts.find(({ mood }) => mood === word)?.count ?? 0 }));
    },
    alone: (exact) => exact,
    protect: (protection, exact) => protectedMoods(services.db, { protection, exact }),
  });
}

export async function averageScoresOf(
  services: Services,
  period: Period = 'all',
): Promise<ReplyOf<typeof statisticsAverageScores>> {
  return figuresOf(services, period, {
    read: averageScores,
    alone: (exact) => exact,
    protect: async (protection, exact = []) => [...(await protectedAverages(services.db, protection)), ...exact],
  });
}
