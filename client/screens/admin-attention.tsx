import type { ReactNode } from 'react';
import { attentionMessages as words } from '#messages/admin.ts';
import { adminRequestMessages } from '#messages/admin-requests.ts';
import { firstPasswordMessages } from '#messages/auth.ts';
import { questionMessages } from '#messages/questions.ts';
import { openRegistrationMessages } from '#messages/registration.ts';
import { useChosenRule } from '../features/accounts/registration/chosen-rule.api.ts';
import { questionMatters } from '../features/assessments/questions/attention.ts';
import { CareItemOff } from '../features/assessments/questions/care-item-off.tsx';
import { useActiveQuestions } from '../features/assessments/questions/questions.api.ts';
import { useStoredLines } from '../features/help/help-lines/stored-lines.api.ts';
import { useAdminRequests } from '../features/people/admin-requests/admin-requests.api.ts';
import { waitingText } from '../features/people/admin-requests/waiting-text.ts';
import { useSetup } from '../features/system/setup.api.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { Details } from '../ui/details.tsx';
import { row } from '../ui/layout.ts';
import prose from '../ui/prose.module.css';
import styles from './admin-attention.module.css';

interface Matter {
  key: string;
  text: string;
  way?: ReactNode;
  /** In place of its text and its way. */
  whole?: ReactNode;
}

/** What an admin must not overlook: one line that begins to say it, as high before it is known as after it, and opens the list. */
export function Attention({ onShowQuestions }: { onShowQuestions: () => void }) {
  const questions = useActiveQuestions();
  const lines = useStoredLines();
  const registering = useChosenRule();
  const setup = useSetup();
  const requests = useAdminRequests();
  const queries = [questions, lines, registering, setup, requests];
  const { care, others } = questions.data ? questionMatters(questions.data) : { care: [], others: [] };
  const toCheck = lines.data?.filter(({ stale }) => stale).length ?? 0;
  const steps = setup.data?.steps.filter(({ state }) => state === 'open').length ?? 0;
  const isOpenToAll = registering.data?.rule === 'open' && registering.data.reachable;
  const waiting = waitingText(requests.data);

  const matters: Matter[] = [
    // It takes effect by itself after a while.
    waiting !== null && {
      key: 'requests',
      text: waiting,
      way: <Way to="/admin/people" text={adminRequestMessages.see} />,
    },
    ...care.map((item) => ({
      key: item.id,
      text: questionMessages.attention.off(item.type, item.n),
      whole: <CareItemOff item={item} />,
    })),
    // Over plain http from another machine what people send can be read on the way.
    !globalThis.isSecureContext && { key: 'encryption', text: words.plainHttp },
    setup.data?.own_password === false && {
      key: 'password',
      text: firstPasswordMessages.asked,
      way: <Way to="/profile/account" text={firstPasswordMessages.change} />,
    },
    steps > 0 && {
      key: 'steps',
      text: words.firstSteps(steps),
      way: <Way to="/admin/setup" text={words.showSteps} />,
    },
    ...others.map(({ type, count }) => ({
      key: type,
      text: words.questionsOff(count, type),
      way: (
        <Button variant="quiet" onClick={onShowQuestions}>
          {words.showQuestions}
        </Button>
      ),
    })),
    toCheck > 0 && {
      key: 'lines',
      text: words.linesToCheck(toCheck),
      way: <Way to="/admin/help-lines" text={words.checkLines} />,
    },
    isOpenToAll && {
      key: 'registration',
      text: openRegistrationMessages.text,
      way: <Way to="/admin/registration" text={openRegistrationMessages.action} />,
    },
  ].filter((matter) => matter !== false);

  if (queries.some(({ isPending, failureCount }) => isPending && failureCount === 0))
    return <p className={styles.line} />;
  if (matters.length === 0) {
    const isKnown = queries.every(({ data }) => data !== undefined);
    return <p className={classNames(styles.line, prose.quiet)}>{isKnown && words.none}</p>;
  }
  return (
    <section aria-label={questionMessages.attention.title} className={styles.box}>
      <Details
        summary={
          <>
            <span>{words.count(matters.length)}</span>
            <span data-first={matters[0]?.text} className={classNames(styles.first, prose.quiet)} />
          </>
        }
        isLate
      >
        <div className={styles.matters}>
          {matters.map(({ key, text, way, whole }) => (
            <div key={key}>
              {whole ?? (
                <div className={row(5, 'apart', 'rows2')}>
                  <p>{text}</p>
                  {way}
                </div>
              )}
            </div>
          ))}
        </div>
      </Details>
    </section>
  );
}

function Way({ to, text }: { to: string; text: string }) {
  return (
    <ButtonLink variant="quiet" to={to}>
      {text}
    </ButtonLink>
  );
}
