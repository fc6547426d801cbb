import { changeEmailMessages, correctOwnMessages } from '#messages/corrections.ts';
import { uiMessages } from '#messages/ui.ts';
import type { OwnDetails } from '../../../../domain/contract/corrections.ts';
import { emailChangeHours } from '../../../../domain/email-changes.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Details } from '../../../ui/details.tsx';
import card from '../../../ui/details.module.css';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { ChangeEmail } from './change-email.tsx';
import { useDropEmailChange, useOwnDetails } from './corrections.api.ts';
import { classNames } from '../../../ui/class-names.ts';
import { stack } from '../../../ui/layout.ts';
import styles from './corrections.module.css';
import { CorrectOwn } from './correct-own.tsx';

/** What the form of the profile shows and does not change. */
export function Corrections() {
  const query = useOwnDetails();
  const { data: details } = query;
  if (details === null) return null;
  if (!details) return <NotLoaded query={query} failed={correctOwnMessages.loadFailed} height={140} />;
  return (
    <Card as="div" className={classNames(styles.parts, card.sheet, stack(0, 'start'))}>
      <Details summary={correctOwnMessages.title} isLate>
        <CorrectOwn details={details} />
      </Details>
      <Details summary={changeEmailMessages.title} isLate>
        <p className={styles.text}>{changeEmailMessages.text(emailChangeHours)}</p>
        <ChangeEmail />
      </Details>
      {details.email_change && <Waiting {...details.email_change} />}
    </Card>
  );
}

function Waiting({ email, by_admin: isByAdmin, refused: isRefused }: NonNullable<OwnDetails['email_change']>) {
  const { mutate: drop, isPending, isError } = useDropEmailChange();
  const { waiting, waitingByAdmin, refused } = changeEmailMessages;
  const text = isRefused ? refused : isByAdmin ? waitingByAdmin : waiting;
  return (
    <div className={classNames(styles.waiting, stack(4, 'start'))}>
      <Notice tone={isRefused ? 'warning' : 'info'}>{text(email)}</Notice>
      <Button variant="quiet" pending={isPending} onClick={() => drop(undefined, { onSuccess: focusHeading })}>
        {changeEmailMessages.drop}
      </Button>
      <Notice tone="error">{isError && uiMessages.failed}</Notice>
    </div>
  );
}
