import { useState } from 'react';
import type { ReactNode } from 'react';
import { sharedLines } from '../../domain/charts/shared-lines.ts';
import type { SharedLines } from '../../domain/charts/shared-lines.ts';
import { guessTextWidth } from '../../domain/charts/tick-labels.ts';
import { formatCalendarDay, formatDayInZone } from '../../domain/dates.ts';
import { chartMessages } from '#messages/charts.ts';
import { formatCount } from '#messages/numbers.ts';
import type { Column } from '../ui/data-table.tsx';
import { ChartAxes } from './chart-axes.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { ChartReadout, ReadableChart } from './chart-reader.tsx';
import { ChartTable } from './chart-table.tsx';
import styles from './chart.module.css';
import { nearestTo } from './nearest.ts';
import seriesColours from './series.module.css';
import { SeriesLegend, seriesStyles } from './series.tsx';
import { useWidth } from './use-width.ts';

/** `date` is 'YYYY-MM-DD'; null where the day has no value of that series. */
type TwoLineDay = {
  date: string;
  /** The last day, where the values go over several. */
  through?: string;
  values: readonly (number | null)[];
};

type TwoLineChartProps = {
  title: string;
  days: readonly TwoLineDay[];
  series: readonly string[];
  empty: ReactNode;
};

const height = 250;
const margins = { top: 14, right: 16, bottom: 30, left: 40 };
const measure = guessTextWidth(12);

/** Two averages over time, days shown as dd-mm-yyyy; a day without one leaves a gap. */
export function TwoLineChart({ title, days, series, empty }: TwoLineChartProps) {
  if (days.length === 0) return <ChartFigure title={title}>{empty}</ChartFigure>;
  return <FilledTwoLineChart title={title} days={days} series={series} />;
}

function FilledTwoLineChart({ title, days, series }: Omit<TwoLineChartProps, 'empty'>) {
  const [frame, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const shared = sharedLines({
    days: days.map(({ date, values }) => ({ at: Date.parse(`${date}T00:00:00Z`), values })),
    lineCount: series.length,
    width,
    height,
    margins,
    measure,
    labelOf: (at) => formatDayInZone(at, 'UTC'),
    countText: formatCount,
  });
  const place = active === null ? undefined : shared.days[active];
  const shown = place && days[place.index];
  const latest = days.at(-1);
  return (
    <ChartFigure title={title} summary={latest && chartMessages.latestOf(valuesText(latest, series), dayText(latest))}>
      <SeriesLegend names={series} line />
      <ReadableChart
        title={title}
        frame={frame}
        width={width}
        height={height}
        count={shared.days.length}
        find={(x) =>
          nearestTo(
            shared.days.map((day) => day.x),
            x,
          )
        }
        active={active}
        onMove={setActive}
      >
        <TwoLines shared={shared} series={series} cursorX={place?.x} />
      </ReadableChart>
      <ChartReadout text={shown ? chartMessages.point(dayText(shown), valuesText(shown, series).join(', ')) : null} />
      <ChartTable title={title} columns={columnsOf(series)} rows={[...days].reverse()} />
    </ChartFigure>
  );
}

type TwoLinesProps = { shared: SharedLines; series: readonly string[]; cursorX: number | undefined };

function TwoLines({ shared: { frame, lines }, series, cursorX }: TwoLinesProps) {
  const { plot, xTicks, yTicks } = frame;
  return (
    <>
      <ChartAxes plot={plot} xTicks={xTicks} yTicks={yTicks} />
      {cursorX !== undefined && (
        <g className={styles.cursor}>
          <path d={`M${cursorX},${plot.y}V${plot.y + plot.height}`} />
        </g>
      )}
      {lines.map(({ paths, dots }, index) => (
        <g key={series[index]} className={seriesStyles[index]}>
          {paths.map((path) => (
            <path key={path} className={seriesColours.seriesLine} d={path} />
          ))}
          {dots.map((dot) =>
            index === 0 ? (
              <circle key={dot.index} className={seriesColours.seriesDot} cx={dot.x} cy={dot.y} r="3.5" />
            ) : (
              <rect
                key={dot.index}
                className={seriesColours.seriesDot}
                x={dot.x - 3.5}
                y={dot.y - 3.5}
                width="7"
                height="7"
              />
            ),
          )}
        </g>
      ))}
    </>
  );
}

function dayText({ date, through }: TwoLineDay): string {
  const from = formatCalendarDay(date);
  return through === undefined || through === date ? from : chartMessages.days(from, formatCalendarDay(through));
}

function valueText(value: number | null): string {
  return value === null ? chartMessages.noValue : chartMessages.average(value);
}

function valuesText({ values }: TwoLineDay, series: readonly string[]): string[] {
  return series.map((name, index) => chartMessages.named(name, valueText(values[index] ?? null)));
}

function columnsOf(series: readonly string[]): Column<TwoLineDay>[] {
  return [
    { key: 'date', header: chartMessages.date, cell: dayText },
    ...series.map((name, index): Column<TwoLineDay> => ({
      key: name,
      header: name,
      numeric: true,
      cell: (day) => valueText(day.values[index] ?? null),
    })),
  ];
}
