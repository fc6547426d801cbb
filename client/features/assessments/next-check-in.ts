import { checkInMessages as words } from '#messages/assessments.ts';
import { formatDayAndMonth } from '#messages/dates.ts';
import { instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import { askAgainFrom } from '../../../domain/instruments/scoring.ts';
import { useHistories } from './assessments.api.ts';

/** When asking again is about weeks of their own, for the questionnaire that comes first; null where none was answered. Nothing is ever overdue. */
export function useNextCheckIn(): { text: string; to: string } | null {
  const histories = useHistories(instrumentTypes);
  const [next] = instrumentTypes
    .flatMap((type, index) => {
      const last = histories[index]?.data?.at(-1);
      return last ? [{ type, from: askAgainFrom(new Date(last.created_at)) }] : [];
    })
    .sort((one, other) => Number(one.from) - Number(other.from));
  if (!next) return null;
  return {
    text: words.next(whenOf(next.from)),
    to: `/dashboard?tab=mytests#${instruments[next.type].wire.key}`,
  };
}

function whenOf(from: Date): string {
  return from <= new Date() ? words.due : formatDayAndMonth(from);
}
