import { connection, isSavingData } from './save-data.ts';

/** Whether what is not needed at once would be felt, or paid for. */
export function isMeteredOrSlow(): boolean {
  const { effectiveType = '4g', downlink = 1 } = connection() ?? {};
  return isSavingData() || effectiveType !== '4g' || downlink < 1;
}
