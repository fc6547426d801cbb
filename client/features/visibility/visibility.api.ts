import { call } from '../../api/api-client.ts';
import { publicQuery } from '../../api/public-query.ts';

/** Read on its own, because the list of who can see what is longer than what most screens need. */
const policyReading = publicQuery('the rule for named records', () => call('GET /api/record-policy'));

const listReading = publicQuery('who can see what', () => call('GET /api/who-can-see'));

export const usePolicyReading = policyReading.useReading;

/** For whoever has changed it. */
export function reloadRecordPolicy(): void {
  void policyReading.load();
}

export const useWhoCanSee = listReading.useReading;
