/** One part of a whole: how many records, made by how many people. */
export interface Cell {
  cell: string;
  count: number;
  people: number;
}

export interface ShownCells {
  shown: ReadonlyMap<string, number>;
  /** Records of the parts that are not shown separately. */
  rest: number;
}

/**
 * Hides what is about fewer than `least` people, nobody among them, and as many further parts as it takes that what is
 * hidden together is about enough people and can not be told apart by subtraction. `total` is the published number of
 * records of the whole; where it is not the sum of the parts, because somebody's records have gone in between, some
 * parts are hidden too, so that the difference says nothing.
 */
export function suppressCells(cells: readonly Cell[], total: number, least: number): ShownCells {
  const bySize = cells.toSorted((one, other) => one.people - other.people || one.count - other.count);
  const sum = bySize.reduce((before, { count }) => before + count, 0);
  let hidden = bySize.filter(({ people }) => people < least).length;
  const isSafe = () => {
    const [away, kept] = [bySize.slice(0, hidden), bySize.slice(hidden)];
    if (hidden === 0) return sum === total;
    const rest = kept.reduce((left, { count }) => left - count, total);
    // The most people of one part are a lower bound of the people of all parts together.
    return hidden >= 2 && rest >= least && Math.max(...away.map(({ people }) => people)) >= least;
  };
  while (hidden < bySize.length && !isSafe()) hidden += 1;
  const shown = new Map(bySize.slice(hidden).map(({ cell, count }) => [cell, count]));
  return { shown, rest: [...shown.values()].reduce((left, count) => left - count, total) };
}
