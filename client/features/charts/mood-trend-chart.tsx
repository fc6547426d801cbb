import type { ReactNode } from 'react';
import { moodAxis } from '../../../domain/charts/axis.ts';
import type { PlacedPoint } from '../../../domain/charts/line-geometry.ts';
import { formatDateAndTime, formatDayAndTime } from '#messages/dates.ts';
import { chartMessages } from '#messages/charts.ts';
import { moodNames } from '#messages/moods.ts';
import { moodLevel, moods } from '../../../domain/moods.ts';
import type { Column } from '../../ui/data-table.tsx';
import { TrendChart } from './trend-chart.tsx';

type MoodTrendChartProps = {
  /** The person's own moods, in any order. */
  records: readonly { created_at: string; mood: string }[];
  /** In place of the chart; the specification's sentence where it is missing. */
  empty?: ReactNode;
};

const columns: Column<PlacedPoint>[] = [
  { key: 'date', header: chartMessages.date, cell: ({ at }) => formatDateAndTime(at) },
  { key: 'mood', header: chartMessages.mood, cell: ({ value }) => moodName(value) },
];

/** 'Mood Trend', each point labelled by day, month, hour and minute. */
export function MoodTrendChart({ records, empty }: MoodTrendChartProps) {
  const points = records.map(({ created_at, mood }) => ({ at: new Date(created_at), value: moodLevel(mood) }));
  const levels = points.map(({ value }) => value);
  return (
    <TrendChart
      title={chartMessages.title.mood}
      points={points}
      axis={moodAxis(moodNames, levels)}
      labelOf={formatDayAndTime}
      dateText={formatDayAndTime}
      valueText={moodName}
      shortText={moodName}
      columns={columns}
      empty={empty ?? <p>{chartMessages.empty.mood}</p>}
    />
  );
}

function moodName(level: number): string {
  const found = moods.find((mood) => mood.level === level);
  return found ? moodNames[found.word] : chartMessages.noValue;
}
