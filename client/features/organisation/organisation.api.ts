import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SettledOrganisation } from '../../../domain/contract/organisation.ts';
import { call } from '../../api/api-client.ts';
import type { CallOptions } from '../../api/api-client.ts';
import { publicQuery } from '../../api/public-query.ts';
import type { Picture } from './read-picture.ts';

const settledKey = ['organisation'];

/** Setup steps lean on it. */
const setupKey = ['setup'];

const reading = publicQuery('the organisation', () => call('GET /api/organisation'));

/** What anyone may read: whose place this is, and whom to ask. */
export const useOrganisation = reading.useReading;

export function useSettled() {
  return useQuery({ queryKey: settledKey, queryFn: ({ signal }) => call('GET /api/admin/organisation', { signal }) });
}

function useStored<Wish>(send: (wish: Wish) => Promise<SettledOrganisation>) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: settledKey,
    // One after the other: what answers last is what holds.
    scope: { id: 'organisation' },
    mutationFn: send,
    onSuccess: async (settled) => {
      cache.setQueryData(settledKey, settled);
      void reading.load();
      await cache.invalidateQueries({ queryKey: setupKey });
    },
  });
}

/** Whether any part of it is being stored. */
export function useIsSettling(): boolean {
  return useIsMutating({ mutationKey: settledKey }) > 0;
}

export type OrganisationChange = NonNullable<CallOptions<'PUT /api/admin/organisation'>['body']>;

export function useChangeOrganisation() {
  return useStored((body: OrganisationChange) => call('PUT /api/admin/organisation', { body }));
}

/** Without a picture the logo goes. */
export function useChangeLogo() {
  return useStored((picture: Picture | null) =>
    picture === null
      ? call('DELETE /api/admin/organisation/logo')
      : call('PUT /api/admin/organisation/logo', { body: picture }),
  );
}
