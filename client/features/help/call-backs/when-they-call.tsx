import type { OwnCallBack } from '../../../../domain/contract/call-backs.ts';
import { callingHoursMessages } from '#messages/call-backs.ts';
import prose from '../../../ui/prose.module.css';
import styles from './calling-hours.module.css';
import { hoursText } from './hours-text.ts';

const words = callingHoursMessages;

/** The hours that the counsellors have stated; nothing where none has. */
export function WhenTheyCall({ own: { counsellors, hours, time_zone: zone } }: { own: OwnCallBack }) {
  const stated = (hours ?? []).length > 0;
  if (!stated) return null;
  return (
    <div>
      <h3>{words.heading}</h3>
      <ul className={styles.list}>
        {counsellors.map(({ id, name }) => (
          <li key={id}>{words.of(name, hoursText(hours, id).join('; ') || words.unstated)}</li>
        ))}
      </ul>
      <p className={prose.quiet}>{words.zone(zone)}</p>
    </div>
  );
}
