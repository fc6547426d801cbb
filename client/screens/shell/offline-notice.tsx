import { offlineMessages } from '#messages/offline.ts';
import styles from './offline-notice.module.css';
import { useOnline } from './use-online.ts';

/** A line under the bar for as long as the device has no connection. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return <div role="status">{!isOnline && <p className={styles.notice}>{offlineMessages.offline}</p>}</div>;
}
