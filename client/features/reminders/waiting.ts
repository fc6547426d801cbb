import type { DueReminders } from '../../../domain/reminders/due-between.ts';
import { reminderKinds, showsFaces } from '../../../domain/reminders/reminder-kinds.ts';
import type { ReminderKind } from '../../../domain/reminders/reminder-kinds.ts';

/** What stands in one dialog. */
export interface Shown {
  kinds: readonly ReminderKind[];
  /** They fell due while no one was there. */
  isLate: boolean;
}

export interface Waiting extends Shown {
  /** The one dialog that is open; null while there is none. */
  open: Shown | null;
}

const nobody = { kinds: [], isLate: false } as const;

export const nothingWaits: Waiting = { ...nobody, open: null };

/** What is on the screen or waits already does not come twice. */
export function withDue(state: Waiting, { kinds, catchUp }: Pick<DueReminders, 'kinds' | 'catchUp'>): Waiting {
  const fresh = kinds.filter((kind) => !state.open?.kinds.includes(kind) && !state.kinds.includes(kind));
  if (fresh.length === 0) return state;
  const all = reminderKinds.filter((kind) => state.kinds.includes(kind) || fresh.includes(kind));
  return { ...state, kinds: all, isLate: state.isLate || catchUp };
}

/** The first kind that asks for a mood: the person wants it now, so it waits for nothing but another dialog. */
export function withFaces(state: Waiting, kinds: readonly ReminderKind[] = reminderKinds): Waiting {
  const asked = kinds.filter(showsFaces).slice(0, 1);
  if (state.open) return withDue(state, { kinds: asked, catchUp: false });
  return asked.length === 0 ? state : open(state, { kinds: asked, isLate: false });
}

/** All that waits is one dialog, but for the faces: unless they are late, they have their own, and it comes first. */
export function openNext(state: Waiting): Waiting {
  if (state.open || state.kinds.length === 0) return state;
  const faces = state.kinds.filter(showsFaces);
  const { kinds, isLate } = state;
  return open(state, isLate || faces.length === 0 ? { kinds, isLate } : { kinds: faces.slice(0, 1), isLate });
}

export function closed(state: Waiting): Waiting {
  return { ...state, open: null };
}

function open(state: Waiting, shown: Shown): Waiting {
  const kinds = state.kinds.filter((kind) => !shown.kinds.includes(kind));
  return { ...(kinds.length === 0 ? nobody : { kinds, isLate: state.isLate }), open: shown };
}
