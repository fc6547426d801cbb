import type { ReplyOf } from '../../../domain/contract/endpoint.ts';
import type {
  statisticsAverageScores,
  statisticsDailySubmissions,
  statisticsMoodDistribution,
  statisticsOverview,
  statisticsSeverity,
} from '../../../domain/contract/statistics.ts';
import { addDays, dayInZone } from '../../../domain/dates.ts';
import { spanOf } from '../../../domain/statistics/periods.ts';
import type { Asked } from '../../../domain/statistics/periods.ts';
import { byWireName } from '../../../domain/instruments/instrument.ts';
import type { WireName } from '../../../domain/instruments/instrument.ts';
import { fourBands } from '../../../domain/instruments/scoring.ts';
import type { Language } from '../../../domain/languages.ts';
import { moodsWith } from '../../../domain/moods.ts';
import type { Mood } from '../../../domain/moods.ts';
import { readDailyRollups } from '../daily-rollups/read-rollups.queries.ts';
import type { DailyRollups } from '../daily-rollups/read-rollups.queries.ts';
import {
  countFormerParticipants,
  countGoneParticipants,
  countParticipants,
  keepParticipants,
} from '../daily-rollups/participants.queries.ts';
import { protectionOf, stillHolds } from '../protected-aggregates/protected-figures.ts';
import type { Services } from '../services.ts';
import { countInvited } from '../accounts/registration/invited.queries.ts';
import { protectedMoods, protectedOverview, protectedSeverity, protectedSubmissions } from './protected-statistics.ts';
import { averageScores, countBands, countMoods, countOverview, countSubmissions } from './statistics.queries.ts';

/** Every figure plain, or protected where the policy asks for it. Plain ones are of the days since it was last loosened. */
async function figuresOf<Exact, Reply>(
  services: Services,
  asked: Asked,
  {
    read,
    reply,
    protect,
  }: {
    read: (counted: DailyRollups) => Promise<Exact>;
    reply: (exact: Exact, through: string | undefined) => Reply;
    protect: () => Promise<Reply>;
  },
): Promise<Reply> {
  const protection = await protectionOf(services);
  if (protection.isAll) return protect();
  const exact = await readDailyRollups(services, asked, read, protection.through);
  // Tightened while it was read: nothing plain goes out any more.
  if (!(await stillHolds(services, protection))) return figuresOf(services, asked, { read, reply, protect });
  return reply(exact, protection.through);
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
    reply: ({ former, ...exact }, through) => ({
      ...exact,
      ...(former > 0 && { participantsAmong: exact.totalEmployees + former }),
      ...(isLeftOut(services, period, through) && { plain_from: addDays(through, 1) }),
    }),
    protect: () => protectedOverview(services, { asked: period, language }),
  });
  for (const { since } of toKeep) await keepParticipants(services.db, since);
  const invited = await countInvited(services.db);
  return invited > 0 ? { ...overview, invited } : overview;
}

/** Whether days of what is asked about are no part of plain figures. */
function isLeftOut({ config, now }: Services, asked: Asked, through: string | undefined): through is string {
  if (through === undefined) return false;
  const { first } = spanOf(asked, dayInZone(now(), config.orgTimezone));
  return first === undefined || first <= through;
}

export type BandCount = Record<WireName<'key'>, number> & { name: string; value: number };

/** All four bands, in their order; partial records have none. */
export async function severityOf(
  services: Services,
  period: Asked = 'all',
): Promise<ReplyOf<typeof statisticsSeverity>> {
  return figuresOf(services, period, {
    read: async (counted) => bandsOf(await countBands(counted)),
    reply: (exact) => exact,
    protect: () => protectedSeverity(services, period),
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
    reply: (exact) => exact,
    protect: () => protectedSubmissions(services, period),
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
    reply: (exact) => exact,
    protect: () => protectedMoods(services, period),
  });
}

/** None where they are protected: a sum of scores would cost as much protection as all else together. */
export async function averageScoresOf(
  services: Services,
  period: Asked = 'all',
): Promise<ReplyOf<typeof statisticsAverageScores>> {
  return figuresOf(services, period, {
    read: averageScores,
    reply: (exact) => exact,
    protect: () => Promise.resolve([]),
  });
}
