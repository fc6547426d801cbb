import type { EmployeeDetails } from '../../../../domain/contract/employees.ts';
import { dayInZone, isRealDay } from '../../../../domain/dates.ts';
import { parseInstrumentType } from '../../../../domain/instruments/instrument.ts';

/** What the specification promises, with room in what it leaves open: how a date and a type are written. */
type Received = Pick<EmployeeDetails, 'name' | 'closed_until'> & {
  assessments?: readonly { date: string; type: string; score: number | string | null; severity: string }[] | null;
  moods?: EmployeeDetails['moods'] | null;
};

export function readDetails(reply: Received): EmployeeDetails {
  return {
    ...reply,
    assessments: (reply.assessments ?? []).flatMap(({ date, type, score, ...rest }) => {
      const [read, known] = [readDate(date), parseInstrumentType(type)];
      return read && known ? [{ ...rest, date: read, type: known, score: score === null ? null : Number(score) }] : [];
    }),
    moods: (reply.moods ?? []).flatMap(({ date, mood }) => {
      const read = readDate(date);
      return read ? [{ date: read, mood }] : [];
    }),
  };
}

/** An instant as it is, a day as 'YYYY-MM-DD', also where it comes as it is shown; undefined for what no one can read. */
function readDate(text: string): string | undefined {
  const [, date, month, year] = /^(\d{2})[-/](\d{2})[-/](\d{4})$/.exec(text) ?? [];
  const day = date === undefined ? text : `${year}-${month}-${date}`;
  return Number.isNaN(Date.parse(day)) ? undefined : day;
}

/** A calendar day has no zone. */
export function dayOfRecord(date: string, timeZone: string): string {
  return isRealDay(date) ? date : dayInZone(date, timeZone);
}
