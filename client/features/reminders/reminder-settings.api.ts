import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReminderSettings } from '../../../domain/contract/reminders.ts';
import { call } from '../../api/api-client.ts';

const settingsKey = ['reminder-settings'];

/** What admins have set for everyone. A failure is logged by the cache. */
export function useReminderSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call('GET /api/admin/reminder-settings', { signal }),
  });
}

export function useSaveReminderSettings() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: settingsKey,
    mutationFn: (body: ReminderSettings) => call('POST /api/admin/reminder-settings', { body }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: settingsKey });
    },
  });
}
