import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { ValueAxis } from '../../../domain/charts/axis.ts';
import type { ChartPoint, LineGeometry, PlacedPoint } from '../../../domain/charts/line-geometry.ts';
import { lineGeometry } from '../../../domain/charts/line-geometry.ts';
import { guessTextWidth } from '../../../domain/charts/tick-labels.ts';
import { chartMessages } from '#messages/charts.ts';
import type { Column } from '../../ui/data-table.tsx';
import { BandZones } from './band-zones.tsx';
import { ChartAxes } from './chart-axes.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { ChartReader, ChartReadout } from './chart-reader.tsx';
import { ChartTable } from './chart-table.tsx';
import chart from './chart.module.css';
import styles from './trend-chart.module.css';
import { useWidth } from './use-width.ts';

export type TrendChartProps = {
  title: string;
  points: readonly ChartPoint[];
  axis: ValueAxis;
  /** Under the axis. */
  labelOf: (at: number) => string;
  /** In the words beside the chart, both of them. */
  dateText: (at: number) => string;
  valueText: (value: number, partial: boolean) => string;
  /** A value by itself: '12', 'Calm'. */
  shortText: (value: number) => string;
  /** The columns of the table, newest first. */
  columns: readonly Column<PlacedPoint>[];
  /** Stands in place of the chart where there is no point. */
  empty: ReactNode;
};

const height = 240;
const narrowWidth = 520;
const measure = guessTextWidth(12);

/** One person's values over time: a line, with the bands of its axis behind it. */
export function TrendChart({ title, points, empty, ...rest }: TrendChartProps) {
  if (points.length === 0) return <ChartFigure title={title}>{empty}</ChartFigure>;
  return <FilledTrendChart title={title} points={points} {...rest} />;
}

function FilledTrendChart(props: Omit<TrendChartProps, 'empty'>) {
  const { title, points, axis, labelOf, dateText, valueText, columns } = props;
  const [frame, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const narrow = width < narrowWidth;
  const geometry = lineGeometry({ points, axis, width, height, margins: marginsOf(axis, narrow), labelOf, measure });
  const shown = active === null ? undefined : geometry.points[active];
  const textOf = (point: PlacedPoint) => chartMessages.point(dateText(point.at), valueText(point.value, point.partial));
  return (
    <ChartFigure title={title} summary={summaryOf(geometry, props)}>
      <div ref={frame} className={chart.frame} style={{ minHeight: height }}>
        {width > 0 && (
          <>
            <TrendPicture geometry={geometry} title={title} width={width} shown={shown} />
            <ChartReader
              title={title}
              positions={geometry.points.map((point) => point.x)}
              active={active}
              onMove={setActive}
            />
          </>
        )}
      </div>
      <ChartReadout text={shown ? textOf(shown) : null} />
      {geometry.points.some((point) => point.partial) && (
        <p className={styles.note}>
          <svg className={styles.noteMark} viewBox="0 0 12 12" aria-hidden="true">
            <circle className={styles.partialDot} cx="6" cy="6" r="4" />
          </svg>
          {chartMessages.partialLegend}
        </p>
      )}
      <ChartTable title={title} columns={columns} rows={geometry.points.toReversed()} />
    </ChartFigure>
  );
}

type TrendPictureProps = {
  geometry: LineGeometry;
  title: string;
  width: number;
  shown: PlacedPoint | undefined;
};

function TrendPicture({ geometry, title, width, shown }: TrendPictureProps) {
  const id = useId();
  const { plot, paths, dots, last, bands, xTicks, yTicks } = geometry;
  const named = bands.length === 0;
  return (
    <svg role="img" aria-label={title} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <BandZones id={id} bands={bands} last={last} narrow={width < narrowWidth} />
      <ChartAxes plot={plot} xTicks={xTicks} yTicks={yTicks} namesFrom={named ? 0 : undefined} />
      {paths.map((path) => (
        <path key={path} className={styles.line} d={path} />
      ))}
      {dots.map((dot) => (
        <circle
          key={dot.index}
          className={dot.partial ? styles.partialDot : styles.dot}
          cx={dot.x}
          cy={dot.y}
          r={dot === last ? 5 : 3.5}
        />
      ))}
      {last && !named && <LastValue last={last} geometry={geometry} />}
      {shown && (
        <g className={chart.cursor}>
          <path d={`M${shown.x},${plot.y}V${plot.y + plot.height}`} />
          <circle cx={shown.x} cy={shown.y} r="8" />
        </g>
      )}
    </svg>
  );
}

function LastValue({ last, geometry: { plot, points } }: { last: PlacedPoint; geometry: LineGeometry }) {
  const before = points.at(-2);
  const fallsSteeply = before !== undefined && before.y < last.y - 4;
  const below = last.y - plot.y < 22 || (fallsSteeply && plot.y + plot.height - last.y > 26);
  // Clear of the edge of the bands, where the newest point of a history stands.
  const x = Math.min(last.x, plot.x + plot.width - measure(String(last.value)));
  return (
    <text className={styles.lastValue} x={x} y={below ? last.y + 21 : last.y - 11} textAnchor="middle">
      {last.value}
    </text>
  );
}

function marginsOf(axis: ValueAxis, narrow: boolean) {
  if (axis.bands.length === 0) return { top: 14, right: 14, bottom: 30, left: 92 };
  return { top: 10, right: narrow ? 82 : 126, bottom: 30, left: 28 };
}

function summaryOf(
  { points, last }: LineGeometry,
  { dateText, valueText, shortText }: Pick<TrendChartProps, 'dateText' | 'valueText' | 'shortText'>,
): string {
  if (!last) return '';
  const latest = chartMessages.latest(valueText(last.value, last.partial), dateText(last.at));
  if (points.length === 1) return latest;
  const values = points.map((point) => point.value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  return `${latest} ${chartMessages.spread(points.length, shortText(lowest), shortText(highest))}`;
}
