import { useState } from 'react';
import { callOutcomes } from '../../../../domain/contract/call-backs.ts';
import type { CounsellorRequest } from '../../../../domain/contract/call-backs.ts';
import { formatDateAndTime } from '#messages/dates.ts';
import { callAddress } from '../../../../domain/help-lines.ts';
import { counsellorMessages } from '#messages/call-backs.ts';
import { CallError } from '../../../api/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import type { ButtonProps } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PhoneIcon } from '../../../illustrations/icons.tsx';
import { NothingFoundDrawing } from '../../../illustrations/state-drawings.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { EmptyState, Loading } from '../../../ui/page-states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useAct, useRequests } from './call-backs.api.ts';
import type { CallAct } from './call-backs.api.ts';
import { isDone } from './request-state.ts';
import { grid, row, stack } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import tags from '../../../ui/tag.module.css';
import styles from './call-backs.module.css';

type Said = { tone: 'success' | 'error'; text: string };

/** What counsellors see: what waits and what is theirs, who is overdue first; then what is done. */
export function RequestList() {
  const { data: requests, isPending, isFetching, refetch, error: fault } = useRequests();
  const { mutateAsync, variables, isPending: isActing } = useAct();
  const [said, setSaid] = useState<Said | null>(null);

  async function act({ id, name }: CounsellorRequest, what: CallAct) {
    setSaid(null);
    try {
      await mutateAsync({ id, what });
      setSaid({ tone: 'success', text: doneText(name, what) });
    } catch (error) {
      const msg = error instanceof CallError ? error.msg : undefined;
      setSaid({ tone: 'error', text: msg ?? counsellorMessages.failed });
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
  const next = requests.find(({ taken_at: takenAt }) => takenAt === null);
  return (
    <div className={stack(4)}>
      <Notice tone={said?.tone}>{said?.text}</Notice>
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
            isNext={request === next}
            pending={isActing && variables.id === request.id}
            onAct={(what) => void act(request, what)}
          />
        ))}
      </ul>
    </div>
  );
}

/** `isNext`: the first of those that wait, whose button is the main one. */
type RequestProps = { request: CounsellorRequest; isNext: boolean; pending: boolean; onAct: (what: CallAct) => void };

function Request({ request, isNext, pending, onAct }: RequestProps) {
  const { name, state, phone, note, preferred_time: time } = request;
  return (
    <Card as="li" className={stack(4, 'start')}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <span className={classNames(tags.tag, state === 'overdue' && tags.warning)}>{stateName(request)}</span>
      </div>
      <p className={prose.quiet}>
        {counsellorMessages.asked(formatDateAndTime(request.requested_at))}{' '}
        {request.taken_at === null
          ? counsellorMessages.by(formatDateAndTime(request.answer_by))
          : counsellorMessages.takenAt(formatDateAndTime(request.taken_at))}
      </p>
      {phone === null ? (
        <p>{counsellorMessages.erased}</p>
      ) : (
        <dl className={classNames(styles.sent, grid(2))}>
          <div>
            <dt>{counsellorMessages.phone}</dt>
            <dd>
              <a href={callAddress(phone)} className={styles.call}>
                <PhoneIcon className={styles.sign} />
                {phone}
              </a>
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
      <Acts request={request} isNext={isNext} pending={pending} onAct={onAct} />
    </Card>
  );
}

/** Take it; then how it went, or back to the others; and what was noted can be undone. */
function Acts({ request, isNext, pending, onAct }: RequestProps) {
  const { name, taken_at: takenAt, outcome, outcome_at: notedAt } = request;
  const button = (label: string, what: CallAct, variant: ButtonProps['variant'] = 'quiet') => (
    <Button key={label} variant={variant} pending={pending} onClick={() => onAct(what)}>
      <span>
        {label}
        <VisuallyHidden> {counsellorMessages.of(name)}</VisuallyHidden>
      </span>
    </Button>
  );
  if (takenAt === null) return button(counsellorMessages.take, { do: 'take' }, isNext ? 'primary' : 'quiet');
  const noted = outcome !== null && notedAt !== null && (
    <div className={row(3)}>
      <p>{counsellorMessages.noted(counsellorMessages.outcomes[outcome], formatDateAndTime(notedAt))}</p>
      {button(counsellorMessages.undo, { do: 'note', outcome: null }, 'link')}
    </div>
  );
  if (isDone(request)) return noted;
  return (
    <div className={stack(2)}>
      {noted}
      <p>{counsellorMessages.how}</p>
      <div className={row(2)}>
        {callOutcomes
          .filter((one) => one !== outcome)
          .map((one) => button(counsellorMessages.outcomes[one], { do: 'note', outcome: one }))}
        {button(counsellorMessages.giveBack, { do: 'give back' }, 'link')}
      </div>
    </div>
  );
}

function doneText(name: string, what: CallAct): string {
  if (what.do === 'take') return counsellorMessages.done(name);
  if (what.do === 'give back') return counsellorMessages.givenBack(name);
  return what.outcome === null
    ? counsellorMessages.undone(name)
    : counsellorMessages.saved(name, counsellorMessages.outcomes[what.outcome]);
}

function stateName({ state, outcome }: CounsellorRequest): string {
  if (outcome !== null) return counsellorMessages.outcomes[outcome];
  if (state === 'overdue') return counsellorMessages.overdue;
  return state === 'taken' ? counsellorMessages.taken : counsellorMessages.open;
}
