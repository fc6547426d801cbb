import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Person } from '../../../domain/contract/people.ts';
import { largestPage } from '../../../domain/field-limits.ts';
import { roles } from '../../../domain/roles.ts';
import { areInOrder } from '../../../domain/contract/day-range.ts';
import type { PersonAction } from '#messages/people.ts';
import { call, callPage } from '../../api/api-client.ts';
import { usePages } from '../../api/use-pages.ts';
import { requestsKey } from './admin-requests/admin-requests.api.ts';
import type { ChosenChanges } from './changed-people.tsx';
import { roleGivenBy } from './person-actions.ts';
import type { PeopleFilter } from './people-filter.ts';

const peopleKey = ['people'];
const auditKey = ['audit events'];
const peopleAtOnce = '20';
const eventsAtOnce = '20';

export function usePeople({ q, role, left, changed, from, to, by }: PeopleFilter) {
  const query = {
    ...(left && { left: 'yes' as const }),
    ...(changed !== '' && { changed, from, to, by }),
    q: q || undefined,
    role: roles.find((one) => one === role),
    // Those that can be taken back together come all at once.
    limit: changed === '' ? peopleAtOnce : String(largestPage),
  };
  return usePages([...peopleKey, query], async (cursor, signal) =>
    // No one is of days that end before they begin; the field says what is wrong.
    areInOrder({ from, to })
      ? callPage('GET /api/admin/people', { query: { ...query, cursor }, signal })
      : { items: [], total: 0, next: undefined },
  );
}

export function useAuditEvents() {
  const ask = (cursor: string | undefined, signal: AbortSignal) =>
    callPage('GET /api/admin/audit-events', { query: { limit: eventsAtOnce, cursor }, signal });
  return usePages(auditKey, ask, true);
}

/** Acts on one account. The lists are then read again, also after a refusal: someone else may have been quicker. */
export function useActOnPerson() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['person'],
    mutationFn: ({ action, person }: { action: PersonAction; person: Person }) => act(action, person.id),
    onSettled: async (_person, error, { person }) => {
      // Someone who has acted on their own account may no longer read them.
      if (person.self && !error) return;
      // It may wait for another admin's word now.
      const lists = [peopleKey, auditKey, requestsKey];
      await Promise.all(lists.map((queryKey) => cache.invalidateQueries({ queryKey })));
    },
  });
}

/** Takes back what was done to many accounts. The lists are read again in any case, as above. */
export function useTakeBack() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['person'],
    mutationFn: (body: ChosenChanges) => call('POST /api/admin/people/taken-back', { body }),
    onSettled: () => Promise.all([peopleKey, auditKey].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
}

/** What can be done on the page of one account, too. */
export type AccountAction = Extract<PersonAction, 'endSessions' | 'startReset'>;

/** The list of people is read again when it is opened. */
export function useAccountAction(id: string, action: AccountAction) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['person'],
    mutationFn: () => act(action, id),
    onSettled: () =>
      Promise.all([peopleKey, auditKey].map((queryKey) => cache.invalidateQueries({ queryKey, refetchType: 'none' }))),
  });
}

function act(action: PersonAction, id: string): Promise<Person> {
  const params = { id };
  const role = roleGivenBy(action);
  if (role) return call('PUT /api/admin/people/:id/role', { params, body: { role } });
  if (action === 'endSessions') return call('DELETE /api/admin/people/:id/sessions', { params });
  if (action === 'startReset') return call('POST /api/admin/people/:id/password-reset', { params });
  if (action === 'removeSecondFactor') return call('DELETE /api/admin/people/:id/second-factor', { params });
  return call('PUT /api/admin/people/:id/disabled', { params, body: { disabled: action === 'disable' } });
}
