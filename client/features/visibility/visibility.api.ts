import { call } from '../../api-client.ts';
import { publicReading } from '../../public-reading.ts';
import type { RecordPolicy } from '../../../domain/visibility/record-policy.ts';

/** Read on its own, because the list of who can see what is longer than what most screens need. */
const policyReading = publicReading('the rule for named records', async () => {
  const { recordPolicy } = await import('../../../domain/contract/record-policy.ts');
  return call(recordPolicy);
});

const listReading = publicReading('who can see what', async () => {
  const { whoCanSee } = await import('../../../domain/contract/visibility.ts');
  return call(whoCanSee);
});

export const usePolicyReading = policyReading.useReading;

/** The policy in force; undefined while it is not known. */
export function useRecordPolicy(): RecordPolicy | undefined {
  return policyReading.useReading().value?.policy;
}

/** For whoever has changed it. */
export function reloadRecordPolicy(): void {
  void policyReading.load();
}

export const useWhoCanSee = listReading.useReading;
