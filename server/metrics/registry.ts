/** How the figures of several processes become one: added, or the greatest where each says the same of one thing. */
export type Across = 'sum' | 'max';

export interface Series {
  /** In the order of the metric's labels. */
  labels: readonly string[];
  value: number;
  /** Of a histogram: how many fell into each of its bounds and above the last. */
  counts?: readonly number[];
}

/** One metric at one moment, as it goes from a worker to the process above it. */
export interface MetricFigures {
  name: string;
  help: string;
  kind: 'counter' | 'gauge' | 'histogram';
  labels: readonly string[];
  across: Across;
  bounds?: readonly number[];
  series: readonly Series[];
}

type Labels = readonly string[];
type Read = () => number | readonly (readonly [Labels, number])[] | undefined;

interface Described {
  name: string;
  /** One line that says what it is. */
  help: string;
  labels?: Labels;
}

/**
 * More are counted together under `other`. It is never reached, since no label has values from outside: should one ever, it
 * fills neither the memory nor the database behind it.
 */
const mostSeries = 2000;

const keyOf = (labels: Labels) => labels.join('\u0000');

const metrics = new Map<string, () => MetricFigures>();

export const readFigures = (): MetricFigures[] => [...metrics.values()].map((read) => read());

interface Counted {
  labels: Labels;
  value: number;
  counts: number[];
}

function countedSeries(bounds: readonly number[]): { of: (labels: Labels) => Counted; all: () => Series[] } {
  const known = new Map<string, Counted>();
  function of(labels: Labels): Counted {
    const key = keyOf(labels);
    const found = known.get(key);
    if (found) return found;
    if (known.size >= mostSeries) return of(labels.map(() => 'other'));
    const made = { labels, value: 0, counts: bounds.length === 0 ? [] : Array<number>(bounds.length + 1).fill(0) };
    known.set(key, made);
    return made;
  }
  const all = () =>
    [...known.values()].map(({ labels, value, counts }) => ({
      labels,
      value,
      ...(bounds.length > 0 && { counts: [...counts] }),
    }));
  return { of, all };
}

/** Counts up. To be called once for each name. */
export function counter({ name, help, labels = [] }: Described): { add(...labels: string[]): void } {
  const { of, all } = countedSeries([]);
  // Without labels it is there from the start: a figure that is missing is no zero.
  if (labels.length === 0) of([]);
  metrics.set(name, () => ({ name, help, kind: 'counter', labels, across: 'sum', series: all() }));
  return {
    add: (...values) => {
      of(values).value += 1;
    },
  };
}

/** Seconds, or whatever is measured, by how many are at most each of `bounds`. */
export function histogram({ name, help, labels = [], bounds }: Described & { bounds: readonly number[] }) {
  const { of, all } = countedSeries(bounds);
  metrics.set(name, () => ({ name, help, kind: 'histogram', labels, across: 'sum', bounds, series: all() }));
  return {
    observe: (value: number, ...values: string[]): void => {
      const one = of(values);
      const place = bounds.findIndex((bound) => value <= bound);
      const at = place === -1 ? bounds.length : place;
      one.value += value;
      one.counts[at] = (one.counts[at] ?? 0) + 1;
    },
  };
}

/** What something is at the moment it is asked for. A later one of the same name takes its place. */
export function gauge({ name, help, labels = [], across = 'sum' }: Described & { across?: Across }, read: Read): void {
  metrics.set(name, () => {
    const found = read();
    const rows = typeof found === 'number' ? [[[], found] as const] : (found ?? []);
    const series = rows.map(([values, value]) => ({ labels: values, value }));
    return { name, help, kind: 'gauge', labels, across, series };
  });
}
