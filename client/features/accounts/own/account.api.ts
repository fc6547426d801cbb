import { useQuery } from '@tanstack/react-query';
import type { AccountState } from '../../../../domain/contract/account.ts';
import { answeredAhead } from '../../../api/answered-ahead.ts';
import { call } from '../../../api/api-client.ts';
import { useStoring } from '../../../api/use-storing.ts';

const accountKey = ['account'];

/** When the account is erased, where it is, and what leaves by itself. */
export function useAccount() {
  return useQuery({
    queryKey: accountKey,
    queryFn: ({ signal }) => call('GET /api/account', { signal }),
    initialData: () => answeredAhead('GET /api/account'),
  });
}

/** Whether there is what the person must not miss. */
export function hasAccountNews(state: AccountState | undefined): state is AccountState {
  return Boolean(state?.erase_at || state?.retention?.leaving);
}

export function useAskForErasure() {
  return useStoring(accountKey, (body: { password: string }) => call('POST /api/account/erasure', { body }));
}

export function useWithdrawErasure() {
  return useStoring(accountKey, () => call('DELETE /api/account/erasure'));
}
