import { recordPolicy } from '../../../domain/contract/record-policy.ts';
import { whoCanSee } from '../../../domain/contract/visibility.ts';
import { call } from '../../api-client.ts';
import { publicReading } from '../../public-reading.ts';

/** Read on its own, because the list of who can see what is longer than what most screens need. */
const policyReading = publicReading('the rule for named records', () => call(recordPolicy));

const listReading = publicReading('who can see what', () => call(whoCanSee));

export const usePolicyReading = policyReading.useReading;

/** For whoever has changed it. */
export function reloadRecordPolicy(): void {
  void policyReading.load();
}

export const useWhoCanSee = listReading.useReading;
