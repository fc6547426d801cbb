import { useQuery } from '@tanstack/react-query';
import type { ReminderPreferencesChange } from '../../../domain/contract/reminders.ts';
import { call } from '../../api/api-client.ts';
import { CallError } from '../../api/call-error.ts';
import { useStoring } from '../../api/use-storing.ts';
import { logToConsole } from '../../settings/console-log.ts';
import { reminderChannel } from './tabs.ts';

export const ownKey = ['own-reminders'];

/** The organisation's settings and the person's own choice. */
export function useOwnReminders() {
  return useQuery({ queryKey: ownKey, queryFn: ({ signal }) => call('GET /api/reminders/mine', { signal }) });
}

/** Any of the fields. */
export function useChangeOwnReminders() {
  return useStoring(ownKey, changeOwn, { scope: { id: 'own-reminders' } });
}

/** Saves, and has the open tabs look again. */
export async function changeOwn(body: ReminderPreferencesChange) {
  const reminders = await call('PUT /api/reminders/mine', { body });
  const channel = new BroadcastChannel(reminderChannel);
  channel.postMessage({ type: 'change' });
  channel.close();
  return reminders;
}

export interface ReminderReplies {
  settings: unknown;
  preferences: unknown;
}

/** What the timer goes by; undefined where a call failed, which is logged and nothing else. */
export async function loadReminders(): Promise<ReminderReplies> {
  const [settings, own] = await Promise.all([
    call('GET /api/admin/reminder-settings').catch(noteFailure('reminder-settings')),
    call('GET /api/reminders/mine', { query: { for: 'timer' } }).catch(noteFailure('own-reminders')),
  ]);
  return { settings, preferences: own?.preferences };
}

function noteFailure(name: string) {
  return (error: unknown) => {
    logToConsole(`Could not load ${name} (${error instanceof CallError ? error.status : 'no answer'}).`);
    return undefined;
  };
}
