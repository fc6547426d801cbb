import type { OwnCallBack } from '../../../../domain/contract/call-backs.ts';
import { callingHoursMessages } from '#messages/call-backs.ts';
import { inList } from '#messages/lists.ts';

type Hours = OwnCallBack['hours'];

/** When a counsellor calls, in words: days with the same times are named together. Empty where they have not said so. */
export function hoursText(hours: Hours, counsellor: string): string[] {
  const own = hours.filter((one) => one.counsellor === counsellor);
  const firsts = own.filter(
    ({ from, to }, place) => own.findIndex((one) => one.from === from && one.to === to) === place,
  );
  return firsts.map(({ from, to }) => {
    const days = own.filter((one) => one.from === from && one.to === to);
    const names = days.map(({ weekday }) => callingHoursMessages.days[weekday - 1] ?? '');
    return callingHoursMessages.ofDays(inList(names), from, to);
  });
}
