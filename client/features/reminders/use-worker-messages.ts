import { useEffect, useEffectEvent } from 'react';
import { reminderKinds } from '../../../domain/reminders/reminder-kinds.ts';
import type { ReminderKind } from '../../../domain/reminders/reminder-kinds.ts';
import { isHidden } from './tabs.ts';

type Receivers = {
  /** A push message came while the page is open: its own timer knows what is due. */
  onPush: () => void;
  /** A notification was clicked. */
  onOpen: (kinds: readonly ReminderKind[]) => void;
};

/** Replies to the service worker, so that it shows no notification for what the page shows itself. */
export function useWorkerMessages({ onPush, onOpen }: Receivers): void {
  const takePush = useEffectEvent(onPush);
  const open = useEffectEvent(onOpen);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    function receive({ data, ports }: MessageEvent<{ type?: unknown; kinds?: unknown } | null>) {
      const kinds = reminderKinds.filter((kind) => Array.isArray(data?.kinds) && data.kinds.includes(kind));
      if (data?.type === 'push' && !isHidden()) {
        ports[0]?.postMessage('taken');
        takePush();
      }
      if (data?.type === 'open') {
        ports[0]?.postMessage('taken');
        open(kinds);
      }
    }
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', receive);
    serviceWorker.startMessages();
    return () => serviceWorker.removeEventListener('message', receive);
  }, []);
}
