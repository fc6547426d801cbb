import type { Asked } from '../../../domain/statistics/periods.ts';
import { Notice } from '../../ui/notice.tsx';
import { useOverview } from './statistics.api.ts';

/** What is withheld, and why; nothing where the rule for named records does not ask for it. */
export function Protection({ period }: { period: Asked }) {
  const { data } = useOverview(period);
  return data?.protection ? <Notice>{data.protection.text}</Notice> : null;
}
