import { useState } from 'react';
import type { CounsellorRequest } from '../../../../domain/contract/call-backs.ts';
import { formatDateAndTime } from '#messages/dates.ts';
import { callAddress } from '../../../../domain/help-lines.ts';
import { counsellorMessages } from '#messages/call-backs.ts';
import { CallError } from '../../../api/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { NothingFoundDrawing } from '../../../illustrations/state-drawings.tsx';
import { EmptyState, ErrorState, Loading } from '../../../ui/page-states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useRequests, useTakeUp } from './call-backs.api.ts';
import { grid, stack } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import tags from '../../../ui/tag.module.css';
import styles from './call-backs.module.css';

type Outcome = { tone: 'success' | 'error'; text: string };

/** What counsellors see: the open requests, the oldest first, then those that they have taken up. */
export function RequestList() {
  const { data: requests, isPending, isFetching, refetch, error: fault } = useRequests();
  const { mutateAsync: takeUp, variables, isPending: isTaking } = useTakeUp();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function take({ id, name }: CounsellorRequest) {
    setOutcome(null);
    try {
      await takeUp(id);
      setOutcome({ tone: 'success', text: counsellorMessages.done(name) });
    } catch (error) {
      const msg = error instanceof CallError ? error.msg : undefined;
      setOutcome({ tone: 'error', text: msg ?? counsellorMessages.failed });
    }
  }

  if (isPending) return <Loading text={counsellorMessages.loading} height={360} />;
  if (!requests) {
    return (
      <ErrorState
        text={counsellorMessages.loadFailed}
        error={fault}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <Notice tone={outcome?.tone}>{outcome?.text}</Notice>
      {requests.length === 0 && (
        <EmptyState
          illustration={<NothingFoundDrawing />}
          text={counsellorMessages.none}
          nextStep={counsellorMessages.noneNextStep}
        />
      )}
      <ul role="list" className={stack(4)}>
        {requests.map((request) => (
          <Request
            key={request.id}
            request={request}
            pending={isTaking && variables === request.id}
            onTake={() => void take(request)}
          />
        ))}
      </ul>
    </>
  );
}

type RequestProps = { request: CounsellorRequest; pending: boolean; onTake: () => void };

function Request({ request, pending, onTake }: RequestProps) {
  const { name, state, phone, note, preferred_time: time } = request;
  return (
    <Card as="li" className={stack(4, 'start')}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <span className={classNames(tags.tag, state === 'overdue' && tags.warning)}>{stateName(state)}</span>
      </div>
      <p className={prose.quiet}>
        {counsellorMessages.asked(formatDateAndTime(request.requested_at))}.{' '}
        {request.taken_at === null
          ? counsellorMessages.by(formatDateAndTime(request.answer_by))
          : counsellorMessages.takenAt(formatDateAndTime(request.taken_at))}
        .
      </p>
      {phone === null ? (
        <p>{counsellorMessages.erased}</p>
      ) : (
        <dl className={classNames(styles.sent, grid(3))}>
          <div>
            <dt>{counsellorMessages.phone}</dt>
            <dd>
              <a href={callAddress(phone)}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>{counsellorMessages.time}</dt>
            <dd>{time}</dd>
          </div>
          {note && (
            <div>
              <dt>{counsellorMessages.note}</dt>
              <dd className={styles.note}>{note}</dd>
            </div>
          )}
        </dl>
      )}
      {request.taken_at === null && (
        <Button pending={pending} onClick={onTake}>
          <span>
            {counsellorMessages.take}
            <VisuallyHidden> {counsellorMessages.of(name)}</VisuallyHidden>
          </span>
        </Button>
      )}
    </Card>
  );
}

function stateName(state: CounsellorRequest['state']): string {
  if (state === 'overdue') return counsellorMessages.overdue;
  return state === 'taken' ? counsellorMessages.taken : counsellorMessages.open;
}
