import { moodMessages } from '#messages/moods.ts';
import { offlineMessages } from '#messages/offline.ts';
import { outlastsPage } from '../../api/device/waiting.ts';
import { isOnSharedDevice } from '../../api/stored-token.ts';

/** What becomes of a mood that was taken without a connection. */
export function KeptText() {
  if (outlastsPage()) return moodMessages.waits;
  return isOnSharedDevice() ? offlineMessages.keepOpenShared : offlineMessages.keepOpen;
}
