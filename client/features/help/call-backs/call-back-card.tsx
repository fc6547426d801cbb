import { useState } from 'react';
import type { OwnCallBack } from '../../../../domain/contract/call-backs.ts';
import { callBackMessages, callingHoursMessages } from '#messages/call-backs.ts';
import { inList } from '#messages/lists.ts';
import { uiMessages } from '#messages/ui.ts';
import { useReturns } from '../../../api/drafts.ts';
import { useStartsHere } from '../../../routing/use-starts-here.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CallLines } from '../help-lines/call-lines.tsx';
import { CallBackForm } from './call-back-form.tsx';
import { useOwnCallBack, useWithdrawCall } from './call-backs.api.ts';
import { NewCounsellors } from './new-counsellors.tsx';
import { stack } from '../../../ui/layout.ts';
import styles from './call-backs.module.css';
import { canAsk, needsLines } from './request-state.ts';
import type { OwnRequest } from './request-state.ts';
import { stateText } from './request-text.ts';
import prose from '../../../ui/prose.module.css';
import callingHours from './calling-hours.module.css';

/** Only where someone could call, or a request is there already. */
export function CallBackCard({ phone }: { phone: string }) {
  const { data: own } = useOwnCallBack();
  // What was typed stays, also where the last counsellor leaves meanwhile.
  const [isOffered, setOffered] = useState(false);
  const returns = useReturns();
  useStartsHere('call-back', own !== undefined);
  if (own?.available && !isOffered) setOffered(true);
  if (!own || (!isOffered && !isShown(own.request))) return null;
  return (
    <Card aria-labelledby="call-back" className={stack(4, 'start')}>
      <h2 id="call-back" tabIndex={-1}>
        {callBackMessages.title}
      </h2>
      {own.available && !isShown(own.request) && <p>{callBackMessages.about(own.answer_within_hours)}</p>}
      {own.available && <WhenTheyCall own={own} />}
      {own.request && <State request={own.request} />}
      {own.request && <NewCounsellors key={own.request.id} counsellors={own.request.new_counsellors} />}
      {isOffered && canAsk(own.request) && <CallBackForm key={returns} own={own} phone={phone} />}
    </Card>
  );
}

/** One that was taken back long ago is no news. */
function isShown(request: OwnCallBack['request']): boolean {
  return request !== null && request.state !== 'withdrawn';
}

function State({ request }: { request: OwnRequest }) {
  const { mutate: withdraw, isPending, isError } = useWithdrawCall();
  return (
    <>
      <div role="status" className={styles.state}>
        <p className={styles.strong}>{stateText(request)}</p>
        {request.state !== 'withdrawn' && request.phone !== null && request.preferred_time !== null && (
          <p>{callBackMessages.calledAt(request.phone, request.preferred_time)}</p>
        )}
        {request.phone !== null && request.counsellors.length > 0 && (
          <p>{callBackMessages.readBy(request.counsellors)}</p>
        )}
      </div>
      {needsLines(request) && <CallLines />}
      {request.state !== 'withdrawn' && (
        <Button variant="quiet" pending={isPending} onClick={() => withdraw()}>
          {callBackMessages.withdraw}
        </Button>
      )}
      <Notice tone="error">{isError && uiMessages.failed}</Notice>
    </>
  );
}

const words = callingHoursMessages;

/** The hours that the counsellors have stated; nothing where none has. */
function WhenTheyCall({ own: { counsellors, hours, time_zone: zone } }: { own: OwnCallBack }) {
  if (hours.length === 0) return null;
  return (
    <div>
      <h3>{words.heading}</h3>
      <ul className={callingHours.list}>
        {counsellors.map(({ id, name }) => (
          <li key={id}>{words.of(name, hoursText(hours, id).join('; ') || words.unstated)}</li>
        ))}
      </ul>
      <p className={prose.quiet}>{words.zone(zone)}</p>
    </div>
  );
}

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
