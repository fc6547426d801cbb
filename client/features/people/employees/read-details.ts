import type { EmployeeDetails } from '../../../../domain/contract/employees.ts';
import { dayInZone, isRealDay } from '../../../../domain/dates.ts';
import { parseInstrumentType } from '../../../../domain/instruments/instrument.ts';
import { readDay } from '../../../api/read-day.ts';
import { readList, readNumber, readText } from '../../../api/received.ts';

/** What the specification promises, with room in what it leaves open: how a date and a type are written. */
type Received = Pick<EmployeeDetails, 'name' | 'closed_until'> & {
  assessments?: readonly { date: string; type: string; score: number | string | null; severity: string }[] | null;
  moods?: EmployeeDetails['moods'] | null;
};

export function readDetails(received: Received): EmployeeDetails {
  return {
    ...received,
    name: readText(received.name),
    assessments: readList(received.assessments ?? []).flatMap(({ date, type, score, severity, ...rest }) => {
      const [read, known] = [readDate(date), parseInstrumentType(readText(type))];
      const said = { severity: readText(severity), score: readNumber(score) };
      return read && known ? [{ ...rest, ...said, date: read, type: known }] : [];
    }),
    moods: readList(received.moods ?? []).flatMap(({ date, mood }) => {
      const read = readDate(date);
      return read && typeof mood === 'string' ? [{ date: read, mood }] : [];
    }),
  };
}

/** An instant as it is, a day as 'YYYY-MM-DD', also where it comes as it is shown; null for what no one can read. */
function readDate(value: unknown): string | null {
  const isDay = typeof value === 'string' && value.length === 10;
  return isDay ? readDay(value) : readInstant(value);
}

/** An ISO text with a zone as it is, milliseconds as one. */
function readInstant(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  return typeof value === 'string' ? value : date.toISOString();
}

/** A calendar day has no zone. */
export function dayOfRecord(date: string, timeZone: string): string {
  return isRealDay(date) ? date : dayInZone(date, timeZone);
}
