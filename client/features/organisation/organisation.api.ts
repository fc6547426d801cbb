import { useIsMutating, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import type { CallOptions } from '../../api/api-client.ts';
import { publicQuery } from '../../api/public-query.ts';
import { useStoring } from '../../api/use-storing.ts';
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

const rules = {
  scope: { id: 'organisation' },
  after: (cache: QueryClient) => {
    void reading.load();
    return cache.invalidateQueries({ queryKey: setupKey });
  },
};

/** Whether any part of it is being stored. */
export function useIsSettling(): boolean {
  return useIsMutating({ mutationKey: settledKey }) > 0;
}

export type OrganisationChange = NonNullable<CallOptions<'PUT /api/admin/organisation'>['body']>;

export function useChangeOrganisation() {
  return useStoring(settledKey, (body: OrganisationChange) => call('PUT /api/admin/organisation', { body }), rules);
}

/** Without a picture the logo goes. */
export function useChangeLogo() {
  const change = (picture: Picture | null) =>
    picture === null
      ? call('DELETE /api/admin/organisation/logo')
      : call('PUT /api/admin/organisation/logo', { body: picture });
  return useStoring(settledKey, change, rules);
}
