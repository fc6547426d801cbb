import { callOutcomes } from '../../../../domain/contract/call-backs.ts';
import type { CounsellorRequest } from '../../../../domain/contract/call-backs.ts';
import { formatDateAndTime } from '#messages/dates.ts';
import { callAddress } from '../../../../domain/help-lines.ts';
import { counsellorMessages } from '#messages/call-backs.ts';
import { useOutcome } from '../../../forms/use-outcome.ts';
import { Button } from '../../../ui/button.tsx';
import type { ButtonProps } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Details } from '../../../ui/details.tsx';
import { InParts } from '../../../ui/in-parts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PhoneIcon } from '../../../illustrations/icons.tsx';
import { NothingFoundDrawing } from '../../../illustrations/state-drawings.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useAct, useRequests } from './call-backs.api.ts';
import type { CallAct } from './call-backs.api.ts';
import { isDone } from './request-state.ts';
import { withWeekday } from './request-text.ts';
import { grid, row, stack } from '../../../ui/layout.ts';
import { WholeDates } from '../../../ui/whole-dates.tsx';
import prose from '../../../ui/prose.module.css';
import tags from '../../../ui/tag.module.css';
import styles from './call-backs.module.css';

/** What counsellors see: what waits and what is theirs, who is overdue first; then what is done. */
export function RequestList() {
  const query = useRequests();
  const { data: requests } = query;
  const { mutateAsync, variables, isPending: isActing } = useAct();
  const { outcome: said, carryOut } = useOutcome();

  const act = ({ id, name }: CounsellorRequest, what: CallAct) =>
    carryOut(() => mutateAsync({ id, what }), doneText(name, what));

  if (!requests)
    return (
      <NotLoaded
        query={query}
        loading={counsellorMessages.loading}
        failed={counsellorMessages.loadFailed}
        height={360}
      />
    );
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
        <InParts rows={requests}>
          {(request) => (
            <Request
              key={request.id}
              request={request}
              isNext={request === next}
              pending={isActing && variables.id === request.id}
              onAct={(what) => void act(request, what)}
            />
          )}
        </InParts>
      </ul>
    </div>
  );
}

/** `isNext`: the first of those that wait, whose button is the main one. */
type RequestProps = { request: CounsellorRequest; isNext: boolean; pending: boolean; onAct: (what: CallAct) => void };

function Request(props: RequestProps) {
  const { request } = props;
  if (isDone(request)) return <DoneRequest {...props} />;
  return (
    <Card as="li" className={stack(4, 'start')}>
      <div className={styles.head}>
        <h2>{request.name}</h2>
        <span className={classNames(tags.tag, request.state === 'overdue' && tags.warning)}>{stateName(request)}</span>
      </div>
      <Sent request={request} />
      <Acts {...props} />
    </Card>
  );
}

/** One line: how it ended, and a way back. What was sent is folded. */
function DoneRequest({ request, pending, onAct }: RequestProps) {
  return (
    <Card as="li" className={classNames(styles.done, row(4, 'rows0'))}>
      <h2>{request.name}</h2>
      <Details
        summary={
          <span>
            <WholeDates>{notedText(request)}</WholeDates>
          </span>
        }
      >
        <div className={stack(4)}>
          <Sent request={request} />
        </div>
      </Details>
      <Undo of={request} pending={pending} onAct={onAct} />
    </Card>
  );
}

/** What the person sent, and when. Their number comes once the request is one's own: two never call at once. */
function Sent({ request }: Pick<RequestProps, 'request'>) {
  const { taken_at: takenAt, phone, note, preferred_time: time } = request;
  return (
    <>
      <p className={prose.quiet}>
        <WholeDates>{counsellorMessages.asked(withWeekday(request.requested_at))}</WholeDates>{' '}
        <WholeDates>
          {takenAt === null
            ? counsellorMessages.by(withWeekday(request.answer_by))
            : counsellorMessages.takenAt(formatDateAndTime(takenAt))}
        </WholeDates>
      </p>
      {phone === null ? (
        <p>{counsellorMessages.erased}</p>
      ) : (
        <dl className={classNames(styles.sent, grid(2))}>
          {takenAt !== null && (
            <div>
              <dt>{counsellorMessages.phone}</dt>
              <dd>
                <a href={callAddress(phone)} className={styles.call}>
                  <PhoneIcon className={styles.sign} />
                  {phone}
                </a>
              </dd>
            </div>
          )}
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
    </>
  );
}

type ActProps = Pick<RequestProps, 'pending' | 'onAct'> & {
  label: string;
  what: CallAct;
  variant?: ButtonProps['variant'];
  of: CounsellorRequest;
};

function Act({ label, what, variant = 'quiet', of: { name }, pending, onAct }: ActProps) {
  return (
    <Button variant={variant} pending={pending} onClick={() => onAct(what)}>
      <span>
        {label}
        <VisuallyHidden> {counsellorMessages.of(name)}</VisuallyHidden>
      </span>
    </Button>
  );
}

function Undo(of: Pick<ActProps, 'of' | 'pending' | 'onAct'>) {
  return <Act {...of} label={counsellorMessages.undo} what={{ do: 'note', outcome: null }} variant="link" />;
}

/** Take it; then how it went, or back to the others; and what was noted can be undone. */
function Acts({ request, isNext, pending, onAct }: RequestProps) {
  const { taken_at: takenAt, outcome } = request;
  const shared = { of: request, pending, onAct };
  if (takenAt === null) {
    const variant = isNext ? 'primary' : 'quiet';
    return <Act {...shared} label={counsellorMessages.take} what={{ do: 'take' }} variant={variant} />;
  }
  return (
    <div className={stack(2)}>
      {outcome !== null && (
        <div className={row(3)}>
          <p>
            <WholeDates>{notedText(request)}</WholeDates>
          </p>
          <Undo {...shared} />
        </div>
      )}
      <p>{counsellorMessages.how}</p>
      <div className={row(2)}>
        {callOutcomes
          .filter((one) => one !== outcome)
          .map((one) => (
            <Act key={one} {...shared} label={counsellorMessages.outcomes[one]} what={{ do: 'note', outcome: one }} />
          ))}
        <Act {...shared} label={counsellorMessages.giveBack} what={{ do: 'give back' }} variant="link" />
      </div>
    </div>
  );
}

function notedText({ outcome, outcome_at: notedAt }: CounsellorRequest): string {
  if (outcome === null) return '';
  const name = counsellorMessages.outcomes[outcome];
  return notedAt === null ? name : counsellorMessages.noted(name, formatDateAndTime(notedAt));
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
