import type { OwnCallBack } from '../../../../domain/contract/call-backs.ts';
import { callingHoursMessages } from '#messages/call-backs.ts';
import { inList } from '#messages/lists.ts';

type Hours = OwnCallBack['hours'];

/** When a counsellor calls, in words: days with the same times are named together. Empty where they have not said so. */
export function hoursText(hours: Hours, counsellor: string): string[] {
  const own = hours.filter((one) => one.counsellor === counsellor);
  const byTimes = Map.groupBy(own, ({ from, to }) => `${from}-${to}`);
  return [...byTimes.values()].flatMap((days) => {
    const [first] = days;
    const names = days.map(({ weekday }) => callingHoursMessages.days[weekday - 1] ?? '');
    return first ? [callingHoursMessages.ofDays(inList(names), first.from, first.to)] : [];
  });
}
