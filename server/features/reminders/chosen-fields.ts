import type { ReminderPreferencesChange } from '../../../domain/contract/reminders.ts';
import { reminderKinds, snoozeFieldOf } from '../../../domain/reminders/reminder-kinds.ts';

/** What is stored, less what another version of the program had fields for. */
export function knownFields<Fields extends object>(
  defaults: Fields,
  stored: Readonly<Record<string, unknown>> = {},
): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(stored).filter(([name]) => Object.hasOwn(defaults, name)),
  ) as Partial<Fields>;
}

/** Parts a change into what has a column of its own and what the kinds of reminder have fields for. */
export function partsOf({
  quiet_from,
  quiet_to,
  weekends_on,
  paused_until,
  ...ofKinds
}: Partial<ReminderPreferencesChange>) {
  const columns = { quiet_from, quiet_to, weekends_on, paused_until };
  const snoozes = reminderKinds.flatMap((kind) => {
    const until = ofKinds[snoozeFieldOf(kind)];
    return until ? [[snoozeFieldOf(kind), new Date(until).toISOString()]] : [];
  });
  return { columns, chosen: { ...ofKinds, ...Object.fromEntries(snoozes) } };
}
