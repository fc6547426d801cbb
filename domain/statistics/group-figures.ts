import { fewestToSay } from './protected-blocks.ts';
import { movedShareToSay } from './wilson.ts';
import type { Share } from './wilson.ts';

/** What is known of one group, or of all together, in the order of the levels or the moods. */
export interface KnownCounts {
  /** The cells of protected blocks added up; each of them chance has moved by `variance`. */
  cells: readonly number[];
  /** How many blocks these are: of merged groups there are several to the same four weeks. */
  blocks: number;
  /** How many times four weeks. */
  times: number;
  variance: number;
  /** Of days that are not protected; undefined where all are. */
  exact: readonly number[] | undefined;
  least: number;
}

export interface PartFigure {
  /** Null where it is withheld. */
  count: number | null;
  /** Null where there are too few to say, too. */
  share: Share | null;
}

export interface Figure {
  /** Null where it is withheld. */
  count: number | null;
  /** What several places have together. */
  partOf: (places: readonly number[]) => PartFigure;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/**
 * What is said of a group. Of protected blocks all of it follows from numbers that chance has moved already, also what is
 * withheld: their sum counts from so many on that chance alone hardly ever lifts a smaller group over it.
 */
export function figureOf({ cells, blocks, times, variance, exact, least }: KnownCounts): Figure {
  const moved = sumOf(cells);
  const ofAll = blocks * cells.length * variance;
  const isShown = blocks > 0 && moved >= times * least + 3 * Math.sqrt(ofAll);
  const total = (isShown ? moved : 0) + sumOf(exact ?? []);
  return {
    count: isShown || exact ? total : null,
    partOf(places) {
      const sumAt = (counts: readonly number[]) => sumOf(places.map((place) => counts[place] ?? 0));
      const part = isShown ? sumAt(cells) : 0;
      const ofCount = isShown ? blocks * places.length * variance : 0;
      const isWithheld = isShown ? part < fewestToSay(ofCount, least) : exact === undefined;
      if (isWithheld) return { count: exact && sumAt(exact) > 0 ? sumAt(exact) : null, share: null };
      const count = part + sumAt(exact ?? []);
      const moves = { ofCount, ofRest: isShown ? ofAll - ofCount : 0 };
      return { count, share: movedShareToSay(count, total, moves) ?? null };
    },
  };
}
