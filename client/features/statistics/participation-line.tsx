import { dayInZone, formatCalendarDay } from '../../../domain/dates.ts';
import { instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import { adminNumberMessages as words } from '#messages/admin.ts';
import { settings } from '../../settings/settings.ts';
import { SparkLine } from '../../charts/spark-line.tsx';
import { classNames } from '../../ui/class-names.ts';
import prose from '../../ui/prose.module.css';
import styles from './live-numbers.module.css';
import { useDailySubmissions } from './statistics.api.ts';
import type { DaySubmissions } from './statistics.api.ts';
import { weeklySums } from './weeks.ts';

/** How many questionnaires came in each whole week of a year; protected, in each block that says all of them. */
export function ParticipationLine() {
  const { data } = useDailySubmissions('1y');
  const isInBlocks = data?.some(({ through }) => through !== undefined) ?? false;
  const values = data ? valuesOf(data, isInBlocks) : [];
  const text = data ? textOf(data, values, isInBlocks) : words.loading;
  const title = isInBlocks ? words.lineProtected : words.line;
  return (
    <div className={styles.line}>
      <p className={styles.lineTitle}>{title}</p>
      <div className={styles.place}>
        {values.length > 1 && <SparkLine values={values} label={words.lineLabel(title, text)} />}
      </div>
      <p className={classNames(styles.note, prose.note)}>{text}</p>
    </div>
  );
}

const allOf = (day: DaySubmissions) =>
  instrumentTypes.reduce((sum, type) => sum + day[instruments[type].wire.count], 0);

const saysAll = ({ through, withheld = [] }: DaySubmissions) => through !== undefined && withheld.length === 0;

function valuesOf(days: readonly DaySubmissions[], isInBlocks: boolean): number[] {
  if (isInBlocks) return days.filter(saysAll).map(allOf);
  const today = dayInZone(new Date(), settings.orgTimeZone);
  return weeklySums(
    days.map((day) => ({ date: day.date, count: allOf(day) })),
    today,
  );
}

function textOf(days: readonly DaySubmissions[], values: readonly number[], isInBlocks: boolean): string {
  const [before, last] = [values.at(-2), values.at(-1)];
  const block = isInBlocks ? days.findLast(saysAll) : undefined;
  if (last === undefined) return isInBlocks ? words.lineNoneProtected : words.lineNone;
  // Without the words of charts, which the start page has no other use for.
  if (block)
    return words.lineBlock(last, formatCalendarDay(block.date), formatCalendarDay(block.through ?? block.date));
  return before === undefined ? words.lineFirst(last) : words.lineText(last, before);
}
