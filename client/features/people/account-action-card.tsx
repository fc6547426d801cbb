import { useState } from 'react';
import { peopleMessages } from '#messages/people.ts';
import { uiMessages } from '#messages/ui.ts';
import { sayOf } from '../../api/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import card from '../../ui/titled-card.module.css';
import { useAccountAction } from './people.api.ts';
import type { AccountAction } from './people.api.ts';

type AccountActionCardProps = { action: AccountAction; person: { id: string; name: string } };

/** One thing to do with someone's account, after a question: sign them out, as when a phone is lost, or send them a link. */
export function AccountActionCard({ action, person: { id, name } }: AccountActionCardProps) {
  const { title, text, done } = peopleMessages.actions[action];
  const words = peopleMessages.cards[action];
  const { mutate: carryOut, isPending, isSuccess, error } = useAccountAction(id, action);
  const [isAsked, setAsked] = useState(false);
  const fault = sayOf(error, uiMessages.failed);
  return (
    <Card aria-labelledby={action} className={card.card}>
      <h2 id={action}>{words.title}</h2>
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
          onConfirm={() => carryOut(undefined, { onSettled: () => setAsked(false) })}
          onCancel={() => setAsked(false)}
        />
      )}
    </Card>
  );
}
