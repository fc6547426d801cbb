import { dayInZone, weekdayOf } from '../../../../domain/dates.ts';
import { callBackMessages, callingHoursMessages, counsellorMessages } from '#messages/call-backs.ts';
import { formatDateAndTime } from '#messages/dates.ts';
import { isDone, isLost } from './request-state.ts';
import type { OwnRequest } from './request-state.ts';

/** 'Thursday, 26 Nov 2026, 09:10': people write when to call by the name of a day. */
export function withWeekday(at: string): string {
  const day = callingHoursMessages.days[(weekdayOf(dayInZone(at)) + 6) % 7] ?? '';
  return `${day}, ${formatDateAndTime(at)}`;
}

/** How a request stands, in a sentence for the person. */
export function stateText(request: OwnRequest): string {
  const by = withWeekday(request.answer_by);
  const takenAt = formatDateAndTime(request.taken_at ?? request.requested_at);
  switch (request.state) {
    case 'waiting':
      return request.counsellors.length > 0
        ? callBackMessages.waiting(withWeekday(request.requested_at), by)
        : callBackMessages.noneLeft;
    case 'overdue':
      return callBackMessages.overdue(by);
    case 'taken':
      if (isLost(request)) return callBackMessages.takerLeft;
      // No one has the number of the call that was promised any more.
      if (request.phone === null && !isDone(request))
        return `${counsellorMessages.takenAt(takenAt)} ${counsellorMessages.erased}`;
      if (request.outcome !== null && request.outcome_at !== null)
        return callBackMessages.outcomes[request.outcome](formatDateAndTime(request.outcome_at));
      return callBackMessages.taken(takenAt);
    case 'withdrawn':
      return callBackMessages.withdrawn;
  }
}
