import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '../../../../domain/contract/endpoint.ts';
import type { chosenRecordPolicy } from '../../../../domain/contract/record-policy.ts';
import type { RecordPolicy } from '../../../../domain/visibility/record-policy.ts';
import { call } from '../../../api/api-client.ts';
import { orAsStored } from '../../../api/lost-answer.ts';
import { useStoring } from '../../../api/use-storing.ts';
import { reloadRecordPolicy } from '../visibility/visibility.api.ts';

const policyKey = ['record-policy'];

/** The admin's view: what holds, and every choice. */
export function useChosenPolicy() {
  return useQuery({ queryKey: policyKey, queryFn: ({ signal }) => call('GET /api/admin/record-policy', { signal }) });
}

/** In force, or announced to be: nothing else waits. */
function isChosen({ policy, coming }: ReplyOf<typeof chosenRecordPolicy>, wanted: RecordPolicy): boolean {
  return (coming?.policy ?? policy) === wanted;
}

/** A setting; or null, which calls off what waits: the one in force does that, and nothing else. */
export function useChoosePolicy() {
  async function choose(wish: RecordPolicy | null) {
    // What this page knows may be past: a setting that another admin has tightened since would be loosened.
    const policy = wish ?? (await call('GET /api/admin/record-policy')).policy;
    return orAsStored(
      () => call('PUT /api/admin/record-policy', { body: { policy } }),
      () => call('GET /api/admin/record-policy'),
      (stored) => isChosen(stored, policy),
    );
  }
  return useStoring(policyKey, choose, { after: () => reloadRecordPolicy() });
}
