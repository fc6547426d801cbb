import { useSyncExternalStore } from 'react';
import { offlineMessages } from '#messages/offline.ts';
import styles from './offline-notice.module.css';

/** A line under the bar for as long as the device has no connection. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <div role="status">{!isOnline && <p className={styles.notice}>{offlineMessages.offline}</p>}</div>;
}

function subscribe(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}
