import { useEffect } from 'react';
import { call } from '../../../api/api-client.ts';
import { noteShownRule, readKnownRule } from '../../../api/device/shown-rule.ts';
import { publicQuery } from '../../../api/public-query.ts';

/** Read on its own, because the list of who can see what is longer than what most screens need. */
const policyReading = publicQuery('the rule for named records', () => call('GET /api/record-policy'), readKnownRule);

policyReading.follow(({ data }) => data && noteShownRule(data));

const listReading = publicQuery('who can see what', () => call('GET /api/who-can-see'));

/** Read again when the page comes back: one that was left open for a week would promise what no longer holds. */
export function usePolicyReading() {
  useEffect(() => {
    const readAgain = () => {
      if (document.visibilityState === 'visible') void policyReading.load();
    };
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, []);
  return policyReading.useReading();
}

/** For the admin who has changed it. */
export function reloadRecordPolicy(): void {
  void policyReading.load();
}

export const useWhoCanSee = listReading.useReading;
