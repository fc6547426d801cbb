import { useState } from 'react';
import type { Leaver } from '../../../../domain/contract/leaving.ts';
import { erasureDays } from '../../../../domain/retention.ts';
import { formatDateAndTime } from '#messages/dates.ts';
import { leaverMessages } from '#messages/leaving.ts';
import { uiMessages } from '#messages/ui.ts';
import { useOpenSending } from '../../../api/use-open-reply.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import card from '../../../ui/titled-card.module.css';
import { changeErasure, untilOver } from './leaver.api.ts';

const words = leaverMessages;

interface LeaverErasureProps {
  token: string;
  eraseAt: string | null;
  onChanged: (leaver: Leaver) => void;
  onOver: () => void;
}

export function LeaverErasure({ token, eraseAt, onChanged, onOver }: LeaverErasureProps) {
  const [isAsked, setAsked] = useState(false);
  const { send, isPending, isError } = useOpenSending(
    (isWanted: boolean) => untilOver(changeErasure(token, isWanted), onOver).finally(() => setAsked(false)),
    onChanged,
  );
  return (
    <Card aria-labelledby="erasure" className={card.card}>
      <h2 id="erasure">{words.erasure}</h2>
      <Notice tone="warning">{eraseAt && words.planned(formatDateAndTime(eraseAt))}</Notice>
      {!eraseAt && <p>{words.erasureText(erasureDays)}</p>}
      {eraseAt ? (
        <Button pending={isPending} onClick={() => send(false)}>
          {words.keep}
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {words.erase}
        </Button>
      )}
      <Notice tone="error">{isError && uiMessages.failed}</Notice>
      {isAsked && (
        <ConfirmDialog
          title={words.eraseTitle}
          text={<p>{words.eraseConfirm(erasureDays)}</p>}
          confirmLabel={words.erase}
          danger
          pending={isPending}
          onConfirm={() => send(true)}
          onCancel={() => setAsked(false)}
        />
      )}
    </Card>
  );
}
