import { useMutation } from '@tanstack/react-query';
import { assessmentReport } from '../../../domain/contract/assessments.ts';
import { localTimeZone } from '../../../domain/dates.ts';
import { callFile } from '../../api-client.ts';

/** The person's report, with its dates as this browser reads them. */
export function useReport() {
  return useMutation({
    mutationKey: ['report'],
    mutationFn: () => callFile(assessmentReport, { query: { tz: localTimeZone() } }),
  });
}
