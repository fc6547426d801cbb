import type { ReplyOf } from '../../../domain/contract/endpoint.ts';
import type {
  statisticsAverageScores,
  statisticsDailySubmissions,
  statisticsMoodDistribution,
  statisticsOverview,
  statisticsSeverity,
} from '../../../domain/contract/statistics.ts';
import { instrumentTypes } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { fourBands } from '../../../domain/instruments/scoring.ts';
import { protectionMessages } from '../../../domain/messages/en/statistics.ts';
import { moods } from '../../../domain/moods.ts';
import { lastDayOf } from '../../../domain/statistics/blocks.ts';
import { addParts, averageOf, peopleIn } from '../../../domain/statistics/protected-blocks.ts';
import type { Block } from '../../../domain/statistics/protected-blocks.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import { areFiguresMade } from '../../protected-aggregates/make-figures.ts';
import { shownBlocks } from '../../protected-aggregates/protected-figures.ts';
import type { Protection } from '../../protected-aggregates/protected-figures.ts';
import type { Services } from '../../services.ts';
import { describeProtection } from './described-protection.ts';
import { countAllEmployees } from './statistics.queries.ts';
import type { Overview } from './statistics.queries.ts';

/** Where all days are protected, `exact` is undefined. */
interface Sources<Exact> {
  protection: Protection;
  exact: Exact | undefined;
}

const ofKind = (blocks: readonly Block[], wanted: FigureKind) => blocks.filter(({ kind }) => kind === wanted);

/** The counts are sums of the blocks that are shown. */
export async function protectedOverview(
  services: Services,
  { protection, exact }: Sources<Overview>,
): Promise<ReplyOf<typeof statisticsOverview>> {
  const { inPeriod, participation } = await shownBlocks(services, protection);
  const sum = (kind: FigureKind) => ofKind(inPeriod, kind).reduce((before, block) => before + peopleIn(block), 0);
  const isMade = await areFiguresMade(services);
  const text = [
    protectionMessages.why(protection.least),
    protectionMessages.limits,
    ...(isMade ? [] : [protectionMessages.making]),
  ];
  return {
    totalEmployees: exact?.totalEmployees ?? (await countAllEmployees(services.db)),
    gadSubmissions: sum('GAD-7') + (exact?.gadSubmissions ?? 0),
    phqSubmissions: sum('PHQ-9') + (exact?.phqSubmissions ?? 0),
    moodEntries: sum('mood') + (exact?.moodEntries ?? 0),
    participants: participation && peopleIn(participation),
    protection: { ...describeProtection(protection, { inPeriod, participation }), text: text.join(' ') },
  };
}

type Bands = ReplyOf<typeof statisticsSeverity>;

export async function protectedSeverity(services: Services, { protection, exact }: Sources<Bands>): Promise<Bands> {
  const { inPeriod } = await shownBlocks(services, protection);
  const gad7 = addParts(ofKind(inPeriod, 'GAD-7'), protection.least);
  const phq9 = addParts(ofKind(inPeriod, 'PHQ-9'), protection.least);
  const bands = fourBands.map((name, place) => {
    const known = exact?.find((band) => band.name === name);
    const counts = {
      gad7: added(gad7.parts[place], known?.gad7),
      phq9: added(phq9.parts[place], known?.phq9),
    };
    const isShown = { 'GAD-7': gad7.parts[place] !== undefined, 'PHQ-9': phq9.parts[place] !== undefined };
    const withheld = instrumentTypes.filter((type) => !isShown[type]);
    return { name, value: (counts.gad7 ?? 0) + (counts.phq9 ?? 0), ...counts, withheld };
  });
  const rest = gad7.rest + phq9.rest;
  if (rest === 0) return bands;
  return [...bands, { name: protectionMessages.restName, value: rest, gad7: gad7.rest, phq9: phq9.rest, withheld: [] }];
}

/** Undefined where nothing is known. */
function added(shown: number | undefined, exact: number | undefined): number | undefined {
  return shown === undefined && exact === undefined ? undefined : (shown ?? 0) + (exact ?? 0);
}

type Moods = ReplyOf<typeof statisticsMoodDistribution>;

export async function protectedMoods(services: Services, { protection, exact }: Sources<Moods>): Promise<Moods> {
  const { inPeriod } = await shownBlocks(services, protection);
  const { parts, rest } = addParts(ofKind(inPeriod, 'mood'), protection.least);
  const counts: Moods = moods.map(({ label }, place) => ({
    label,
    count: added(parts[place], exact?.find((mood) => mood.label === label)?.count) ?? 0,
    ...(parts[place] === undefined && { withheld: true }),
  }));
  return rest === 0 ? counts : [...counts, { label: protectionMessages.restName, count: rest }];
}

/** One row for each block in which a questionnaire is shown. */
async function blockRows(services: Services, protection: Protection) {
  const { inPeriod } = await shownBlocks(services, protection);
  const days = [...new Set(inPeriod.filter(({ kind }) => kind !== 'mood').map(({ firstDay }) => firstDay))];
  return days.map((date) => ({
    date,
    through: lastDayOf(date),
    of: (type: InstrumentType) => inPeriod.find(({ kind, firstDay }) => kind === type && firstDay === date),
  }));
}

type Submissions = ReplyOf<typeof statisticsDailySubmissions>;

/** People with a result, each counted once; a type that is not shown in a block is named as withheld. */
export async function protectedSubmissions(services: Services, protection: Protection): Promise<Submissions> {
  const rows = await blockRows(services, protection);
  return rows.map(({ date, through, of }) => {
    const count = (type: InstrumentType) => peopleIn(of(type) ?? { cells: [] });
    return {
      date,
      through,
      gad7_count: count('GAD-7'),
      phq9_count: count('PHQ-9'),
      withheld: instrumentTypes.filter((type) => of(type) === undefined),
    };
  });
}

type Averages = ReplyOf<typeof statisticsAverageScores>;

export async function protectedAverages(services: Services, protection: Protection): Promise<Averages> {
  const rows = await blockRows(services, protection);
  const average = (type: InstrumentType, block: Block | undefined) =>
    (block && averageOf(type, block)?.average) ?? null;
  return rows.map(({ date, through, of }) => ({
    date,
    through,
    avg_gad7_score: average('GAD-7', of('GAD-7')),
    avg_phq9_score: average('PHQ-9', of('PHQ-9')),
  }));
}
