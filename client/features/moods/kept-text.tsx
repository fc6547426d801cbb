import { moodMessages } from '#messages/moods.ts';
import { offlineMessages } from '#messages/offline.ts';
import { outlastsPage } from '../../api/device/waiting.ts';

/** What becomes of a mood that was taken without a connection. */
export function KeptText() {
  return outlastsPage() ? moodMessages.waits : offlineMessages.keepOpen;
}
