import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { ReplyOf } from '../../../domain/contract/endpoint.ts';
import type { statisticsAverageScores } from '../../../domain/contract/statistics.ts';
import { byInstrument, instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { weeklyMessages } from '#messages/statistics.ts';
import { Button } from '../../ui/button.tsx';
import { row } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import { TwoLineChart } from '../../charts/two-line-chart.tsx';
import { areManyDays, weeklyAverages } from './weeks.ts';

type AverageTrendProps = {
  title: string;
  rows: ReplyOf<typeof statisticsAverageScores>;
  empty: ReactNode;
};

/** Averages by week where days would be noise, and by day on request. The table has what the chart shows. */
export function AverageTrend({ title, rows, empty }: AverageTrendProps) {
  const [byDay, setByDay] = useState(false);
  const isLong = areManyDays(rows);
  const shown = useMemo(() => {
    const days = rows.map(({ date, ...day }) => ({
      date,
      values: byInstrument((type) => day[instruments[type].wire.average]),
    }));
    if (!isLong || byDay) return days;
    const counts = new Map(rows.map((day) => [day.date, day]));
    const weightOf = (day: string, type: InstrumentType) => counts.get(day)?.[instruments[type].wire.scored] ?? 1;
    return weeklyAverages(days, instrumentTypes, weightOf);
  }, [rows, isLong, byDay]);

  return (
    <>
      <TwoLineChart
        key={String(byDay)}
        title={title}
        days={shown.map(({ values, ...day }) => ({ ...day, values: instrumentTypes.map((type) => values[type]) }))}
        series={instrumentTypes}
        empty={empty}
      />
      {isLong && (
        <div className={row(4, 'apart', 'rows0')}>
          <p className={prose.note}>{byDay ? weeklyMessages.byDay : weeklyMessages.byWeek}</p>
          <Button variant="link" aria-pressed={byDay} onClick={() => setByDay(!byDay)}>
            {weeklyMessages.showDays}
          </Button>
        </div>
      )}
    </>
  );
}
