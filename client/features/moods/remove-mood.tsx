import { useEffect, useState } from 'react';
import { moodRemovalMinutes } from '../../../domain/moods.ts';
import { moodMessages } from '#messages/moods.ts';
import { sayOf } from '../../api/call-error.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { useRemoveMood } from './moods.api.ts';

/** For a mis-tap: there for ten minutes. */
export function RemoveMood({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const alert = useAlert();
  const { mutateAsync: remove, isPending } = useRemoveMood();
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setOver(true), moodRemovalMinutes * 60_000);
    return () => clearTimeout(timer);
  }, []);

  async function takeBack() {
    try {
      await remove(id);
      onRemoved();
    } catch (error) {
      await alert(sayOf(error, moodMessages.removeFailed));
    }
  }

  if (isOver) return null;
  return (
    <Button variant="link" pending={isPending} onClick={() => void takeBack()}>
      {moodMessages.remove}
    </Button>
  );
}
