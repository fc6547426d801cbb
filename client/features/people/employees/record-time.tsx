import { formatDayInZone, timeOfDay } from '../../../../domain/dates.ts';
import { settings } from '../../../settings/settings.ts';
import styles from './employee-history.module.css';

/** The day and the time of a record, by the clock of the organisation: two of one day are told apart. */
export function RecordTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className={styles.when}>
      {formatDayInZone(at, settings.orgTimeZone)}{' '}
      <span className={styles.time}>{timeOfDay(at, settings.orgTimeZone)}</span>
    </time>
  );
}
