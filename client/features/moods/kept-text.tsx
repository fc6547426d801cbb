import { moodMessages } from '#messages/moods.ts';
import { offlineMessages } from '#messages/offline.ts';
import { outlastsPage, placeOfWaiting } from '../../api/device/waiting.ts';
import { isOnSharedDevice } from '../../api/stored-token.ts';
import { Link } from '../../routing/link.tsx';

/** What becomes of a mood that was taken without a connection; one that the server has refused waits for its person. */
export function KeptText({ isRefused = false }: { isRefused?: boolean }) {
  if (isRefused)
    return (
      <>
        {offlineMessages.unsaved} <Link to={placeOfWaiting}>{offlineMessages.see}</Link>
      </>
    );
  if (outlastsPage()) return moodMessages.waits;
  return isOnSharedDevice() ? offlineMessages.keepOpenShared : offlineMessages.keepOpen;
}
