import { useState } from 'react';
import type { OwnSession, OwnSessions } from '../../../../domain/contract/sessions.ts';
import { formatDateAndTime } from '#messages/dates.ts';
import { sessionMessages } from '#messages/sessions.ts';
import { uiMessages } from '#messages/ui.ts';
import { CallError } from '../../../api/call-error.ts';
import { Link } from '../../../routing/link.tsx';
import type { Outcome } from '../../../forms/use-outcome.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import card from '../../../ui/titled-card.module.css';
import { useEndSession, useSessions } from './sessions.api.ts';
import tag from '../../../ui/tag.module.css';
import { WholeDates } from '../../../ui/whole-dates.tsx';
import prose from '../../../ui/prose.module.css';
import styles from './sessions.module.css';

const words = sessionMessages;

const nameOf = ({ browser, system }: OwnSession) => words.device(browser, system);

/** Where the person is signed in, and the way to end what they do not know. */
export function SessionsCard() {
  const query = useSessions();
  const { data } = query;
  return (
    <Card aria-labelledby="sessions" className={card.card}>
      <h2 id="sessions">{words.title}</h2>
      <p>
        {words.intro} <Link to="/profile">{words.changePassword}</Link>
      </p>
      {!data && <NotLoaded query={query} loading={words.loading} failed={words.loadFailed} height={160} />}
      {data && <Sessions known={data} />}
    </Card>
  );
}

function Sessions({ known: { sessions, idle_minutes: idle, max_hours: hours, most } }: { known: OwnSessions }) {
  const { mutate: end, isPending } = useEndSession();
  const [wish, setWish] = useState<OwnSession | 'others' | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const others = sessions.filter(({ current }) => !current);

  function carryOut(asked: OwnSession | 'others') {
    setOutcome(null);
    const isOthers = asked === 'others';
    end(isOthers ? asked : asked.id, {
      onSuccess: () => setOutcome({ tone: 'success', text: isOthers ? words.endedOthers : words.ended(nameOf(asked)) }),
      onError: (fault) => setOutcome(outcomeOf(fault)),
      onSettled: () => setWish(null),
    });
  }

  return (
    <>
      <Notice tone={outcome?.tone}>{outcome?.text}</Notice>
      <ul role="list" className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <div>
              <p className={styles.device}>
                {nameOf(session)}
                {session.current && (
                  <>
                    {' '}
                    <span className={tag.tag}>{words.current}</span>
                  </>
                )}
                {session.shared && (
                  <>
                    {' '}
                    <span className={tag.tag}>{words.shared}</span>
                  </>
                )}
              </p>
              <p id={`used-${session.id}`} className={prose.note}>
                <WholeDates>{words.started(formatDateAndTime(session.started_at))}</WholeDates>
                <br />
                <WholeDates>
                  {session.current ? words.usedNow : words.lastUsed(formatDateAndTime(session.last_used_at))}
                </WholeDates>
              </p>
            </div>
            {!session.current && (
              <Button
                variant="ending"
                aria-label={words.endOf(nameOf(session))}
                aria-describedby={`used-${session.id}`}
                onClick={() => setWish(session)}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button variant="ending" onClick={() => setWish('others')}>
          {words.endOthers}
        </Button>
      )}
      <p className={prose.note}>{words.limits(idle, hours, most)}</p>
      {wish && (
        <Confirm wish={wish} pending={isPending} onConfirm={() => carryOut(wish)} onCancel={() => setWish(null)} />
      )}
    </>
  );
}

/** One that had ended already is no fault of anyone's. Without a password nothing was asked of the server. */
function outcomeOf(fault: Error): Outcome | null {
  if (!(fault instanceof CallError)) return { tone: 'error', text: uiMessages.failed };
  if (fault.code === 'password_needed') return null;
  if (fault.status === 404) return { tone: 'info', text: words.gone };
  return { tone: 'error', text: fault.msg ?? uiMessages.failed };
}

type ConfirmProps = {
  wish: OwnSession | 'others';
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

function Confirm({ wish, ...rest }: ConfirmProps) {
  const isOthers = wish === 'others';
  return (
    <ConfirmDialog
      title={isOthers ? words.endOthersTitle : words.endTitle(nameOf(wish))}
      text={<p>{isOthers ? words.endOthersText : words.endText}</p>}
      confirmLabel={isOthers ? words.endOthersConfirm : words.endConfirm}
      {...rest}
    />
  );
}
