import { checkInMessages } from '#messages/check-ins.ts';
import { Card } from '../../ui/card.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ErrorState, Loading } from '../../ui/page-states.tsx';
import card from '../../ui/titled-card.module.css';
import { useChangeCheckIns, useCheckIns } from './check-ins.api.ts';

const words = checkInMessages;

/** Off until the person wants it. Each change is saved at once. */
export function CheckInChoice() {
  const { data, error, isPending, isFetching, refetch } = useCheckIns();
  const { mutate: change, variables, isPending: isSaving, isError } = useChangeCheckIns();
  // A switch moves at once, and back where the server did not take it.
  const shown = data && { ...data, ...(isSaving && variables) };
  return (
    <Card aria-labelledby="check-in" className={card.card}>
      <h2 id="check-in" className={card.title}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      {isPending && <Loading height={160} />}
      {!isPending && !shown && (
        <ErrorState text={words.loadFailed} error={error} pending={isFetching} onRetry={() => void refetch()} />
      )}
      {shown && (
        <>
          <CheckField label={words.in_bar} checked={shown.in_bar} onChange={(in_bar) => change({ in_bar })} />
          <CheckField
            label={words.by_push}
            hint={words.pushNote}
            checked={shown.by_push}
            onChange={(by_push) => change({ by_push })}
          />
          <CheckField
            label={words.by_mail}
            hint={words.mailNote}
            checked={shown.by_mail}
            onChange={(by_mail) => change({ by_mail })}
          />
        </>
      )}
      <Notice tone="error">{isError && words.failed}</Notice>
    </Card>
  );
}
