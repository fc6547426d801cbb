import { memo, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { chartMessages, moodChartMessages } from '#messages/charts.ts';
import { formatCount } from '#messages/numbers.ts';
import { barGeometry } from '../../domain/charts/bar-geometry.ts';
import type { BarGeometry } from '../../domain/charts/bar-geometry.ts';
import { monthSteps, weekSteps } from '../../domain/charts/even-steps.ts';
import { moodMonths, moodWeeks } from '../../domain/charts/mood-periods.ts';
import type { MoodDay, MoodForm, MoodPeriod } from '../../domain/charts/mood-periods.ts';
import { stackPaths } from '../../domain/charts/stack-paths.ts';
import { guessTextWidth } from '../../domain/charts/tick-labels.ts';
import { moods } from '../../domain/moods.ts';
import type { Column } from '../ui/data-table.tsx';
import { ChartAxes } from './chart-axes.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { ChartReadout, ReadableChart } from './chart-reader.tsx';
import { ChartTable } from './chart-table.tsx';
import { MoodArea, MoodLegend, MoodPatterns, nameAt, placesOf } from './mood-patterns.tsx';
import { busiestText, countsText, dayText, monthText } from './mood-words.ts';
import { nearestTo } from './nearest.ts';
import seriesColours from './series.module.css';
import { useWidth } from './use-width.ts';

type MoodStacksProps = {
  /** Of the patterns. */
  id: string;
  title: string;
  lead?: ReactNode;
  counts: readonly number[];
  days: readonly MoodDay[];
  form: Exclude<MoodForm, 'days'>;
  timeZone: string | undefined;
};

const height = 190;
const margins = { top: 10, right: 8, bottom: 30, left: 34 };
const narrowestWeek = 5;
const measure = guessTextWidth(12);

/** How often each mood came, week by week, or month by month where weeks have no room. */
export function MoodStacks({ id, title, lead, counts: inAll, days, form, timeZone }: MoodStacksProps) {
  const [frame, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const weeks = useMemo(() => moodWeeks(days), [days]);
  const byWeek = form === 'weeks' && (width === 0 || weeks.length * narrowestWeek <= width - margins.left);
  const periods = useMemo(() => (byWeek ? weeks : moodMonths(days)), [byWeek, weeks, days]);
  const nameOf = useMemo(() => (byWeek ? (day: string) => dayText(day, timeZone) : monthText), [byWeek, timeZone]);
  const { weeks: ofWeek, months: ofMonth } = moodChartMessages.busiest;
  const name = byWeek ? moodChartMessages.weeks : moodChartMessages.months;
  const geometry = useMemo(() => {
    // The lowest mood at the bottom, as in the rows of single days.
    const items = periods.map(({ from, counts }) => ({
      label: nameOf(from),
      counts: [...counts].reverse(),
    }));
    const steps = byWeek ? weekSteps : monthSteps;
    return barGeometry({ items, width, height, margins, measure, steps, countText: formatCount });
  }, [periods, nameOf, byWeek, width]);
  const middles = useMemo(() => geometry.bars.map(({ slot }) => slot.x + slot.width / 2), [geometry]);
  const shown = active === null ? undefined : geometry.bars[Math.min(active, geometry.bars.length - 1)];
  return (
    <ChartFigure title={title} lead={lead} summary={busiestText(periods, byWeek ? ofWeek : ofMonth, nameOf)}>
      <ReadableChart
        title={name}
        frame={frame}
        width={width}
        height={height}
        count={geometry.bars.length}
        find={(x) => nearestTo(middles, x)}
        active={active}
        onMove={setActive}
      >
        {shown && <rect className={seriesColours.slot} {...shown.slot} />}
        <Stacks id={id} geometry={geometry} />
      </ReadableChart>
      <MoodLegend id={id} counts={inAll} />
      <ChartReadout
        text={
          shown
            ? chartMessages.point(
                byWeek ? moodChartMessages.weekOf(shown.from) : chartMessages.days(shown.from, shown.to),
                countsText([...shown.counts].reverse()) || chartMessages.noValue,
              )
            : null
        }
      />
      <ChartTable title={name} columns={columnsOf(byWeek, nameOf, periods)} rows={[...periods].reverse()} />
    </ChartFigure>
  );
}

const Stacks = memo(({ id, geometry }: { id: string; geometry: BarGeometry }) => (
  <g>
    <MoodPatterns id={id} />
    <ChartAxes plot={geometry.plot} xTicks={geometry.xTicks} yTicks={geometry.yTicks} />
    {stackPaths(geometry.bars)
      .reverse()
      .map((path, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the place is the mood
        <MoodArea key={place} id={id} place={place} d={path} />
      ))}
  </g>
));

function columnsOf(
  byWeek: boolean,
  nameOf: (day: string) => string,
  periods: readonly MoodPeriod[],
): Column<MoodPeriod>[] {
  const totals = moods.map((_, place) => periods.reduce((sum, { counts }) => sum + (counts[place] ?? 0), 0));
  return [
    {
      key: 'from',
      header: byWeek ? moodChartMessages.week : moodChartMessages.month,
      cell: ({ from }) => nameOf(from),
    },
    ...placesOf(totals).map((place): Column<MoodPeriod> => ({
      key: String(place),
      header: nameAt(place),
      numeric: true,
      cell: ({ counts }) => formatCount(counts[place] ?? 0),
    })),
    { key: 'total', header: chartMessages.total, numeric: true, cell: ({ total }) => formatCount(total) },
  ];
}
