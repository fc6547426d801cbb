import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { scoreAxis } from '../../domain/charts/axis.ts';
import type { PlacedPoint } from '../../domain/charts/line-geometry.ts';
import { dayInZone, formatDayInZone, timeOfDay } from '../../domain/dates.ts';
import { formatLocalDate } from '#messages/dates.ts';
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
import { wholeMomentText } from './mood-words.ts';
import { TrendChart } from './trend-chart.tsx';

type ScoreTrendChartProps = {
  type: InstrumentType;
  /** Of one person, in any order. */
  records: readonly { created_at: string; total_score: number; partial: boolean; language?: Language }[];
  /** In whose days the chart is read, by admins: those of this device where it is missing. */
  timeZone?: string;
  /** Between the heading and the chart. */
  lead?: ReactNode;
  /** In place of the chart. */
  empty: ReactNode;
};

/** 'GAD-7 Score Trend' or 'PHQ-9 Score Trend'. */
export function ScoreTrendChart({ type, records, timeZone, lead, empty }: ScoreTrendChartProps) {
  const points = useMemo(
    () =>
      records.map(({ created_at, total_score, partial }) => ({
        at: new Date(created_at),
        value: total_score,
        partial,
      })),
    [records],
  );
  const dates = useMemo(() => datesIn(timeZone), [timeZone]);
  const columns = useMemo(() => columnsFor(type, records, timeZone), [type, records, timeZone]);
  return (
    <TrendChart
      title={chartMessages.title[type]}
      points={points}
      axis={axes[type]}
      {...dates}
      valueText={valueTexts[type]}
      columns={columns}
      lead={lead}
      empty={empty}
    />
  );
}

/** An organisation's days are written as in the tables beside the chart. */
function datesIn(timeZone: string | undefined) {
  const dateAndTimeText = (at: number) => wholeMomentText(at, timeZone);
  if (timeZone !== undefined) {
    const date = (at: number) => formatDayInZone(at, timeZone);
    return { labelOf: date, dayOf: date, dateText: date, dateAndTimeText };
  }
  const date = (at: number) => formatLocalDate(at);
  return {
    labelOf: date,
    timeOf: (at: number) => timeOfDay(at),
    dayOf: (at: number) => dayInZone(at),
    dateText: date,
    dateAndTimeText,
  };
}

const axes = byInstrument(scoreAxis);

const valueTexts = byInstrument((type) => (value: number, partial: boolean) => {
  const [, largest] = instruments[type].range;
  return scoreInWords(value, largest, severityOf(type, value, partial));
});

/** With the language of the form for the person, but for someone who reads English and has answered in English alone. */
function columnsFor(
  type: InstrumentType,
  records: ScoreTrendChartProps['records'],
  timeZone: string | undefined,
): Column<PlacedPoint>[] {
  const languageOf = (index: number) => records[index]?.language ?? firstLanguage;
  const languages = [ownLanguage(), ...records.map((_record, index) => languageOf(index))];
  const columns: Column<PlacedPoint>[] = [
    { key: 'date', header: chartMessages.date, cell: ({ at }) => wholeMomentText(at, timeZone) },
    { key: 'score', header: chartMessages.score, numeric: true, cell: ({ value }) => value },
    {
      key: 'level',
      header: chartMessages.level,
      cell: ({ value, partial }) => levelNames[severityOf(type, value, partial)],
    },
  ];
  if (timeZone !== undefined || languages.every((code) => code === firstLanguage)) return columns;
  const cell = ({ index }: PlacedPoint) => languageNames[languageOf(index)];
  return [...columns, { key: 'language', header: languageMessages.label, cell }];
}
