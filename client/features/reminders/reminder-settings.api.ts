import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reminderSettings, saveReminderSettings } from '../../../domain/contract/reminders.ts';
import type { ReminderSettings } from '../../../domain/contract/reminders.ts';
import { call } from '../../api-client.ts';

const settingsKey = ['reminder-settings'];

/** What admins have set for everybody. A failure is logged by the cache. */
export function useReminderSettings() {
  return useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => call(reminderSettings, { signal }) });
}

export function useSaveReminderSettings() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: settingsKey,
    mutationFn: (body: ReminderSettings) => call(saveReminderSettings, { body }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: settingsKey });
    },
  });
}
