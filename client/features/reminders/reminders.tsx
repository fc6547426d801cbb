import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { reminderTexts } from '#messages/reminders.ts';
import type { MoodEmoji } from '../../../domain/moods.ts';
import type { DueReminders } from '../../../domain/reminders/due-between.ts';
import { placeOfReminders, reminderKinds, showsFaces } from '../../../domain/reminders/reminder-kinds.ts';
import type { ReminderKind } from '../../../domain/reminders/reminder-kinds.ts';
import { navigate, useSearchParams } from '../../routing/location.ts';
import { useIsCovered } from '../../ui/cover.tsx';
import { BreakReminder } from './break-reminder.tsx';
import { NextReminders } from './next-reminders.tsx';
import { ReminderCard } from './reminder-card.tsx';
import { useReminderTimer } from './use-reminder-timer.ts';
import { useWorkerMessages } from './use-worker-messages.ts';
import { ownReminderMessages } from '#messages/own-reminders.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './reminders.module.css';

/** One dialog: a reminder, or all that was missed. */
type Shown = readonly ReminderKind[];

type SaveMood = (mood: MoodEmoji) => Promise<void>;

export type RemindersProps = {
  /** The five faces; they call `onDone` after any attempt to save one. */
  faces: ComponentType<{ save: SaveMood; onDone: () => void }>;
  saveMood: SaveMood;
};

/** The reminder timer of the dashboard, what it shows, and when it comes next. */
export function Reminders({ faces: Faces, saveMood }: RemindersProps) {
  const [waiting, setWaiting] = useState<readonly Shown[]>([]);
  const { next, snooze, look } = useReminderTimer((due) => setWaiting((shown) => withDue(shown, due)));
  const [current] = waiting;
  const isCovered = useIsCovered();

  useMoodFromAddress(() => setWaiting((shown) => withFaces(shown)));
  useWorkerMessages({
    onPush: look,
    onOpen(kinds) {
      const place = placeOfReminders(kinds);
      if (kinds.some(showsFaces)) setWaiting((shown) => withFaces(shown, kinds));
      else if (place !== null) navigate(place);
    },
  });

  const close = () => setWaiting((shown) => shown.filter((other) => other !== current));

  function snoozeCurrent() {
    if (current) snooze(current);
    close();
  }

  return (
    <>
      <NextReminders next={next} />
      {current && !isCovered && (
        <Current
          key={current.join()}
          kinds={current}
          faces={<Faces save={saveMood} onDone={close} />}
          onClose={close}
          onSnooze={snoozeCurrent}
        />
      )}
    </>
  );
}

type CurrentProps = { kinds: Shown; faces: ReactNode; onClose: () => void; onSnooze: () => void };

function Current({ kinds, faces, onClose, onSnooze }: CurrentProps) {
  const [kind] = kinds;
  if (kinds.length > 1 || kind === undefined) {
    return <ReminderCard kinds={kinds} faces={faces} onClose={onClose} onSnooze={onSnooze} />;
  }
  if (showsFaces(kind))
    return <MoodPopup question={reminderTexts[kind]} faces={faces} onClose={onClose} onSnooze={onSnooze} />;
  return <BreakReminder kind={kind} onClose={onClose} onSnooze={onSnooze} />;
}

/** Punctual reminders come one after the other, late ones on one card; what is still on the screen does not come twice. */
function withDue(
  shown: readonly Shown[],
  { kinds, catchUp }: Pick<DueReminders, 'kinds' | 'catchUp'>,
): readonly Shown[] {
  const fresh = kinds.filter((kind) => !shown.some((other) => other.includes(kind)));
  if (fresh.length === 0) return shown;
  return [...shown, ...(catchUp ? [fresh] : fresh.map((kind) => [kind]))];
}

/** The first kind that asks for a mood comes up, as if it were due. */
function withFaces(shown: readonly Shown[], kinds = reminderKinds): readonly Shown[] {
  return withDue(shown, { kinds: kinds.filter(showsFaces).slice(0, 1), catchUp: false });
}

/** A notification that was clicked leads to `/dashboard?mood=now`; the address is used up by it. */
function useMoodFromAddress(onMood: () => void) {
  const [search, setSearch] = useSearchParams();
  const isAsked = search.get('mood') === 'now';

  useEffect(() => {
    if (!isAsked) return;
    const rest = new URLSearchParams(search);
    rest.delete('mood');
    setSearch(rest, { replace: true });
    onMood();
    // Once for each such address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAsked]);
}

type MoodPopupProps = { question: string; faces: ReactNode; onClose: () => void; onSnooze: () => void };

/** Asks how someone feels. Closing it is as good an answer as any. */
function MoodPopup({ question, faces, onClose, onSnooze }: MoodPopupProps) {
  return (
    <Dialog title={question} wide onClose={onClose}>
      {faces}
      <div className={styles.actions}>
        <Button variant="link" onClick={onSnooze}>
          {ownReminderMessages.snooze}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {ownReminderMessages.notNow}
        </Button>
      </div>
    </Dialog>
  );
}
