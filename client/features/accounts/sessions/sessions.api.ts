import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/api-client.ts';
import { useStoring } from '../../../api/use-storing.ts';

export const sessionsKey = ['sessions'];

/** Where the person is signed in. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call('GET /api/sessions', { signal }),
    staleTime: 0,
  });
}

/** Ends one, or with 'others' all but this one. The list is then read again, also after a refusal: it may have ended by itself. */
export function useEndSession() {
  const end = (id: string) =>
    id === 'others' ? call('DELETE /api/sessions/others') : call('DELETE /api/sessions/:id', { params: { id } });
  return useStoring(sessionsKey, end, { readsAgain: true });
}
