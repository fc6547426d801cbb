import { frameMessages } from '#messages/frame.ts';
import { offlineMessages } from '#messages/offline.ts';
import { placeOfWaiting, useWaiting } from '../../api/device/waiting.ts';
import { Link } from '../../routing/link.tsx';
import { useTurn } from '../../ui/turns.ts';

/** What is said without a connection, before any other line: that there is none, and what waits for one. */
export function OfflineText() {
  useTurn('offline');
  const { length } = useWaiting();
  return length === 0 ? (
    frameMessages.offline
  ) : (
    <Link to={placeOfWaiting}>{offlineMessages.offlineWaiting(length)}</Link>
  );
}
