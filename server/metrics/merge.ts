import type { MetricFigures, Series } from './registry.ts';

function mergeSeries(first: Series, second: Series, across: MetricFigures['across']): Series {
  const { labels, counts } = first;
  const value = across === 'sum' ? first.value + second.value : Math.max(first.value, second.value);
  return { labels, value, ...(counts && { counts: counts.map((count, at) => count + (second.counts?.[at] ?? 0)) }) };
}

/** The figures of several processes as those of one. */
export function mergeFigures(processes: readonly (readonly MetricFigures[])[]): MetricFigures[] {
  const merged = new Map<string, { metric: MetricFigures; series: Map<string, Series> }>();
  for (const metric of processes.flat()) {
    const known = merged.get(metric.name) ?? { metric, series: new Map<string, Series>() };
    merged.set(metric.name, known);
    for (const one of metric.series) {
      const key = one.labels.join('\u0000');
      const before = known.series.get(key);
      known.series.set(key, before ? mergeSeries(before, one, metric.across) : one);
    }
  }
  return [...merged.values()].map(({ metric, series }) => ({ ...metric, series: [...series.values()] }));
}

/** What a process that has ended leaves: all that it counted, and nothing of what it was. */
export function countedOnly(figures: readonly MetricFigures[]): MetricFigures[] {
  return figures.filter(({ kind }) => kind !== 'gauge');
}
