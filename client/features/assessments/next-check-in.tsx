import { checkInMessages as words } from '#messages/assessments.ts';
import { formatDayAndMonth } from '#messages/dates.ts';
import { instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { askAgainFrom } from '../../../domain/instruments/scoring.ts';
import { Link } from '../../routing/link.tsx';
import { useHistory } from './assessments.api.ts';
import type { OwnRecord } from './own-records.ts';

/** For each questionnaire when asking again is about weeks of their own. Nothing is ever overdue. */
export function NextCheckIn({ className }: { className?: string }) {
  return (
    <ul role="list" className={className}>
      {instrumentTypes.map((type) => (
        <li key={type}>
          <Link to={`/dashboard?tab=mytests#${instruments[type].wire.key}`}>{type}</Link>
          <When type={type} />
        </li>
      ))}
    </ul>
  );
}

/** Nothing while it is on its way: its line is there already. */
function When({ type }: { type: InstrumentType }) {
  const { data: records, isPending } = useHistory(type);
  return <span>{records ? whenOf(records) : isPending ? '' : words.unknown}</span>;
}

function whenOf(records: readonly OwnRecord[]): string {
  const last = records.at(-1);
  if (!last) return words.first;
  const from = askAgainFrom(new Date(last.created_at));
  return from <= new Date() ? words.now : words.on(formatDayAndMonth(from));
}
