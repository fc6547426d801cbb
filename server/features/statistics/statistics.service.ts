import type { ReplyOf } from '../../../domain/contract/endpoint.ts';
import type {
  statisticsAverageScores,
  statisticsDailySubmissions,
  statisticsMoodDistribution,
  statisticsOverview,
  statisticsSeverity,
} from '../../../domain/contract/statistics.ts';
import type { Asked } from '../../../domain/statistics/periods.ts';
import { byWireName } from '../../../domain/instruments/instrument.ts';
import type { WireName } from '../../../domain/instruments/instrument.ts';
import { fourBands } from '../../../domain/instruments/scoring.ts';
import type { Language } from '../../../domain/languages.ts';
import { moodsWith } from '../../../domain/moods.ts';
import type { Mood } from '../../../domain/moods.ts';
import { readDailyRollups } from '../../daily-rollups/read-rollups.queries.ts';
import type { DailyRollups } from '../../daily-rollups/read-rollups.queries.ts';
import {
  countFormerParticipants,
  countGoneParticipants,
  countParticipants,
  keepParticipants,
} from '../../daily-rollups/participants.queries.ts';
import { protectionOf, stillHolds } from '../../protected-aggregates/protected-figures.ts';
import type { Protection } from '../../protected-aggregates/protected-figures.ts';
import type { Services } from '../../services.ts';
import {
  protectedAverages,
  protectedMoods,
  protectedOverview,
  protectedSeverity,
  protectedSubmissions,
} from './protected-statistics.ts';
import { averageScores, countBands, countMoods, countOverview, countSubmissions } from './statistics.queries.ts';

/**
 * Every figure in one of three ways: exact; protected, where the policy asks for it; or exact for the days since the
 * policy was loosened and protected for those before, up to the end of the block.
 */
async function figuresOf<Exact, Reply>(
  services: Services,
  asked: Asked,
  {
    read,
    alone,
    protect,
  }: {
    read: (counted: DailyRollups) => Promise<Exact>;
    alone: (exact: Exact) => Reply;
    /** `exact` is undefined where all days are protected. */
    protect: (protection: Protection, exact: Exact | undefined) => Promise<Reply>;
  },
): Promise<Reply> {
  const protection = await protectionOf(services, asked);
  if (protection.isAll || (protection.through ?? '') >= lastDayAsked(protection)) return protect(protection, undefined);
  const exact = await readDailyRollups(services, asked, read, protection.through);
  // Tightened while it was read: nothing exact goes out any more.
  if (!(await stillHolds(services, protection))) return figuresOf(services, asked, { read, alone, protect });
  return protection.through === undefined ? alone(exact) : protect(protection, exact);
}

/** The last day of what is asked about, and not behind today. */
export function lastDayAsked({ to, today }: Protection): string {
  return to !== undefined && to < today ? to : today;
}

export async function overviewOf(
  services: Services,
  { period = 'all', language }: { period?: Asked; language: Language },
): Promise<ReplyOf<typeof statisticsOverview>> {
  const toKeep: { since: Date | undefined }[] = [];
  const overview = await figuresOf(services, period, {
    read: async (counted) => {
      const { people, isKept } = await countParticipants(counted);
      if (!isKept) toKeep.push({ since: counted.since });
      const participants = people - (await countGoneParticipants(counted));
      return { ...(await countOverview(counted)), participants, former: await countFormerParticipants(counted) };
    },
    alone: ({ former, ...exact }) => ({
      ...exact,
      ...(former > 0 && { participantsAmong: exact.totalEmployees + former }),
    }),
    protect: (protection, exact) => protectedOverview(services, { protection, exact, language }),
  });
  for (const { since } of toKeep) await keepParticipants(services.db, since);
  return overview;
}

export type BandCount = Record<WireName<'key'>, number> & { name: string; value: number };

/** All four bands, in their order; partial records have none. */
export async function severityOf(
  services: Services,
  period: Asked = 'all',
): Promise<ReplyOf<typeof statisticsSeverity>> {
  return figuresOf(services, period, {
    read: async (counted) => bandsOf(await countBands(counted)),
    alone: (exact) => exact,
    protect: (protection, exact) => protectedSeverity(services, { protection, exact }),
  });
}

function bandsOf(counts: Awaited<ReturnType<typeof countBands>>): BandCount[] {
  return fourBands.map((name) => {
    const parts = byWireName('key', (wanted) => counts.find(({ type }) => type === wanted)?.[name] ?? 0);
    const value = Object.values(parts).reduce((sum, count) => sum + count, 0);
    return { name, value, ...parts };
  });
}

export async function dailySubmissionsOf(
  services: Services,
  period: Asked = 'all',
): Promise<ReplyOf<typeof statisticsDailySubmissions>> {
  return figuresOf(services, period, {
    read: countSubmissions,
    alone: (exact) => exact,
    protect: async (protection, exact = []) => [...(await protectedSubmissions(services, protection)), ...exact],
  });
}

/** All moods that are offered, happiest first, and those of before that have a count. */
export async function moodDistributionOf(
  services: Services,
  period: Asked = 'all',
): Promise<ReplyOf<typeof statisticsMoodDistribution>> {
  return figuresOf(services, period, {
    read: async (counted) => {
      const counts = await countMoods(counted);
      const countOf = ({ word }: Mood) => counts[word] ?? 0;
      return moodsWith(countOf).map((mood) => ({ label: mood.label, count: countOf(mood) }));
    },
    alone: (exact) => exact,
    protect: (protection, exact) => protectedMoods(services, { protection, exact }),
  });
}

export async function averageScoresOf(
  services: Services,
  period: Asked = 'all',
): Promise<ReplyOf<typeof statisticsAverageScores>> {
  return figuresOf(services, period, {
    read: averageScores,
    alone: (exact) => exact,
    protect: async (protection, exact = []) => [...(await protectedAverages(services, protection)), ...exact],
  });
}
