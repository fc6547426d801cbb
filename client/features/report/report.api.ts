import { useMutation } from '@tanstack/react-query';
import { localTimeZone } from '../../../domain/dates.ts';
import { callFile } from '../../api/api-client.ts';

/** The person's report, with its dates as this browser reads them. */
export function useReport() {
  return useMutation({
    mutationKey: ['report'],
    mutationFn: () => callFile('GET /api/assessment/report', { query: { tz: localTimeZone() } }),
  });
}
