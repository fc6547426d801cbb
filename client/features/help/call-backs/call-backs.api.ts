import type { CallingHours } from '../../../../domain/contract/counsellor-hours.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { CallBackRequest, CallOutcome } from '../../../../domain/contract/call-backs.ts';
import { answeredAhead } from '../../../api/answered-ahead.ts';
import { call } from '../../../api/api-client.ts';
import { useStoring } from '../../../api/use-storing.ts';

const ownKey = ['call-back'];
const requestsKey = ['call-back requests'];

/** How often the lists are read again while someone looks at them (ms). */
const readAgainEvery = 60_000;

export function useOwnCallBack() {
  return useQuery({
    queryKey: ownKey,
    queryFn: ({ signal }) => call('GET /api/call-back', { signal }),
    initialData: () => answeredAhead('GET /api/call-back'),
    refetchInterval: readAgainEvery,
  });
}

/** Of what the person does about their own request. */
const ownRules = {
  // What was told about counsellors is decided, or there is nothing to decide any more.
  after: (cache: QueryClient) => void cache.invalidateQueries({ queryKey: ['notices'] }),
  // Others may be counsellors by now than those whom the person was shown.
  readsAgain: true,
};

export function useAskForCall() {
  return useStoring(ownKey, (body: CallBackRequest) => call('POST /api/call-back', { body }), ownRules);
}

/** Says whether a counsellor who came later may read the open request. */
export function useAnswerCounsellor() {
  const answer = ({ id, agree }: { id: string; agree: boolean }) =>
    call('PUT /api/call-back/counsellors/:id', { params: { id }, body: { agree } });
  return useStoring(ownKey, answer, ownRules);
}

export function useWithdrawCall() {
  return useStoring(ownKey, () => call('DELETE /api/call-back'), ownRules);
}

export function useRequests() {
  return useQuery({
    queryKey: requestsKey,
    queryFn: ({ signal }) => call('GET /api/counsellor/requests', { signal }),
    refetchInterval: readAgainEvery,
    staleTime: 0,
  });
}

/** What a counsellor does with a request. */
export type CallAct = { do: 'take' } | { do: 'give back' } | { do: 'note'; outcome: CallOutcome | null };

function act(id: string, what: CallAct) {
  const params = { id };
  if (what.do === 'take') return call('POST /api/counsellor/requests/:id/taken', { params });
  if (what.do === 'give back') return call('DELETE /api/counsellor/requests/:id/taken', { params });
  return call('PUT /api/counsellor/requests/:id/outcome', { params, body: { outcome: what.outcome } });
}

/** The list is read again also after a refusal: another counsellor may have been faster. */
export function useAct() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['call-back request'],
    mutationFn: ({ id, what }: { id: string; what: CallAct }) => act(id, what),
    onSettled: () => cache.invalidateQueries({ queryKey: requestsKey }),
  });
}

const hoursKey = ['calling hours'];

export function useCallingHours() {
  return useQuery({ queryKey: hoursKey, queryFn: ({ signal }) => call('GET /api/counsellor/hours', { signal }) });
}

export function useSaveCallingHours() {
  return useStoring(hoursKey, (hours: CallingHours) => call('PUT /api/counsellor/hours', { body: { hours } }));
}
