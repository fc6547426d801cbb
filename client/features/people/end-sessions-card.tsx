import { useState } from 'react';
import { peopleMessages } from '#messages/people.ts';
import { CallError } from '../../api/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import card from '../../ui/titled-card.module.css';
import { useEndSessionsOf } from './people.api.ts';

const { title, text, done } = peopleMessages.actions.endSessions;
const words = peopleMessages.endSessions;

/** Signs someone out everywhere, as when a phone is lost. */
export function EndSessionsCard({ person: { id, name } }: { person: { id: string; name: string } }) {
  const { mutate: end, isPending, isSuccess, error } = useEndSessionsOf(id);
  const [isAsked, setAsked] = useState(false);
  const fault = error instanceof CallError ? (error.msg ?? peopleMessages.failed) : peopleMessages.failed;
  return (
    <Card aria-labelledby="signed-in" className={card.card}>
      <h2 id="signed-in" className={card.title}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      <Notice tone={error ? 'warning' : 'success'}>{(error && fault) || (isSuccess && done(name))}</Notice>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {words.button}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={title(name)}
          text={<p>{text}</p>}
          confirmLabel={words.button}
          pending={isPending}
          onConfirm={() => end(undefined, { onSettled: () => setAsked(false) })}
          onCancel={() => setAsked(false)}
        />
      )}
    </Card>
  );
}
