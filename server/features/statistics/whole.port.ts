import { byInstrument } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { fourBands } from '../../../domain/instruments/scoring.ts';
import { moods, moodsWith, moodWords } from '../../../domain/moods.ts';
import type { Mood } from '../../../domain/moods.ts';
import { cellVariance } from '../../../domain/statistics/chance.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import { figureOf } from '../../../domain/statistics/group-figures.ts';
import type { PartFigure } from '../../../domain/statistics/group-figures.ts';
import type { ReportDays } from '../../../domain/statistics/report-days.ts';
import { readDailyRollups } from '../../daily-rollups/read-rollups.queries.ts';
import { protectionOf, shownBlocks, stillHolds } from '../../protected-aggregates/protected-figures.ts';
import type { Services } from '../../services.ts';
import { countBands, countMoods } from './statistics.queries.ts';
import { lastDayAsked } from './statistics.service.ts';

interface WholeFigure {
  /** Null where it is withheld, and then every part is. */
  count: number | null;
  parts: readonly ({ name: string } & PartFigure)[];
}

/** What is said of everyone together, with shares. */
export type WholeFigures = Record<InstrumentType, WholeFigure & { moderate_or_severe: PartFigure }> & {
  mood: WholeFigure;
};

/** The same numbers as the statistics of these days, with the same protection. */
export async function wholeOf(services: Services, days: ReportDays): Promise<WholeFigures> {
  const protection = await protectionOf(services, days);
  const isExact = !protection.isAll && (protection.through ?? '') < lastDayAsked(protection);
  const exact = isExact
    ? await readDailyRollups(
        services,
        days,
        async (counted) => {
          const [bands, logged] = [await countBands(counted), await countMoods(counted)];
          const cells = byInstrument((type) =>
            fourBands.map((name) => bands.find((one) => one.type === type)?.[name] ?? 0),
          );
          return { ...cells, mood: moodWords.map((word) => logged[word] ?? 0) };
        },
        protection.through,
      )
    : undefined;
  // Tightened while it was read: nothing exact goes out any more.
  if (!(await stillHolds(services, protection))) return wholeOf(services, days);
  const isProtected = protection.isAll || protection.through !== undefined;
  const blocks = isProtected ? (await shownBlocks(services, protection)).inPeriod : [];
  const figure = (kind: FigureKind) => {
    const own = blocks.filter((block) => block.kind === kind);
    const places = kind === 'mood' ? moodWords : fourBands;
    const cells = places.map((_, place) => own.reduce((sum, block) => sum + (block.cells[place] ?? 0), 0));
    const times = { blocks: own.length, times: own.length };
    return figureOf({ cells, ...times, variance: cellVariance, exact: exact?.[kind], least: protection.least });
  };
  const mood = figure('mood');
  const partOf = (one: Mood) => mood.partOf([moods.indexOf(one)]);
  return {
    ...byInstrument((type) => {
      const { count, partOf: ofLevels } = figure(type);
      return {
        count,
        parts: fourBands.map((name, place) => ({ name, ...ofLevels([place]) })),
        moderate_or_severe: ofLevels([fourBands.indexOf('Moderate'), fourBands.indexOf('Severe')]),
      };
    }),
    mood: {
      count: mood.count,
      parts: moodsWith((one) => partOf(one).count ?? 0).map((one) => ({ name: one.label, ...partOf(one) })),
    },
  };
}
