import { useQueries } from '@tanstack/react-query';
import { checkInMessages as words } from '#messages/assessments.ts';
import { formatDayAndMonth } from '#messages/dates.ts';
import { instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import { askAgainFrom } from '../../../domain/instruments/scoring.ts';
import { Link } from '../../routing/link.tsx';
import { historyQuery } from './assessments.api.ts';
import type { OwnRecord } from './own-records.ts';

/** For each questionnaire when asking again is about weeks of their own. Nothing is ever overdue. */
export function NextCheckIn({ className }: { className?: string }) {
  const histories = useQueries({ queries: instrumentTypes.map((type) => historyQuery(type)) });
  return (
    <ul role="list" className={className}>
      {instrumentTypes.map((type, place) => (
        <li key={type}>
          <Link to={`/dashboard?tab=mytests#${instruments[type].wire.key}`}>{type}</Link>
          <span>{said(histories[place])}</span>
        </li>
      ))}
    </ul>
  );
}

type History = { data?: OwnRecord[] | undefined; isPending: boolean };

/** Nothing while it is on its way: its line is there already. */
function said(history: History | undefined): string {
  if (history?.data) return whenOf(history.data);
  return history?.isPending === false ? words.unknown : '';
}

function whenOf(records: readonly OwnRecord[]): string {
  const last = records.at(-1);
  if (!last) return words.first;
  const from = askAgainFrom(new Date(last.created_at));
  return from <= new Date() ? words.now : words.on(formatDayAndMonth(from));
}
