import type { OwnCallBack } from '../../../domain/contract/call-backs.ts';
import { formatDateAndTime } from '../../../domain/dates.ts';
import { callBackMessages } from '../../../domain/messages/en/call-backs.ts';

export type OwnRequest = NonNullable<OwnCallBack['request']>;

/** How a request stands, in a sentence for the person. */
export function stateText({ available }: OwnCallBack, request: OwnRequest): string {
  const by = formatDateAndTime(request.answer_by);
  switch (request.state) {
    case 'waiting':
      return available
        ? callBackMessages.waiting(formatDateAndTime(request.requested_at), by)
        : callBackMessages.noneLeft;
    case 'overdue':
      return callBackMessages.overdue(by);
    case 'taken':
      return callBackMessages.taken(formatDateAndTime(request.taken_at ?? request.requested_at));
    case 'withdrawn':
      return callBackMessages.withdrawn;
  }
}

/** Nobody calls, or nobody has in time: the lines stand beside it. */
export function needsLines({ available }: OwnCallBack, { state }: OwnRequest): boolean {
  return state === 'overdue' || (state === 'waiting' && !available);
}

/** Something has happened since the person asked. What was taken up is news for as long as its content is kept. */
export function isNews(own: OwnCallBack, request: OwnRequest): boolean {
  return needsLines(own, request) || (request.state === 'taken' && request.phone !== null);
}
