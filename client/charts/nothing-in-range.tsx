import { formatLocalDate } from '#messages/dates.ts';
import { rangeMessages } from '#messages/charts.ts';
import type { ChartRange } from '../../domain/charts/ranges.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/page-states.tsx';

type NothingInRangeProps = {
  range: ChartRange;
  /** The last instant with something. */
  latest: number;
  timeZone?: string;
  onShowAll?: () => void;
};

/** In place of a chart that has something to show, but not of this time. */
export function NothingInRange({ range, latest, timeZone, onShowAll }: NothingInRangeProps) {
  return (
    <EmptyState
      text={rangeMessages.nothing[range]}
      nextStep={
        <>
          <p>{rangeMessages.earlier(formatLocalDate(latest, timeZone))}</p>
          {onShowAll && (
            <Button variant="quiet" onClick={onShowAll}>
              {rangeMessages.showAll}
            </Button>
          )}
        </>
      }
    />
  );
}
