import { memo, useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { nameBand } from '../../domain/charts/band-names.ts';
import type { ValueAxis } from '../../domain/charts/axis.ts';
import type { ChartPoint, LineGeometry, PlacedPoint } from '../../domain/charts/line-geometry.ts';
import { lineGeometry } from '../../domain/charts/line-geometry.ts';
import { nameLast, namePeak, peakOf } from '../../domain/charts/point-names.ts';
import type { PointName } from '../../domain/charts/point-names.ts';
import { guessTextWidth } from '../../domain/charts/tick-labels.ts';
import { chartMessages } from '#messages/charts.ts';
import type { Column } from '../ui/data-table.tsx';
import { BandNames, BandZones } from './band-zones.tsx';
import { ChartAxes } from './chart-axes.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { ChartReadout, ReadableChart } from './chart-reader.tsx';
import { ChartTable } from './chart-table.tsx';
import chart from './chart.module.css';
import { nearestTo } from './nearest.ts';
import styles from './trend-chart.module.css';
import { useWidth } from './use-width.ts';

type TrendChartProps = {
  title: string;
  points: readonly ChartPoint[];
  axis: ValueAxis;
  /** Under the axis. */
  labelOf: (at: number) => string;
  /** Under the axis in place of the label where all points are of one day, which is then named once. */
  timeOf?: (at: number) => string;
  /** The calendar day, which tells whether two points are of one. */
  dayOf: (at: number) => string;
  /** In the words beside the chart, all of them; `dateAndTimeText` where one day has several points. */
  dateText: (at: number) => string;
  dateAndTimeText: (at: number) => string;
  valueText: (value: number, partial: boolean) => string;
  /** The columns of the table, newest first. */
  columns: readonly Column<PlacedPoint>[];
  /** Between the heading and the chart. */
  lead?: ReactNode;
  /** Stands in place of the chart where there is no point. */
  empty: ReactNode;
};

const height = 252;
const narrowWidth = 520;
const lineHeight = 16;
const measure = guessTextWidth(12);
const measureName = guessTextWidth(14);

/** One person's values over time: a line, with the bands of its axis behind it. */
export function TrendChart({ empty, ...rest }: TrendChartProps) {
  if (rest.points.length > 0) return <FilledTrendChart {...rest} />;
  return (
    <ChartFigure title={rest.title} lead={rest.lead}>
      {empty}
    </ChartFigure>
  );
}

function FilledTrendChart(props: Omit<TrendChartProps, 'empty'>) {
  const { title, points, axis, labelOf, timeOf, dayOf, dateText, dateAndTimeText, valueText, columns, lead } = props;
  const [frame, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const narrow = width < narrowWidth;
  const oneDay = useMemo(() => isOneDay(points, dayOf), [points, dayOf]);
  const geometry = useMemo(() => {
    const margins = { top: 26, right: narrow ? 8 : 126, bottom: oneDay && timeOf ? 48 : 30, left: 28 };
    return lineGeometry({ points, axis, width, height, margins, labelOf, timeOf, dayOf, measure });
  }, [points, axis, width, narrow, oneDay, labelOf, timeOf, dayOf]);
  const xs = useMemo(() => geometry.points.map(({ x }) => x), [geometry]);
  const dateOf = useMemo(
    () => dateTeller(geometry.points, { dayOf, dateText, dateAndTimeText }),
    [geometry, dayOf, dateText, dateAndTimeText],
  );
  const summary = useMemo(() => summaryOf(geometry.points, dateOf, valueText), [geometry, dateOf, valueText]);
  const rows = useMemo(() => [...geometry.points].reverse(), [geometry]);
  const shown = active === null ? undefined : geometry.points[Math.min(active, geometry.points.length - 1)];
  const { plot } = geometry;
  return (
    <ChartFigure title={title} lead={lead} summary={summary} summaryHidden={lead !== undefined}>
      <ReadableChart
        title={title}
        frame={frame}
        width={width}
        height={height}
        count={xs.length}
        find={(x) => nearestTo(xs, x)}
        active={active}
        onMove={setActive}
      >
        <TrendPicture geometry={geometry} narrow={narrow} />
        {shown && (
          <g className={chart.cursor}>
            <path d={`M${shown.x},${plot.y}V${plot.y + plot.height}`} />
            <circle cx={shown.x} cy={shown.y} r="8" />
          </g>
        )}
      </ReadableChart>
      <ChartReadout text={shown ? chartMessages.point(dateOf(shown), valueText(shown.value, shown.partial)) : null} />
      {geometry.points.some((point) => point.partial) && (
        <p className={styles.note}>
          <svg className={styles.noteMark} viewBox="0 0 12 12" aria-hidden="true">
            <circle className={styles.partialDot} cx="6" cy="6" r="4" />
          </svg>
          {chartMessages.partialLegend}
        </p>
      )}
      <ChartTable title={title} columns={columns} rows={rows} />
    </ChartFigure>
  );
}

const TrendPicture = memo(({ geometry, narrow }: { geometry: LineGeometry; narrow: boolean }) => {
  const id = useId();
  const { plot, paths, points, dots, last, bands, xTicks, yTicks, day } = geometry;
  const { lastName, peak, peakName } = namesOf(geometry);
  const marks = peak && !dots.includes(peak) ? [...dots, peak] : dots;
  return (
    <g>
      <BandZones id={id} bands={bands} />
      <ChartAxes plot={plot} xTicks={xTicks} yTicks={yTicks} day={day} />
      {paths.map((path) => (
        <path key={path} className={styles.line} d={path} />
      ))}
      <BandNames
        bands={bands}
        last={last}
        placeName={
          narrow ? (band, name) => nameBand(band, measure(name), { points, names: [lastName, peakName] }) : undefined
        }
      />
      {marks.map((dot) => (
        <circle
          key={dot.index}
          className={dot.partial ? styles.partialDot : styles.dot}
          cx={dot.x}
          cy={dot.y}
          r={dot === last || dot === peak ? 5 : 3.5}
        />
      ))}
      {peakName && <Name name={peakName} className={styles.peak} />}
      {lastName && <Name name={lastName} className={styles.lastValue} />}
    </g>
  );
});

function Name({ name: { x, y, text }, className }: { name: PointName; className: string | undefined }) {
  return (
    <text className={className} x={x} y={y} textAnchor="middle">
      {text}
    </text>
  );
}

function namesOf({ plot, points, last }: LineGeometry) {
  if (!last) return {};
  const names = { plot, points, lineHeight };
  const named = (point: PlacedPoint, text: string) => ({ point, text, width: measureName(text) });
  const lastName = nameLast(names, named(last, String(last.value)));
  const peak = peakOf(points);
  const peakName = peak && namePeak(names, named(peak, chartMessages.peak(String(peak.value))), lastName);
  return { lastName, peak, peakName };
}

function isOneDay(points: readonly ChartPoint[], dayOf: (at: number) => string): boolean {
  const [first] = points;
  return (
    points.length > 1 && first !== undefined && points.every(({ at }) => dayOf(Number(at)) === dayOf(Number(first.at)))
  );
}

/** With the time where another point is of the same day. */
function dateTeller(
  points: readonly PlacedPoint[],
  { dayOf, dateText, dateAndTimeText }: Pick<TrendChartProps, 'dayOf' | 'dateText' | 'dateAndTimeText'>,
): (point: PlacedPoint) => string {
  const counts = new Map<string, number>();
  for (const { at } of points) counts.set(dayOf(at), (counts.get(dayOf(at)) ?? 0) + 1);
  return ({ at }) => ((counts.get(dayOf(at)) ?? 0) > 1 ? dateAndTimeText(at) : dateText(at));
}

function summaryOf(
  points: readonly PlacedPoint[],
  dateOf: (point: PlacedPoint) => string,
  valueText: TrendChartProps['valueText'],
): string {
  const last = points.at(-1);
  if (!last) return '';
  const latest = chartMessages.latest(valueText(last.value, last.partial), dateOf(last));
  // Partial ones count in no comparison.
  const values = points.flatMap(({ value, partial }) => (partial ? [] : value));
  const spread =
    values.length > 1 && chartMessages.spread(values.length, String(Math.min(...values)), String(Math.max(...values)));
  const peak = peakOf(points);
  return [latest, spread, peak && chartMessages.highest(String(peak.value), dateOf(peak))].filter(Boolean).join(' ');
}
