import type { InstrumentType } from '../instruments/instrument.ts';
import { cellVariance, giveOrTake, reachOf, sumRatio, varianceOf } from './chance.ts';
import type { FigureKind } from './figure-kinds.ts';

/**
 * What is shown of blocks. All of it follows from numbers that chance has moved already, also what is withheld: nothing
 * here can tell more than they do.
 */

export type BlockKind = FigureKind | 'people';

export interface Block {
  kind: BlockKind;
  firstDay: string;
  cells: readonly number[];
  scoreSum: number;
}

/** People in a block, each counted once. */
export function peopleIn({ cells }: Pick<Block, 'cells'>): number {
  return cells.reduce((sum, cell) => sum + cell, 0);
}

/** Far enough above the least that chance alone hardly ever lifts a smaller group over it. */
export function isShown({ cells }: Pick<Block, 'cells'>, least: number): boolean {
  return peopleIn({ cells }) >= least + 3 * Math.sqrt(cells.length * cellVariance);
}

/** Below it a sum of cells is too few to say: `variance` is that of the sum. */
export function fewestToSay(variance: number, least: number): number {
  return Math.max(least, giveOrTake(variance));
}

export interface ShownParts {
  /** In the order of the cells; undefined where one is withheld. */
  parts: readonly (number | undefined)[];
  /** Of the parts that are withheld; 0 where that is too few to say, too. */
  rest: number;
}

/** The parts of all blocks together. */
export function addParts(blocks: readonly Pick<Block, 'cells'>[], least: number): ShownParts {
  const fewest = fewestToSay(blocks.length * cellVariance, least);
  const sums = (blocks[0]?.cells ?? []).map((_, place) =>
    blocks.reduce((sum, { cells }) => sum + (cells[place] ?? 0), 0),
  );
  const rest = sums.filter((sum) => sum < fewest).reduce((sum, part) => sum + part, 0);
  return { parts: sums.map((sum) => (sum < fewest ? undefined : sum)), rest: rest < fewest ? 0 : rest };
}

/** The widest that an average may be unsure, in points. */
const widest = 2;

/** The average score of a block, and how far it may be off; undefined where that is too far. */
export function averageOf(
  type: InstrumentType,
  { cells, scoreSum }: Pick<Block, 'cells' | 'scoreSum'>,
): { average: number; giveOrTake: number } | undefined {
  const people = peopleIn({ cells });
  if (people <= 0) return undefined;
  const reach = reachOf(type);
  const fromMiddle = scoreSum / 2 / people;
  const variance = varianceOf(sumRatio(type)) / 4 + fromMiddle ** 2 * cells.length * cellVariance;
  const unsure = giveOrTake(variance) / people;
  if (unsure > widest) return undefined;
  return { average: Math.min(reach, Math.max(0, reach / 2 + fromMiddle)), giveOrTake: unsure };
}
