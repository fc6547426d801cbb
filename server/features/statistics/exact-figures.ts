import { addDays, dayInZone } from '../../../domain/dates.ts';
import { byInstrument, byWireName, instruments } from '../../../domain/instruments/instrument.ts';
import type { WireName } from '../../../domain/instruments/instrument.ts';
import { fourBands } from '../../../domain/instruments/scoring.ts';
import { moodsWith } from '../../../domain/moods.ts';
import type { Mood } from '../../../domain/moods.ts';
import { spanOf } from '../../../domain/statistics/periods.ts';
import type { Asked } from '../../../domain/statistics/periods.ts';
import { shareToSay } from '../../../domain/statistics/wilson.ts';
import { countInvited } from '../accounts/registration/invited.queries.ts';
import {
  countFormerParticipants,
  countGoneParticipants,
  countParticipants,
  keepParticipants,
} from '../daily-rollups/participants.queries.ts';
import { readDailyRollups } from '../daily-rollups/read-rollups.queries.ts';
import type { DailyRollups } from '../daily-rollups/read-rollups.queries.ts';
import type { Services } from '../services.ts';
import { compareGroups } from './compare-groups.ts';
import type { Figures, Shares } from './figures.ts';
import { averageScores, countBands, countMoods, countOverview, countSubmissions } from './statistics.queries.ts';

/** The specification's, and groups beside each other. No day up to `through` is in any of them. */
export function exactFigures(services: Services, asked: Asked, through: string | undefined): Figures {
  const read = <Count>(count: (counted: DailyRollups) => Promise<Count>) =>
    readDailyRollups(services, asked, count, through);
  const severity = () => read(async (counted) => bandsOf(await countBands(counted)));
  const moods = () => read(async (counted) => moodCountsOf(await countMoods(counted)));
  return {
    protection: () => Promise.resolve(undefined),
    overview: async () => {
      const { since, isKept, former, ...exact } = await read(readOverview);
      if (!isKept) await keepParticipants(services.db, since);
      const invited = await countInvited(services.db);
      return {
        ...exact,
        ...(former > 0 && { participantsAmong: exact.totalEmployees + former }),
        ...(isLeftOut(services, asked, through) && { plain_from: addDays(through, 1) }),
        ...(invited > 0 && { invited }),
      };
    },
    severity,
    submissions: () => read(countSubmissions),
    moods,
    averages: () => read(averageScores),
    shares: async () => sharesOf(await severity(), await moods()),
    groups: (by) => compareGroups(services, { by, asked, through }),
  };
}

async function readOverview(counted: DailyRollups) {
  const { people, isKept } = await countParticipants(counted);
  const participants = people - (await countGoneParticipants(counted));
  const overview = await countOverview(counted);
  return { ...overview, participants, former: await countFormerParticipants(counted), isKept, since: counted.since };
}

/** Whether days of what is asked about are no part of plain figures. */
function isLeftOut({ config, now }: Services, asked: Asked, through: string | undefined): through is string {
  if (through === undefined) return false;
  const { first } = spanOf(asked, dayInZone(now(), config.orgTimezone));
  return first === undefined || first <= through;
}

type BandCount = Record<WireName<'key'>, number> & { name: string; value: number };

/** All four bands, in their order; partial records have none. */
function bandsOf(counts: Awaited<ReturnType<typeof countBands>>): BandCount[] {
  return fourBands.map((name) => {
    const parts = byWireName('key', (wanted) => counts.find(({ type }) => type === wanted)?.[name] ?? 0);
    const value = Object.values(parts).reduce((sum, count) => sum + count, 0);
    return { name, value, ...parts };
  });
}

type MoodCount = Pick<Mood, 'label'> & { count: number };

/** All moods that are offered, happiest first, and those of before that have a count. */
function moodCountsOf(counts: Awaited<ReturnType<typeof countMoods>>): MoodCount[] {
  const countOf = ({ word }: Mood) => counts[word] ?? 0;
  return moodsWith(countOf).map((mood) => ({ label: mood.label, count: countOf(mood) }));
}

function sharesOf(bands: readonly BandCount[], moods: readonly MoodCount[]): Shares {
  const sum = (parts: readonly { count: number }[]) => parts.reduce((before, { count }) => before + count, 0);
  const partOf = (count: number, all: number) => ({ count, share: shareToSay(count, all) ?? null });
  const wholeOf = (parts: readonly { name: string; count: number }[]) => {
    const count = sum(parts);
    return { count, parts: parts.map((part) => ({ name: part.name, ...partOf(part.count, count) })) };
  };
  return {
    ...byInstrument((type) => {
      const levels = bands.map((band) => ({ name: band.name, count: band[instruments[type].wire.key] }));
      const raised = levels.filter(({ name }) => name === fourBands[2] || name === fourBands[3]);
      return { ...wholeOf(levels), moderate_or_severe: partOf(sum(raised), sum(levels)) };
    }),
    mood: wholeOf(moods.map(({ label, count }) => ({ name: label, count }))),
  };
}
