import { useState } from 'react';
import { erasureDays } from '../../../domain/retention.ts';
import { formatDateAndTime } from '#messages/dates.ts';
import { leaverMessages } from '#messages/leaving.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import card from '../../ui/titled-card.module.css';
import { useLeaverErasure } from './leaver.api.ts';

const words = leaverMessages;

export function LeaverErasure({ token, eraseAt }: { token: string; eraseAt: string | null }) {
  const { mutate, isPending, isError } = useLeaverErasure(token);
  const [isAsked, setAsked] = useState(false);
  return (
    <Card aria-labelledby="erasure" className={card.card}>
      <h2 id="erasure" className={card.title}>
        {words.erasure}
      </h2>
      <Notice tone="warning">{eraseAt && words.planned(formatDateAndTime(eraseAt))}</Notice>
      {!eraseAt && <p>{words.erasureText(erasureDays)}</p>}
      {eraseAt ? (
        <Button pending={isPending} onClick={() => mutate(false)}>
          {words.keep}
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {words.erase}
        </Button>
      )}
      <Notice tone="error">{isError && words.eraseFailed}</Notice>
      {isAsked && (
        <ConfirmDialog
          title={words.eraseTitle}
          text={<p>{words.eraseConfirm(erasureDays)}</p>}
          confirmLabel={words.erase}
          danger
          pending={isPending}
          onConfirm={() => mutate(true, { onSettled: () => setAsked(false) })}
          onCancel={() => setAsked(false)}
        />
      )}
    </Card>
  );
}
