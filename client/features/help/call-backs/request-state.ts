import type { OwnCallBack } from '../../../../domain/contract/call-backs.ts';

export type OwnRequest = NonNullable<OwnCallBack['request']>;

/** None of those whom it names is there any more, or no one has called in time: the lines stand beside it. */
export function needsLines(request: OwnRequest): boolean {
  const { state, counsellors } = request;
  return state === 'overdue' || (state === 'waiting' && counsellors.length === 0) || isLost(request);
}

/** They spoke, or no call is wanted any longer. */
export function isDone({ outcome }: Pick<OwnRequest, 'outcome'>): boolean {
  return outcome !== null && outcome !== 'calls_again';
}

/** The counsellor who took it up is gone, and what was sent had not served. */
export function isLost(request: OwnRequest): boolean {
  const { state, phone, counsellors } = request;
  return state === 'taken' && !isDone(request) && phone !== null && counsellors.length === 0;
}

/** Nothing is open, and no counsellor is about to call. */
export function canAsk(request: OwnCallBack['request']): boolean {
  if (request === null || request.state === 'withdrawn') return true;
  return request.state === 'taken' && (request.phone === null || isDone(request) || isLost(request));
}

/** Something has happened since the person asked. What was taken up is news for as long as its content is kept. */
export function isNews(request: OwnRequest): boolean {
  return needsLines(request) || (request.state === 'taken' && !isDone(request) && request.phone !== null);
}
