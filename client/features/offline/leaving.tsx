import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { offlineMessages } from '#messages/offline.ts';
import { discardWaiting, readWaiting } from '../../api/device/waiting.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { sendWaiting } from './send-waiting.ts';

const { leaving: words } = offlineMessages;

/** As long a sign-out waits for what it sends (ms). */
const longestWait = 5000;

/** What waits is sent first. Where that fails, the person who leaves says what becomes of it. */
export function Leaving({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const cache = useQueryClient();
  const [left, setLeft] = useState<number | null>(null);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    let isOver = false;

    async function trySending() {
      if (navigator.onLine) {
        const late = new Promise((resolve) => setTimeout(resolve, longestWait));
        await Promise.race([sendWaiting(cache).catch(() => undefined), late]);
      }
      const { length } = await readWaiting();
      if (isOver) return;
      if (length === 0) leave();
      else setLeft(length);
    }

    void trySending();
    return () => {
      isOver = true;
    };
  }, [cache]);

  if (left === null) return null;
  return (
    <ConfirmDialog
      danger
      title={words.title}
      text={words.text(left)}
      confirmLabel={words.discard}
      cancelLabel={words.stay}
      onConfirm={() => void discardWaiting().then(onLeave)}
      onCancel={onStay}
    />
  );
}
