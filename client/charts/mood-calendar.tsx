import { memo, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { chartMessages, moodChartMessages } from '#messages/charts.ts';
import { dayCalendar, monthCalendar } from '../../domain/charts/mood-calendar.ts';
import type { CalendarGeometry } from '../../domain/charts/mood-calendar.ts';
import { moodMonths } from '../../domain/charts/mood-periods.ts';
import type { MoodDay, MoodForm } from '../../domain/charts/mood-periods.ts';
import { guessTextWidth } from '../../domain/charts/tick-labels.ts';
import type { Column } from '../ui/data-table.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { ChartReadout, ReadableChart } from './chart-reader.tsx';
import { ChartTable } from './chart-table.tsx';
import styles from './mood-chart.module.css';
import colours from './mood-colours.module.css';
import { MoodArea, MoodLegend, MoodPatterns } from './mood-patterns.tsx';
import { countsText, dayMoodsText, dayText, monthText } from './mood-words.ts';
import { nearestSquare } from './nearest.ts';
import { useWidthAtOnce } from './use-width.ts';

type MoodCalendarProps = {
  /** Of the patterns. */
  id: string;
  title: string;
  lead?: ReactNode;
  summary: string;
  counts: readonly number[];
  days: readonly MoodDay[];
  form: Exclude<MoodForm, 'days'>;
  timeZone: string | undefined;
};

const measure = guessTextWidth(12);
const corner = 0.18;

/** A square for each day, or for each month of many years, in the colours and patterns of its moods. */
export function MoodCalendar({ id, title, lead, summary, counts, days, form, timeZone }: MoodCalendarProps) {
  const [frame, width] = useWidthAtOnce();
  const [active, setActive] = useState<number | null>(null);
  const squares = useMemo(
    () => (form === 'weeks' ? readDays(days, timeZone) : readMonths(days)),
    [form, days, timeZone],
  );
  const geometry = useMemo(() => {
    if (width === 0) return undefined;
    const draw = form === 'weeks' ? dayCalendar : monthCalendar;
    const [most, least] = form === 'weeks' ? [24, 14] : [48, 14];
    return draw({ periods: squares.map(({ period }) => period), width, measure, monthText, most, least, corner });
  }, [form, squares, width]);
  const place = active === null ? undefined : Math.min(active, squares.length - 1);
  const here = place === undefined ? undefined : geometry?.squares[place];
  const shown = place === undefined ? undefined : squares[place];
  return (
    <ChartFigure title={title} lead={lead} summary={summary}>
      <ReadableChart
        title={title}
        frame={frame}
        width={width}
        height={geometry?.height ?? 0}
        count={squares.length}
        find={(x, y) => nearestSquare(geometry?.squares ?? [], x, y)}
        active={active}
        onMove={setActive}
      >
        {geometry && <Squares id={id} geometry={geometry} />}
        {here && <rect className={styles.here} {...here} rx={here.width * corner} />}
      </ReadableChart>
      <MoodLegend id={id} counts={counts} />
      <ChartReadout text={shown ? chartMessages.point(shown.name, shown.text()) : null} />
      <ChartTable title={title} columns={columnsOf(form)} rows={[...squares].reverse()} />
    </ChartFigure>
  );
}

const Squares = memo(({ id, geometry: { blanks, paths, labels } }: { id: string; geometry: CalendarGeometry }) => (
  <g>
    <MoodPatterns id={id} />
    <path className={colours.blank} d={blanks} />
    {paths.map((path, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- the place is the mood
      <MoodArea key={place} id={id} place={place} d={path} />
    ))}
    {labels.map(({ x, y, text }) => (
      <text key={`${x} ${y}`} className={styles.label} x={x} y={y}>
        {text}
      </text>
    ))}
  </g>
));

type Square = { period: MoodDay | ReturnType<typeof moodMonths>[number]; name: string; text: () => string };

function readDays(days: readonly MoodDay[], timeZone: string | undefined): Square[] {
  return days.map((day) => ({
    period: day,
    name: dayText(day.from, timeZone),
    text: () => dayMoodsText(day, timeZone),
  }));
}

function readMonths(days: readonly MoodDay[]): Square[] {
  return moodMonths(days)
    .filter(({ total }) => total > 0)
    .map((month) => ({ period: month, name: monthText(month.from), text: () => countsText(month.counts) }));
}

function columnsOf(form: MoodCalendarProps['form']): Column<Square>[] {
  return [
    { key: 'date', header: form === 'weeks' ? chartMessages.date : moodChartMessages.month, cell: ({ name }) => name },
    { key: 'moods', header: moodChartMessages.moods, cell: ({ text }) => text() },
  ];
}
