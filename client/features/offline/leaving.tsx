import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { signOutMessages as words } from '#messages/sign-out.ts';
import { recordsUnderWay } from '../../api/before-recording.ts';
import { discardWaiting, readWaiting } from '../../api/device/waiting.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading } from '../../ui/page-states.tsx';
import { sendWaiting } from './send-waiting.ts';

/** As long a sign-out waits for what it sends, and from then on says so (ms). */
const longestWait = 5000;
const saysSoAfter = 500;

/** What waits, or is on its way, is sent first. Where that fails, the person who leaves says what becomes of it. */
export function Leaving({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const cache = useQueryClient();
  const [left, setLeft] = useState<number | null>(null);
  const [isSlow, setSlow] = useState(false);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    // Not over a question that has to be answered before anything is sent.
    const timer = setTimeout(() => setSlow(!document.querySelector('dialog:modal')), saysSoAfter);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    let isOver = false;

    async function trySending() {
      if (navigator.onLine) {
        const late = new Promise((resolve) => setTimeout(resolve, longestWait));
        const sent = recordsSettled().then(() => sendWaiting(cache));
        await Promise.race([sent.catch(() => undefined), late]);
      }
      const count = (await readWaiting()).length + recordsUnderWay.size;
      if (isOver) return;
      if (count === 0) leave();
      else setLeft(count);
    }

    void trySending();
    return () => {
      isOver = true;
    };
  }, [cache]);

  if (left === null)
    return (
      isSlow && (
        <Dialog title={words.sending} onClose={onStay}>
          <Loading text={words.sending} height={96} />
        </Dialog>
      )
    );
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

/** Once each that is on its way was answered; one that could not be sent is kept by then. */
async function recordsSettled(): Promise<void> {
  await Promise.allSettled(recordsUnderWay);
  await new Promise((resolve) => setTimeout(resolve));
}
