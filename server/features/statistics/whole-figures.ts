import type { ReplyOf } from '../../../domain/contract/endpoint.ts';
import type { statisticsOverview } from '../../../domain/contract/statistics.ts';
import { byInstrument, instruments } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { fourBands } from '../../../domain/instruments/scoring.ts';
import type { Language } from '../../../domain/languages.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import { moodHalves } from '../../../domain/statistics/figure-names.ts';
import { raisedShare, shownBlocks, sumOf } from '../../../domain/statistics/protected-blocks.ts';
import type { ReportDays } from '../../../domain/statistics/report-days.ts';
import { shareToSay } from '../../../domain/statistics/wilson.ts';
import type { Share } from '../../../domain/statistics/wilson.ts';
import { askedBlocks } from '../protected-aggregates/protected-figures.ts';
import type { Services } from '../services.ts';
import { moodDistributionOf, overviewOf, severityOf } from './statistics.service.ts';

interface PartFigure {
  count: number | null;
  /** Null where there are too few to say. */
  share: Share | null;
}

export interface WholeFigure {
  /** Null where it is withheld, and then every part is. */
  count: number | null;
  /** Levels or moods, with names as on the wire. */
  parts: readonly ({ name: string } & PartFigure)[];
}

/** What is said of everyone together in some days, with shares. */
export interface Whole {
  overview: ReplyOf<typeof statisticsOverview>;
  figures: Record<InstrumentType, WholeFigure & { moderate_or_severe: PartFigure }> & { mood: WholeFigure };
}

interface AskedDays {
  days: ReportDays;
  language: Language;
}

/** The same numbers as the statistics of these days, with the same protection. */
export async function wholeOf(services: Services, asked: AskedDays): Promise<Whole> {
  const { days, language } = asked;
  const overview = await overviewOf(services, { period: days, language });
  const figures = overview.protection ? await protectedFigures(services, days) : await plainFigures(services, days);
  const after = await overviewOf(services, { period: days, language });
  // Tightened in between: what was read before it is not to be put beside what came after.
  const isSame = (overview.protection === undefined) === (after.protection === undefined);
  return isSame ? { overview: after, figures } : wholeOf(services, asked);
}

async function plainFigures(services: Services, days: ReportDays): Promise<Whole['figures']> {
  const bands = await severityOf(services, days);
  const moods = await moodDistributionOf(services, days);
  const partOf = (count: number, all: number): PartFigure => ({ count, share: shareToSay(count, all) ?? null });
  const entries = moods.reduce((sum, { count }) => sum + count, 0);
  return {
    ...byInstrument((type) => {
      const levels = bands.map((band) => ({ name: band.name, count: band[instruments[type].wire.key] ?? 0 }));
      const count = levels.reduce((sum, level) => sum + level.count, 0);
      const raised = levels.filter(({ name }) => name === fourBands[2] || name === fourBands[3]);
      return {
        count,
        parts: levels.map((level) => ({ name: level.name, ...partOf(level.count, count) })),
        moderate_or_severe: partOf(
          raised.reduce((sum, level) => sum + level.count, 0),
          count,
        ),
      };
    }),
    mood: { count: entries, parts: moods.map(({ label, count }) => ({ name: label, ...partOf(count, entries) })) },
  };
}

async function protectedFigures(services: Services, days: ReportDays): Promise<Whole['figures']> {
  const blocks = await askedBlocks(services, days);
  const of = (kind: FigureKind): { count: number | null; raised: PartFigure } => {
    const shown = shownBlocks(blocks, kind, services.config.minGroup);
    if (shown.length === 0) return { count: null, raised: { count: null, share: null } };
    const { answered, raised } = sumOf(shown, kind);
    const share = raisedShare({ answered, raised }, shown.length) ?? null;
    return { count: answered, raised: { count: raised, share } };
  };
  const mood = of('mood');
  return {
    ...byInstrument((type) => {
      const { count, raised } = of(type);
      return { count, parts: [], moderate_or_severe: raised };
    }),
    mood: { count: mood.count, parts: mood.count === null ? [] : [{ name: moodHalves[1], ...mood.raised }] },
  };
}
