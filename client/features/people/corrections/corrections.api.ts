import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../../domain/contract/endpoint.ts';
import type {
  changeOwnEmail,
  correctDetails,
  correctOwnDetails,
  PersonDetails,
} from '../../../../domain/contract/corrections.ts';
import { byField, fieldsWhere } from '../../../../domain/person-fields.ts';
import { call } from '../../../api/api-client.ts';
import { useStoring } from '../../../api/use-storing.ts';
import { whereServed } from '../../../api/where-served.ts';
import { changedFrom } from '../../../forms/follow-stored.ts';
import { meKey } from '../../accounts/profile/profile.api.ts';

const ownKey = ['own details'];

export function useOwnDetails() {
  return useQuery({
    queryKey: ownKey,
    queryFn: ({ signal }) => whereServed(call('GET /api/account/details', { signal })),
  });
}

export const ownFields = fieldsWhere('own', 'correct');

/** What was corrected elsewhere since `known` was read stays. The profile and the greeting follow. */
export function useCorrectOwnDetails(known: Record<(typeof ownFields)[number], string>) {
  async function correct(body: BodyInputOf<typeof correctOwnDetails>) {
    const now = await call('GET /api/account/details');
    const given = ownFields.filter((name) => now[name] !== null);
    const stored = byField(given, (name) => now[name] ?? '');
    return call('PUT /api/account/details', { body: { ...body, ...stored, ...changedFrom(known, body) } });
  }
  return useStoring(ownKey, correct, { after: (cache) => cache.invalidateQueries({ queryKey: meKey }) });
}

export function useChangeEmail() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['own email'],
    mutationFn: (body: BodyInputOf<typeof changeOwnEmail>) => call('POST /api/account/email', { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ownKey }),
  });
}

export function useDropEmailChange() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['own email'],
    mutationFn: () => call('DELETE /api/account/email'),
    onSuccess: (details) => cache.setQueryData(ownKey, details),
  });
}

const personKey = (id: string) => ['details of', id];

/** One after the other: what answers last is what holds. */
const scopeOf = (id: string) => ({ id: `details of ${id}` });

export function usePersonDetails(id: string) {
  return useQuery({
    queryKey: personKey(id),
    queryFn: ({ signal }) => call('GET /api/admin/people/:id/details', { params: { id }, signal }),
    retry: false,
  });
}

/** What lists and histories show of the person is read again. */
function useAfterChange(id: string) {
  const cache = useQueryClient();
  return async (change: (before: PersonDetails | undefined) => PersonDetails | undefined) => {
    cache.setQueryData<PersonDetails>(personKey(id), change);
    await cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'details of' });
  };
}

export function useCorrectDetails(id: string) {
  const after = useAfterChange(id);
  return useMutation({
    mutationKey: ['details'],
    scope: scopeOf(id),
    mutationFn: (body: BodyInputOf<typeof correctDetails>) =>
      call('PUT /api/admin/people/:id/details', { params: { id }, body }),
    onSuccess: (details) => after(() => details),
  });
}

export function useChangeLeaving(id: string) {
  const cache = useQueryClient();
  const after = useAfterChange(id);
  return useMutation({
    mutationKey: ['leaving'],
    scope: scopeOf(id),
    mutationFn: (left_on: string | null) =>
      call('PUT /api/admin/people/:id/leaving', { params: { id }, body: { left_on } }),
    onSuccess: (leaving) => after((before) => before && { ...before, ...leaving }),
    // They may have left meanwhile, which another admin has noted.
    onError: () => cache.invalidateQueries({ queryKey: personKey(id) }),
  });
}
