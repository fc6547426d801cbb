import { formatLocalDate } from '#messages/dates.ts';
import { comingMessages } from '#messages/visibility.ts';
import type { RecordPolicy } from '../../../../domain/visibility/record-policy.ts';

/** A more open setting that has been announced, with its day, for someone about to record something. Nothing where none is. */
export function ComingRule({ coming }: { coming: { policy: RecordPolicy; from: string } | null | undefined }) {
  if (!coming) return null;
  return (
    <p>
      <strong>{comingMessages.becomes(formatLocalDate(coming.from), coming.policy)}</strong> {comingMessages.until}
    </p>
  );
}
