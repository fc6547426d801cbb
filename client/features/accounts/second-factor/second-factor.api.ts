import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Factors } from '../../../../domain/contract/second-factor.ts';
import { call } from '../../../api/api-client.ts';
import { sessionsKey } from '../sessions/sessions.api.ts';

const factorsKey = ['second factor'];

/** How the person signs in. */
export function useFactors() {
  return useQuery({
    queryKey: factorsKey,
    queryFn: ({ signal }) => call('GET /api/account/second-factor', { signal }),
    staleTime: 0,
  });
}

/** Puts what the server has answered in place, or reads it again. */
export function useFactorsChanged(): (now?: Factors) => void {
  const cache = useQueryClient();
  return (now) => {
    if (now) cache.setQueryData(factorsKey, now);
    else void cache.invalidateQueries({ queryKey: factorsKey });
    // Other devices are signed out by it.
    void cache.invalidateQueries({ queryKey: sessionsKey });
  };
}
