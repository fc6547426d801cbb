import type { ReactNode } from 'react';
import { scoreAxis } from '../../../domain/charts/axis.ts';
import type { PlacedPoint } from '../../../domain/charts/line-geometry.ts';
import { formatDateAndTime, formatLocalDate } from '#messages/dates.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { instruments } from '../../../domain/instruments/instrument.ts';
import { severityOf } from '../../../domain/instruments/scoring.ts';
import { chartMessages } from '#messages/charts.ts';
import { levelNames, scoreInWords } from '#messages/instruments.ts';
import type { Column } from '../../ui/data-table.tsx';
import { TrendChart } from './trend-chart.tsx';

type ScoreTrendChartProps = {
  type: InstrumentType;
  /** The person's own records, in any order. */
  records: readonly { created_at: string; total_score: number; partial: boolean }[];
  /** In place of the chart; the specification's sentence where it is missing. */
  empty?: ReactNode;
};

/** 'GAD-7 Score Trend' or 'PHQ-9 Score Trend', labelled by local date. */
export function ScoreTrendChart({ type, records, empty }: ScoreTrendChartProps) {
  const [, largest] = instruments[type].range;
  const columns: Column<PlacedPoint>[] = [
    { key: 'date', header: chartMessages.date, cell: ({ at }) => formatDateAndTime(at) },
    { key: 'score', header: chartMessages.score, numeric: true, cell: ({ value }) => value },
    {
      key: 'level',
      header: chartMessages.level,
      cell: ({ value, partial }) => levelNames[severityOf(type, value, partial)],
    },
  ];
  return (
    <TrendChart
      title={chartMessages.title[type]}
      points={records.map(({ created_at, total_score, partial }) => ({
        at: new Date(created_at),
        value: total_score,
        partial,
      }))}
      axis={scoreAxis(type)}
      labelOf={formatLocalDate}
      dateText={formatLocalDate}
      valueText={(value, partial) => scoreInWords(value, largest, severityOf(type, value, partial))}
      shortText={String}
      columns={columns}
      empty={empty ?? <p>{chartMessages.empty[type]}</p>}
    />
  );
}
