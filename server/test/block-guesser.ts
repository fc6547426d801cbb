import type { Block } from '../../domain/statistics/protected-blocks.ts';
import { isInUse } from '../../domain/statistics/protected-blocks.ts';
import { byFigureKind, figureKinds } from '../../domain/statistics/figure-kinds.ts';
import type { FigureKind } from '../../domain/statistics/figure-kinds.ts';

/** What a person recorded of each kind in a block: at a raised level, or not; undefined where they did not answer. */
export type Own = Partial<Record<FigureKind, boolean>>;

/**
 * How far chance moves each number, said once more beside `domain/statistics/noise.ts`: a guesser who believes this is the
 * best that there can be while it is true, and where the program draws less chance than is stated the test fails.
 */
export const stated = { tookPart: 4, answered: 4, raised: 2, smallest: 2 } as const;

interface Truth {
  tookPart: number;
  kinds: Record<FigureKind, { answered: number; raised: number }>;
}

function truthOf(people: readonly Own[]): Truth {
  const countOf = (kind: FigureKind) => ({
    answered: people.filter((own) => own[kind] !== undefined).length,
    raised: people.filter((own) => own[kind] === true).length,
  });
  return {
    tookPart: people.filter((own) => figureKinds.some((kind) => own[kind] !== undefined)).length,
    kinds: byFigureKind(countOf),
  };
}

/** Of the levels of those kinds that the stored numbers say are in use. */
function smallestOf({ kinds }: Truth, stored: Block): number {
  const levels = figureKinds.flatMap((kind) =>
    isInUse(stored.kinds[kind]) ? [kinds[kind].raised, kinds[kind].answered - kinds[kind].raised] : [],
  );
  return levels.length > 0 ? Math.min(...levels) : 0;
}

/** How unlikely what is stored is after this truth, in bits above the least unlikely. */
function surprise(stored: Block, people: readonly Own[]): number {
  const truth = truthOf(people);
  const off = figureKinds.reduce(
    (sum, kind) =>
      sum +
      Math.abs(stored.kinds[kind].answered - truth.kinds[kind].answered) / stated.answered +
      Math.abs(stored.kinds[kind].raised - truth.kinds[kind].raised) / stated.raised,
    0,
  );
  return (
    off +
    Math.abs(stored.tookPart - truth.tookPart) / stated.tookPart +
    Math.abs(stored.smallest - smallestOf(truth, stored)) / stated.smallest
  );
}

/** By Bayes' rule, from every stored number and everyone else's records: the odds of one story to the other, in bits. */
export function bitsFor(
  stored: readonly Block[],
  others: readonly (readonly Own[])[],
  [one, other]: readonly [Own, Own],
): number {
  return stored.reduce((bits, block, place) => {
    const known = others[place] ?? [];
    return bits + surprise(block, [...known, other]) - surprise(block, [...known, one]);
  }, 0);
}
