import type { MetricFigures, Series } from './registry.ts';

/** The text format of Prometheus, version 0.0.4. */
export const metricsContentType = 'text/plain; version=0.0.4; charset=utf-8';

const escape = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');

function labelled(name: string, names: readonly string[], values: readonly string[]): string {
  if (names.length === 0) return name;
  const pairs = names.map((label, at) => `${label}="${escape(values[at] ?? '')}"`);
  return `${name}{${pairs.join(',')}}`;
}

const numberText = (value: number) => (value === Infinity ? '+Inf' : String(value));

function histogramLines({ name, labels, bounds = [] }: MetricFigures, { labels: values, value, counts = [] }: Series) {
  let sum = 0;
  const buckets = counts.map((count, at) => {
    sum += count;
    const bound = numberText(bounds[at] ?? Infinity);
    return `${labelled(`${name}_bucket`, [...labels, 'le'], [...values, bound])} ${sum}`;
  });
  return [
    ...buckets,
    `${labelled(`${name}_sum`, labels, values)} ${value}`,
    `${labelled(`${name}_count`, labels, values)} ${sum}`,
  ];
}

export function metricsText(figures: readonly MetricFigures[]): string {
  const lines = figures.flatMap((metric) => [
    `# HELP ${metric.name} ${metric.help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
    `# TYPE ${metric.name} ${metric.kind}`,
    ...metric.series.flatMap((series) =>
      metric.kind === 'histogram'
        ? histogramLines(metric, series)
        : [`${labelled(metric.name, metric.labels, series.labels)} ${numberText(series.value)}`],
    ),
  ]);
  return `${lines.join('\n')}\n`;
}
