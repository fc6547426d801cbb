import { useMutation } from '@tanstack/react-query';
import type { ReportSection } from '../../../../domain/contract/report.ts';
import { localTimeZone } from '../../../../domain/dates.ts';
import { timeZoneHeader } from '../../../../domain/time-zone-header.ts';
import { callFile } from '../../../api/api-client.ts';

/** The person's report, with its dates as this browser reads them. */
export function useReport() {
  return useMutation({
    mutationKey: ['report'],
    mutationFn: () => callFile('GET /api/assessment/report', { headers: zone() }),
  });
}

/** An empty day leaves its end open. */
type ReportChoice = { from: string; to: string; sections: readonly ReportSection[] };

export function loadReport({ from, to, sections }: ReportChoice): Promise<Blob> {
  return callFile('GET /api/assessment/report', {
    query: { from, to, sections: sections.join(',') },
    headers: zone(),
  });
}

/** Not in the address: the specification's call has none. */
function zone(): Record<string, string> {
  return { [timeZoneHeader]: localTimeZone() };
}
