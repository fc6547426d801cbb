import type { ReplyOf } from '../../../domain/contract/endpoint.ts';
import type { statisticsOverview } from '../../../domain/contract/statistics.ts';
import type { Language } from '../../../domain/languages.ts';
import type { ReportDays } from '../../../domain/statistics/report-days.ts';
import type { Services } from '../../services.ts';
import { overviewOf } from './statistics.service.ts';

/** What the statistics say of these days as a whole: the same numbers, with the same protection. */
export function overviewOfDays(
  services: Services,
  { days, language }: { days: ReportDays; language: Language },
): Promise<ReplyOf<typeof statisticsOverview>> {
  return overviewOf(services, { period: days, language });
}
