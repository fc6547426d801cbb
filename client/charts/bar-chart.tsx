import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { BarItem, PlacedBar } from '../../domain/charts/bar-geometry.ts';
import { barGeometry, lastOf } from '../../domain/charts/bar-geometry.ts';
import { daySteps, weekSteps } from '../../domain/charts/even-steps.ts';
import { guessTextWidth } from '../../domain/charts/tick-labels.ts';
import { chartMessages } from '#messages/charts.ts';
import { formatCount } from '#messages/numbers.ts';
import { protectionMessages } from '#messages/statistics.ts';
import type { Column } from '../ui/data-table.tsx';
import { classNames } from '../ui/class-names.ts';
import { ChartAxes } from './chart-axes.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { ChartReadout, ReadableChart } from './chart-reader.tsx';
import { ChartTable } from './chart-table.tsx';
import bandColours from './bands.module.css';
import { nearestTo } from './nearest.ts';
import seriesColours from './series.module.css';
import { SeriesHatch, SeriesLegend, seriesStyles } from './series.tsx';
import { useWidth } from './use-width.ts';

/** With the places of those series whose count is hidden: it is no 0. */
export type ShownItem = BarItem & { hidden?: readonly number[] | undefined };

type BarChartProps = {
  title: string;
  /** In the order of the axis; each with one count for each series. */
  items: readonly ShownItem[];
  /** One name, or two that are stacked. */
  series: readonly string[];
  /** What the labels are: the head of the table's first column. */
  labelName: string;
  empty: ReactNode;
};

const height = 250;
const margins = { top: 12, right: 10, bottom: 30, left: 52 };
const measure = guessTextWidth(12);

/** Upright bars, stacked where there are two series. */
export function BarChart({ items, title, empty, ...rest }: BarChartProps) {
  if (items.length === 0) return <ChartFigure title={title}>{empty}</ChartFigure>;
  return <FilledBarChart items={items} title={title} {...rest} />;
}

function FilledBarChart({ title, items, series, labelName }: Omit<BarChartProps, 'empty'>) {
  const id = useId();
  const [frame, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const { bars, plot, xTicks, yTicks } = barGeometry({
    items,
    width,
    height,
    margins,
    measure,
    steps: items.some(({ to }) => to !== undefined) ? weekSteps : daySteps,
    countText: formatCount,
  });
  const shown = active === null ? undefined : bars[active];
  // Where neighbours are added up, the bar says what is known.
  const hidden = active === null || bars.length < items.length ? undefined : items[active]?.hidden;
  return (
    <ChartFigure title={title} summary={summaryOf(items, series)}>
      {series.length > 1 && <SeriesLegend names={series} />}
      <ReadableChart
        title={title}
        frame={frame}
        width={width}
        height={height}
        count={bars.length}
        find={(x) =>
          nearestTo(
            bars.map(({ slot }) => slot.x + slot.width / 2),
            x,
          )
        }
        active={active}
        onMove={setActive}
      >
        <defs>
          <SeriesHatch id={id} />
        </defs>
        {shown && <rect className={seriesColours.slot} {...shown.slot} />}
        <ChartAxes plot={plot} xTicks={xTicks} yTicks={yTicks} />
        {bars.map((bar) => (
          <Bar key={bar.slot.x} bar={bar} series={series} hatch={`url(#${id})`} />
        ))}
      </ReadableChart>
      <ChartReadout
        text={shown ? chartMessages.point(daysOf(shown), countsText({ ...shown, hidden }, series)) : null}
      />
      <ChartTable title={title} columns={columnsOf(series, labelName)} rows={items.filter(hasCounts).reverse()} />
    </ChartFigure>
  );
}

function Bar({ bar, series, hatch }: { bar: PlacedBar; series: readonly string[]; hatch: string }) {
  return bar.segments.map((segment, index) => (
    <g key={series[index]} className={classNames(seriesColours.bar, seriesStyles[index])}>
      <rect {...segment} />
      {index === 1 && <rect {...segment} className={bandColours.strokes} fill={hatch} />}
    </g>
  ));
}

/** A day without any keeps its place on the axis, and has no row; of several days a zero says something. */
function hasCounts({ counts, to }: BarItem): boolean {
  return to !== undefined || counts.some((count) => count > 0);
}

function daysOf({ from, to }: PlacedBar): string {
  return chartMessages.days(from, to);
}

type Counts = Pick<ShownItem, 'counts' | 'hidden'>;

function countsText(item: Counts, series: readonly string[]): string {
  return chartMessages.all(series.map((name, index) => chartMessages.named(name, countText(item, index))));
}

function countText({ counts, hidden }: Counts, index: number): string {
  return hidden?.includes(index) ? protectionMessages.withheld : chartMessages.count(counts[index] ?? 0);
}

function summaryOf(items: readonly ShownItem[], series: readonly string[]): string {
  const totals = series.map((_, index) => items.reduce((sum, item) => sum + (item.counts[index] ?? 0), 0));
  const last = items.at(-1);
  return chartMessages.totals(
    [countsText({ counts: totals }, series)],
    items[0]?.label ?? '',
    last ? lastOf(last) : '',
  );
}

function columnsOf(series: readonly string[], labelName: string): Column<ShownItem>[] {
  return [
    { key: 'label', header: labelName, cell: (item) => chartMessages.days(item.label, lastOf(item)) },
    ...series.map((name, index): Column<ShownItem> => ({
      key: name,
      header: name,
      numeric: true,
      cell: (item) => countText(item, index),
    })),
  ];
}
