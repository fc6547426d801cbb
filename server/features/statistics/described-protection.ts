import type { StatisticsProtection } from '../../../domain/contract/statistics.ts';
import { byInstrument, byWireName, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import { lastDayOf, stretchesOf } from '../../../domain/statistics/blocks.ts';
import type { Stretch } from '../../../domain/statistics/blocks.ts';
import { cellVariance, giveOrTake } from '../../../domain/statistics/chance.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import { averageOf } from '../../../domain/statistics/protected-blocks.ts';
import type { Protection, ShownBlocks } from '../../protected-aggregates/protected-figures.ts';
import { addDays } from '../../../domain/dates.ts';

/** Which days the figures really cover, and how far they are off. */
export function describeProtection(
  { isAll, through, from, to, today, least }: Protection,
  { inPeriod, participation }: ShownBlocks,
): Omit<StatisticsProtection, 'text'> {
  const blocksOf = (wanted: FigureKind) => inPeriod.filter(({ kind }) => kind === wanted);
  const exact = through === undefined ? undefined : exactDays({ through, from, to, today });
  const coverOf = (kind: FigureKind) => {
    const stretches = stretchesOf(blocksOf(kind).map(({ firstDay }) => firstDay));
    return exact && exact.from <= exact.through ? joined(stretches, exact) : stretches;
  };
  const offBy = (cells: number) => Math.ceil(giveOrTake(cells * cellVariance));
  const cellsOf = (kind: FigureKind) => blocksOf(kind).reduce((sum, { cells }) => sum + cells.length, 0);
  const averages = instrumentTypes.flatMap((type) =>
    blocksOf(type).flatMap((block) => averageOf(type, block)?.giveOrTake ?? []),
  );
  return {
    min_group: least,
    covers: {
      ...byInstrument(coverOf),
      mood: coverOf('mood'),
      participants: participation ? { from: participation.firstDay, through: lastDayOf(participation.firstDay) } : null,
    },
    give_or_take: {
      severity: offBy(instrumentTypes.reduce((sum, type) => sum + blocksOf(type).length, 0)),
      moods: offBy(blocksOf('mood').length),
      submissions: offBy(
        Math.max(0, ...inPeriod.filter(({ kind }) => kind !== 'mood').map(({ cells }) => cells.length)),
      ),
      averages: averages.length === 0 ? null : Math.ceil(Math.max(...averages) * 10) / 10,
      participants: offBy(1),
      ...byWireName('submissions', (type) => offBy(cellsOf(type))),
      moodEntries: offBy(cellsOf('mood')),
    },
    protected_through: isAll ? null : (through ?? null),
  };
}

interface Days {
  through: string;
  from: string | undefined;
  to: string | undefined;
  today: string;
}

/** Those of what is asked about that are not protected; its end is before its start where there are none. */
export function exactDays({ through, from, to, today }: Days): Stretch {
  const first = addDays(through, 1);
  return {
    from: from !== undefined && from > first ? from : first,
    through: to !== undefined && to < today ? to : today,
  };
}

export function joined(stretches: readonly Stretch[], exact: Stretch): Stretch[] {
  const last = stretches.at(-1);
  if (last && addDays(last.through, 1) === exact.from)
    return [...stretches.slice(0, -1), { from: last.from, through: exact.through }];
  return [...stretches, exact];
}
