import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { reminderTexts } from '#messages/reminders.ts';
import type { MoodEmoji } from '../../../domain/moods.ts';
import { placeOfReminders, showsFaces } from '../../../domain/reminders/reminder-kinds.ts';
import type { ReminderKind } from '../../../domain/reminders/reminder-kinds.ts';
import { navigate } from '../../routing/location.ts';
import { useSearchParams } from '../../routing/search-params.ts';
import { useIsCovered } from '../../ui/covers.ts';
import { useIsUndisturbed } from '../../ui/undisturbed.ts';
import { BreakReminder } from './break-reminder.tsx';
import { NextDueKnown } from './next-reminder.ts';
import { ReminderCard } from './reminder-card.tsx';
import { useReminderTimer } from './use-reminder-timer.ts';
import { useWorkerMessages } from './use-worker-messages.ts';
import { ownReminderMessages } from '#messages/own-reminders.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ReminderActions } from './reminder-actions.tsx';
import { TurnOff } from './turn-off.tsx';
import { closed, nothingWaits, openNext, withDue, withFaces } from './waiting.ts';
import type { Shown } from './waiting.ts';

type SaveMood = (mood: MoodEmoji) => Promise<void>;

export type RemindersProps = {
  /** The five faces; they call `onDone` after any attempt to save one. */
  faces: ComponentType<{ save: SaveMood; onDone: () => void }>;
  saveMood: SaveMood;
  children: ReactNode;
};

/** The reminder timer of the dashboard and what it shows; what is on the dashboard can tell when it comes next. */
export function Reminders({ faces: Faces, saveMood, children }: RemindersProps) {
  const [waiting, setWaiting] = useState(nothingWaits);
  const { next, snooze, look } = useReminderTimer((due) => setWaiting((state) => withDue(state, due)));
  const isCovered = useIsCovered();
  const isUndisturbed = useIsUndisturbed();
  const current = waiting.open;

  const opened = isCovered || isUndisturbed ? waiting : openNext(waiting);
  if (opened !== waiting) setWaiting(opened);

  useMoodFromAddress(() => setWaiting((state) => withFaces(state)));
  useWorkerMessages({
    onPush: look,
    onOpen(kinds) {
      const place = placeOfReminders(kinds);
      if (kinds.some(showsFaces)) setWaiting((state) => withFaces(state, kinds));
      else if (place !== null) navigate(place);
    },
  });

  /** A face that answers late closes its own dialog alone, not one that has come after it. */
  const close = () => setWaiting((state) => (state.open === current ? closed(state) : state));

  function snoozeCurrent() {
    if (current) snooze(current.kinds);
    close();
  }

  return (
    <>
      <NextDueKnown value={next}>{children}</NextDueKnown>
      {current && !isCovered && (
        <Current
          key={current.kinds.join()}
          shown={current}
          faces={<Faces save={saveMood} onDone={close} />}
          onClose={close}
          onSnooze={snoozeCurrent}
        />
      )}
    </>
  );
}

type CurrentProps = { shown: Shown; faces: ReactNode; onClose: () => void; onSnooze: () => void };

function Current({ shown, faces, onClose, onSnooze }: CurrentProps) {
  const [kind] = shown.kinds;
  if (shown.kinds.length > 1 || kind === undefined)
    return <ReminderCard {...shown} faces={faces} onClose={onClose} onSnooze={onSnooze} />;
  if (showsFaces(kind)) return <MoodPopup kind={kind} faces={faces} onClose={onClose} onSnooze={onSnooze} />;
  return <BreakReminder kind={kind} onClose={onClose} onSnooze={onSnooze} />;
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

type MoodPopupProps = { kind: ReminderKind; faces: ReactNode; onClose: () => void; onSnooze: () => void };

/** Asks how someone feels. Closing it is as good an answer as any. */
function MoodPopup({ kind, faces, onClose, onSnooze }: MoodPopupProps) {
  return (
    <Dialog title={reminderTexts[kind]} wide onClose={onClose}>
      {faces}
      <ReminderActions turnOff={<TurnOff kind={kind} />} onSnooze={onSnooze}>
        <Button variant="quiet" onClick={onClose}>
          {ownReminderMessages.notNow}
        </Button>
      </ReminderActions>
    </Dialog>
  );
}
