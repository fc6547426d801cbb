import { useEffect } from 'react';
import { call } from '../../../api/api-client.ts';
import { noteShownRule, readKnownRule } from '../../../api/device/shown-rule.ts';
import { publicQuery } from '../../../api/public-query.ts';

/** Read on its own, because the list of who can see what is longer than what most screens need. */
const policyReading = publicQuery('the rule for named records', () => call('GET /api/record-policy'), readKnownRule);

policyReading.follow(({ data }) => data && noteShownRule(data));

const listReading = publicQuery('who can see what', () => call('GET /api/who-can-see'));

/** Read again when the page comes back: one that was left open for a week would promise what no longer holds. */
function useReadAgain({ load }: { load: () => unknown }): void {
  useEffect(() => {
    const readAgain = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, [load]);
}

export function usePolicyReading() {
  useReadAgain(policyReading);
  return policyReading.useReading();
}

export function useWhoCanSee() {
  useReadAgain(listReading);
  return listReading.useReading();
}

/** For the admin who has changed it. */
export function reloadRecordPolicy(): void {
  void policyReading.load();
}
