import type { ReplyOf } from '../../../domain/contract/endpoint.ts';
import type {
  statisticsAverageScores,
  statisticsDailySubmissions,
  statisticsMoodDistribution,
  statisticsOverview,
  statisticsSeverity,
} from '../../../domain/contract/statistics.ts';
import { byInstrument, byWireName, instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { fourBands } from '../../../domain/instruments/scoring.ts';
import type { Language } from '../../../domain/languages.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { moods, moodsWith } from '../../../domain/moods.ts';
import type { Mood } from '../../../domain/moods.ts';
import { lastDayOf } from '../../../domain/statistics/blocks.ts';
import { addParts, averageOf, peopleIn } from '../../../domain/statistics/protected-blocks.ts';
import type { Block } from '../../../domain/statistics/protected-blocks.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import { restName } from '../../../domain/statistics/figure-names.ts';
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
  { protection, exact, language }: Sources<Overview> & { language: Language },
): Promise<ReplyOf<typeof statisticsOverview>> {
  const { inPeriod, participation } = await shownBlocks(services, protection);
  const sum = (kind: FigureKind) => ofKind(inPeriod, kind).reduce((before, block) => before + peopleIn(block), 0);
  const isMade = await areFiguresMade(services);
  const { protectionMessages } = messagesIn[language].statistics;
  const text = [
    protectionMessages.why(protection.least),
    protectionMessages.limits,
    ...(isMade ? [] : [protectionMessages.making]),
  ];
  return {
    totalEmployees: exact?.totalEmployees ?? (await countAllEmployees(services.db)),
    ...byWireName('submissions', (type) => sum(type) + (exact?.[instruments[type].wire.submissions] ?? 0)),
    moodEntries: sum('mood') + (exact?.moodEntries ?? 0),
    participants: participation && peopleIn(participation),
    protection: { ...describeProtection(protection, { inPeriod, participation }), text: text.join(' ') },
  };
}

type Bands = ReplyOf<typeof statisticsSeverity>;

export async function protectedSeverity(services: Services, { protection, exact }: Sources<Bands>): Promise<Bands> {
  const { inPeriod } = await shownBlocks(services, protection);
  const shown = byInstrument((type) => addParts(ofKind(inPeriod, type), protection.least));
  const bands = fourBands.map((name, place) => {
    const known = exact?.find((band) => band.name === name);
    const counts = byWireName('key', (type) => added(shown[type].parts[place], known?.[instruments[type].wire.key]));
    const withheld = instrumentTypes.filter((type) => shown[type].parts[place] === undefined);
    const value = Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
    return { name, value, ...counts, withheld };
  });
  const rest = instrumentTypes.reduce((sum, type) => sum + shown[type].rest, 0);
  if (rest === 0) return bands;
  const rests = byWireName('key', (type) => shown[type].rest);
  return [...bands, { name: restName, value: rest, ...rests, withheld: [] }];
}

/** Undefined where nothing is known. */
function added(shown: number | undefined, exact: number | undefined): number | undefined {
  return shown === undefined && exact === undefined ? undefined : (shown ?? 0) + (exact ?? 0);
}

type Moods = ReplyOf<typeof statisticsMoodDistribution>;

export async function protectedMoods(services: Services, { protection, exact }: Sources<Moods>): Promise<Moods> {
  const { inPeriod } = await shownBlocks(services, protection);
  const { parts, rest } = addParts(ofKind(inPeriod, 'mood'), protection.least);
  const partOf = (mood: Mood) => parts[moods.indexOf(mood)];
  const countOf = (mood: Mood) => added(partOf(mood), exact?.find(({ label }) => label === mood.label)?.count) ?? 0;
  const counts: Moods = moodsWith(countOf).map((mood) => ({
    label: mood.label,
    count: countOf(mood),
    ...(partOf(mood) === undefined && { withheld: true }),
  }));
  return rest === 0 ? counts : [...counts, { label: restName, count: rest }];
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
      ...byWireName('count', count),
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
    ...byWireName('average', (type) => average(type, of(type))),
  }));
}
