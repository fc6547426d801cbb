import { addMonths } from '../dates.ts';

const dayMs = 86_400_000;
const mostInstants = 60;

/** How many days, weeks or months may lie between two labels: what people count by. */
export const daySteps = [1, 2, 7, 14, 28, 56, 91, 182, 364];
export const weekSteps = [1, 2, 4, 8, 13, 26, 52];
export const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120];

/**
 * Instants at even steps back from the last one, in order, closest steps first: parts of a day, days and weeks, then months;
 * weeks alone where the values are of weeks. At least two of each.
 */
export function* evenInstants(first: number, last: number, inWeeks: boolean): Generator<number[]> {
  const days = inWeeks ? daySteps.slice(2) : [0.25, 0.5, ...daySteps.slice(0, 4)];
  for (const step of days) yield* back(first, last, step * dayMs, (count) => last - count * step * dayMs);
  if (inWeeks) return;
  const [day = '', time = ''] = new Date(last).toISOString().split('T');
  for (const step of monthSteps) {
    yield* back(first, last, step * 28 * dayMs, (count) => Date.parse(`${addMonths(day, -count * step)}T${time}`));
  }
}

function* back(first: number, last: number, least: number, at: (count: number) => number): Generator<number[]> {
  const most = Math.floor((last - first) / least);
  if (most > mostInstants) return;
  const instants = Array.from({ length: most + 1 }, (_, count) => at(count)).filter((instant) => instant >= first);
  if (instants.length > 1) yield instants.reverse();
}
