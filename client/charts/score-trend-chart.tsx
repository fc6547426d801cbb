import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { scoreAxis } from '../../domain/charts/axis.ts';
import type { PlacedPoint } from '../../domain/charts/line-geometry.ts';
import { dayInZone, timeOfDay } from '../../domain/dates.ts';
import { formatDateAndTime, formatLocalDate } from '#messages/dates.ts';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import { byInstrument, instruments } from '../../domain/instruments/instrument.ts';
import { firstLanguage } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import { severityOf } from '../../domain/instruments/scoring.ts';
import { chartMessages } from '#messages/charts.ts';
import { languageNames, levelNames, scoreInWords } from '#messages/instruments.ts';
import { languageMessages } from '#messages/language.ts';
import type { Column } from '../ui/data-table.tsx';
import { ownLanguage } from '../settings/language.ts';
import { TrendChart } from './trend-chart.tsx';

type ScoreTrendChartProps = {
  type: InstrumentType;
  /** The person's own records, in any order. */
  records: readonly { created_at: string; total_score: number; partial: boolean; language?: Language }[];
  /** Between the heading and the chart. */
  lead: ReactNode;
  /** In place of the chart. */
  empty: ReactNode;
};

/** 'GAD-7 Score Trend' or 'PHQ-9 Score Trend', labelled by local date. */
export function ScoreTrendChart({ type, records, lead, empty }: ScoreTrendChartProps) {
  const points = useMemo(
    () =>
      records.map(({ created_at, total_score, partial }) => ({
        at: new Date(created_at),
        value: total_score,
        partial,
      })),
    [records],
  );
  const shownColumns = useMemo(() => columnsFor(type, records), [type, records]);
  return (
    <TrendChart
      title={chartMessages.title[type]}
      points={points}
      axis={axes[type]}
      labelOf={localDate}
      timeOf={localTime}
      dayOf={localDay}
      dateText={localDate}
      dateAndTimeText={localDateAndTime}
      valueText={valueTexts[type]}
      columns={shownColumns}
      lead={lead}
      empty={empty}
    />
  );
}

const localDate = (at: number) => formatLocalDate(at);
const localTime = (at: number) => timeOfDay(at);
const localDay = (at: number) => dayInZone(at);
const localDateAndTime = (at: number) => formatDateAndTime(at);

const axes = byInstrument(scoreAxis);

const valueTexts = byInstrument((type) => (value: number, partial: boolean) => {
  const [, largest] = instruments[type].range;
  return scoreInWords(value, largest, severityOf(type, value, partial));
});

const columns = byInstrument((type): Column<PlacedPoint>[] => [
  { key: 'date', header: chartMessages.date, cell: ({ at }) => formatDateAndTime(at) },
  { key: 'score', header: chartMessages.score, numeric: true, cell: ({ value }) => value },
  {
    key: 'level',
    header: chartMessages.level,
    cell: ({ value, partial }) => levelNames[severityOf(type, value, partial)],
  },
]);

/** With the language of the form, but for someone who reads English and has answered in English alone. */
function columnsFor(type: InstrumentType, records: ScoreTrendChartProps['records']): Column<PlacedPoint>[] {
  const languageOf = (index: number) => records[index]?.language ?? firstLanguage;
  if ([ownLanguage(), ...records.map((_record, index) => languageOf(index))].every((code) => code === firstLanguage))
    return columns[type];
  const cell = ({ index }: PlacedPoint) => languageNames[languageOf(index)];
  return [...columns[type], { key: 'language', header: languageMessages.label, cell }];
}
