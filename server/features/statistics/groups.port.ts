import type { ComparedGroup, GroupComparison, GroupFigures } from '../../../domain/contract/group-statistics.ts';
import { byInstrument } from '../../../domain/instruments/instrument.ts';
import { fourBands } from '../../../domain/instruments/scoring.ts';
import type { Language } from '../../../domain/languages.ts';
import { moods, moodsWith, moodWords } from '../../../domain/moods.ts';
import type { Mood } from '../../../domain/moods.ts';
import { cellVariance, groupCellVariance } from '../../../domain/statistics/chance.ts';
import { figureKinds } from '../../../domain/statistics/figure-kinds.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import { figureOf } from '../../../domain/statistics/group-figures.ts';
import type { Figure, KnownCounts } from '../../../domain/statistics/group-figures.ts';
import type { Asked } from '../../../domain/statistics/periods.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';
import { readDailyRollups } from '../../daily-rollups/read-rollups.queries.ts';
import { askedBlocks, protectionOf, shownBlocks, stillHolds } from '../../protected-aggregates/protected-figures.ts';
import type { Protection } from '../../protected-aggregates/protected-figures.ts';
import { findGroupBlockDays, sumGroupBlocks } from '../../protected-aggregates/group-blocks.queries.ts';
import type { Services } from '../../services.ts';
import { describeGroupProtection } from './described-group-protection.ts';
import { countGroupBands, countGroupMoods, findEntries } from './groups.queries.ts';
import type { ListEntry } from './groups.queries.ts';
import { lastDayAsked } from './statistics.service.ts';

/** Cells of one kind by entry, 0 for those who had none. */
type CellsOf = Map<number, number[]>;
type ExactCells = Record<FigureKind, CellsOf>;

/** What the days say that are not protected; undefined where all are, or where it was tightened meanwhile. */
async function readExact(
  services: Services,
  { by, asked }: { by: WorkListKind; asked: Asked },
  protection: Protection,
): Promise<ExactCells | undefined> {
  if (protection.isAll || (protection.through ?? '') >= lastDayAsked(protection)) return undefined;
  return readDailyRollups(
    services,
    asked,
    async (counted) => {
      const bands = await countGroupBands(counted, by);
      const mood: CellsOf = new Map();
      for (const { entry, mood: word, count } of await countGroupMoods(counted, by)) {
        const cells = mood.get(entry) ?? moodWords.map(() => 0);
        mood.set(
          entry,
          cells.map((before, place) => (moodWords[place] === word ? before + count : before)),
        );
      }
      const ofType = byInstrument(
        (wanted) => new Map(bands.filter(({ type }) => type === wanted).map(({ entry, cells }) => [entry, cells])),
      );
      return { ...ofType, mood };
    },
    protection.through,
  );
}

const added = (all: readonly (readonly number[])[], places: number) =>
  Array.from({ length: places }, (_, place) => all.reduce((sum, cells) => sum + (cells[place] ?? 0), 0));

const placesOf = (kind: FigureKind) => (kind === 'mood' ? moodWords.length : fourBands.length);

/** The groups of a list beside each other; what is protected follows from the stored blocks alone. */
export async function compareGroups(
  services: Services,
  { by, asked = 'all', language }: { by: WorkListKind; asked?: Asked | undefined; language: Language },
): Promise<GroupComparison> {
  const protection = await protectionOf(services, asked);
  const exact = await readExact(services, { by, asked }, protection);
  // Tightened while it was read: nothing exact goes out any more.
  if (!(await stillHolds(services, protection))) return compareGroups(services, { by, asked, language });
  const isProtected = protection.isAll || protection.through !== undefined;
  const span = askedBlocks(protection);
  const sums = isProtected ? await sumGroupBlocks(services.db, by, span) : [];
  const whole = isProtected ? (await shownBlocks(services, protection)).inPeriod : [];
  const entries = await findEntries(services.db, by);
  const { least } = protection;

  const figures = (knownOf: (kind: FigureKind) => Omit<KnownCounts, 'least'>) =>
    describeFigures((kind) => figureOf({ ...knownOf(kind), least }));
  const sumsOf = Map.groupBy(sums, ({ kind, entry }) => `${kind} ${entry}`);
  const ofEntries = (ids: readonly number[]) =>
    figures((kind) => {
      const own = ids.map((id) => sumsOf.get(`${kind} ${id}`) ?? []);
      const blocks = own.map((of) => of.reduce((sum, one) => sum + one.blocks, 0));
      return {
        cells: added(
          own.flat().map(({ cells }) => cells),
          placesOf(kind),
        ),
        blocks: blocks.reduce((sum, one) => sum + one, 0),
        // Every entry has all blocks since it was added.
        times: Math.max(...blocks),
        variance: groupCellVariance,
        exact:
          exact &&
          added(
            ids.flatMap((id) => [exact[kind].get(id) ?? []]),
            placesOf(kind),
          ),
      };
    });
  const mergedOf = Map.groupBy(entries, ({ mergedInto }) => mergedInto);
  const groups = [
    ...entries
      .filter(({ mergedInto }) => mergedInto === null)
      .map(({ id, name, within, isRetired }) => ({
        id: String(id),
        name,
        within,
        is_retired: isRetired,
        ...ofEntries([id, ...partsOf(id, mergedOf)]),
      })),
    { id: null, name: '', within: null, is_retired: false, ...ofEntries([0]) },
  ];
  return {
    by,
    whole: figures((kind) => {
      const own = whole.filter((block) => block.kind === kind);
      return {
        cells: added(
          own.map(({ cells }) => cells),
          placesOf(kind),
        ),
        blocks: own.length,
        times: own.length,
        variance: cellVariance,
        exact: exact && added([...exact[kind].values()], placesOf(kind)),
      };
    }),
    groups: groups.filter((group) => (group.id !== null && !group.is_retired) || saysAnything(group)),
    ...(isProtected && {
      protection: await describeGroupProtection(services, {
        protection,
        firstDays: await findGroupBlockDays(services.db, by, span),
        isExact: exact !== undefined,
        language,
      }),
    }),
  };
}

/** What is gone from a list, and those who have no entry, are shown while there is anything to say. */
function saysAnything(group: ComparedGroup): boolean {
  return figureKinds.some((kind) => (group[kind].count ?? 0) > 0);
}

/** Everything that has become part of an entry, however many steps ago. */
function partsOf(id: number, mergedOf: ReadonlyMap<number | null, readonly ListEntry[]>): number[] {
  return (mergedOf.get(id) ?? []).flatMap((one) => [one.id, ...partsOf(one.id, mergedOf)]);
}

function describeFigures(of: (kind: FigureKind) => Figure): GroupFigures {
  const ofInstrument = byInstrument((type) => {
    const { count, partOf } = of(type);
    return {
      count,
      parts: fourBands.map((name, place) => ({ name, ...partOf([place]) })),
      moderate_or_severe: partOf([fourBands.indexOf('Moderate'), fourBands.indexOf('Severe')]),
    };
  });
  const mood = of('mood');
  const partOf = (one: Mood) => mood.partOf([moods.indexOf(one)]);
  const parts = moodsWith((one) => partOf(one).count ?? 0).map((one) => ({ name: one.label, ...partOf(one) }));
  return { ...ofInstrument, mood: { count: mood.count, parts } };
}
