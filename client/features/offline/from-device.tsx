import { formatDateAndTime } from '#messages/dates.ts';
import { offlineMessages } from '#messages/offline.ts';
import prose from '../../ui/prose.module.css';
import { useKnownSince } from './known-queries.ts';

/** Since when it is so, where the server could not be asked. */
export function FromDevice() {
  const at = useKnownSince();
  return at !== null && <p className={prose.note}>{offlineMessages.asOf(formatDateAndTime(at))}</p>;
}
