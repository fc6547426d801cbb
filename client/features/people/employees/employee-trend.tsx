import { scoreAxis } from '../../../../domain/charts/axis.ts';
import type { PlacedPoint } from '../../../../domain/charts/line-geometry.ts';
import type { EmployeeDetails } from '../../../../domain/contract/employees.ts';
import { formatDayInZone } from '../../../../domain/dates.ts';
import { instruments, parseInstrumentType } from '../../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../../domain/instruments/instrument.ts';
import { severityOf } from '../../../../domain/instruments/scoring.ts';
import { chartMessages } from '#messages/charts.ts';
import { levelNames, scoreInWords } from '#messages/instruments.ts';
import { settings } from '../../../settings/settings.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { wholeMomentText } from '../../../charts/mood-words.ts';
import { TrendChart } from '../../../charts/trend-chart.tsx';

/** A person's own chart shows local dates; here the days are the organisation's, as in the tables beside it. */
const dayOf = (at: number) => formatDayInZone(at, settings.orgTimeZone);

/** Two results of one day are told apart. */
const momentOf = (at: number) => wholeMomentText(at, settings.orgTimeZone);

export function EmployeeTrend({
  type,
  assessments,
}: {
  type: InstrumentType;
  assessments: Readonly<EmployeeDetails['assessments']>;
}) {
  const [, largest] = instruments[type].range;
  const columns: Column<PlacedPoint>[] = [
    { key: 'date', header: chartMessages.date, cell: ({ at }) => momentOf(at) },
    { key: 'score', header: chartMessages.score, numeric: true, cell: ({ value }) => value },
    { key: 'level', header: chartMessages.level, cell: ({ value }) => levelNames[severityOf(type, value, false)] },
  ];
  return (
    <TrendChart
      title={chartMessages.title[type]}
      points={assessments
        // A partial record has no score here: it stands in the table with its date.
        .filter((record) => parseInstrumentType(record.type) === type && record.score !== null)
        .map(({ date, score }) => ({ at: new Date(date), value: score }))}
      axis={scoreAxis(type)}
      labelOf={dayOf}
      dayOf={dayOf}
      dateText={dayOf}
      dateAndTimeText={momentOf}
      valueText={(value) => scoreInWords(value, largest, severityOf(type, value, false))}
      columns={columns}
      empty={<p>{chartMessages.empty[type]}</p>}
    />
  );
}
