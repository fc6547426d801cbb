import { useEffect, useRef, useState } from 'react';
import { askForErasureBody } from '../../../../domain/contract/account.ts';
import { erasureDays } from '../../../../domain/retention.ts';
import { formatDateAndTime } from '#messages/dates.ts';
import { myRecordPage } from '#messages/my-record.ts';
import { uiMessages } from '#messages/ui.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAskForErasure, useWithdrawErasure } from './account.api.ts';
import { OwnPasswordField } from '../sign-in/own-password-field.tsx';
import card from '../../../ui/titled-card.module.css';
import { row } from '../../../ui/layout.ts';
import styles from './account.module.css';

const words = myRecordPage.erasure;

/** With the password, and with seven days to change one's mind. */
export function ErasureCard({ eraseAt }: { eraseAt: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);

  /** What had the focus goes with it. */
  function close(isKept: boolean) {
    setOpen(false);
    setKept(isKept);
    head.current?.focus();
  }

  return (
    <Card aria-labelledby="erasure" className={card.card}>
      <h2 ref={head} id="erasure" tabIndex={-1}>
        {words.title}
      </h2>
      {eraseAt !== null && <Planned eraseAt={eraseAt} onKept={() => close(true)} />}
      {eraseAt === null && (
        <>
          <p>{words.text(erasureDays)}</p>
          <Notice tone="success">{kept && words.kept}</Notice>
          {isOpen ? (
            <ErasureForm onDone={() => close(false)} onCancel={() => close(kept)} />
          ) : (
            <Button variant="quiet" onClick={() => setOpen(true)}>
              {words.open}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

function Planned({ eraseAt, onKept }: { eraseAt: string; onKept: () => void }) {
  const { mutate: keep, isPending, isError } = useWithdrawErasure();
  return (
    <>
      <div role="status" className={styles.planned}>
        <p>{words.planned(formatDateAndTime(eraseAt))}</p>
      </div>
      <Button pending={isPending} onClick={() => keep(undefined, { onSuccess: onKept })}>
        {words.keep}
      </Button>
      <Notice tone="error">{isError && uiMessages.failed}</Notice>
    </>
  );
}

function ErasureForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const form = useForm({ password: '' });
  const { mutateAsync: ask } = useAskForErasure();
  const place = useRef<HTMLFormElement>(null);

  // The button that led here is gone.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);

  async function send(body: { password: string }) {
    await ask(body);
    onDone();
    return undefined;
  }

  return (
    <form
      ref={place}
      noValidate
      className={card.form}
      onSubmit={(event) => form.submit(event, { schema: askForErasureBody, send })}
    >
      <FormSummary form={form} />
      <OwnPasswordField form={form} label={words.password} />
      <div className={row(3, 'stretch')}>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="danger" pending={form.pending}>
          {words.button}
        </Button>
      </div>
    </form>
  );
}
