import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { callBackBody } from '../../../../domain/contract/call-backs.ts';
import type { CallBackRequest, OwnCallBack } from '../../../../domain/contract/call-backs.ts';
import { callBackMessages } from '#messages/call-backs.ts';
import { errorMessages } from '#messages/errors.ts';
import { hasCode } from '../../../api/call-error.ts';
import { draftStore } from '../../../api/drafts.ts';
import type { Refusal } from '../../../forms/faults.ts';
import { changedFrom } from '../../../forms/follow-stored.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { stack } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import styles from './call-backs.module.css';
import { useAskForCall } from './call-backs.api.ts';

/**
 * A form holds texts. That of the consent is the ids of those to whom it was given: once others are named beside the tick, it
 * is given no longer.
 */
function typedRequest(named: string) {
  return z.pipe(
    z.pipe(
      z.record(z.string(), z.string()),
      z.transform(({ consent, ...rest }) => ({ ...rest, consent: consent === named })),
    ),
    callBackBody,
  );
}

const untyped = (phone: string) => ({ phone, preferred_time: '', note: '', consent: '' });

const drafts = draftStore<Partial<ReturnType<typeof untyped>>>();
const draft = 'call-back';

/** What was typed stays until it is sent, also on a look at another screen. */
export function CallBackForm({ own: { sends, counsellors }, phone }: { own: OwnCallBack; phone: string }) {
  const session = useQueryClient();
  const form = useForm({ ...untyped(phone), ...drafts.read(session, draft) });
  const { mutateAsync: ask } = useAskForCall();
  const consent = form.bind('consent');
  const named = counsellors.map(({ id }) => id).join(' ');

  useEffect(() => {
    // That is given anew: the names beside it may be others by then.
    const { consent: _consent, ...typed } = changedFrom(untyped(phone), form.values);
    drafts.keep(session, draft, Object.keys(typed).length > 0 ? typed : null);
  }, [session, phone, form.values]);

  async function send(request: CallBackRequest): Promise<Refusal | undefined> {
    try {
      await ask({ ...request, counsellors: named.split(' ') });
      drafts.keep(session, draft, null);
    } catch (error) {
      if (!hasCode(error, 'counsellors_changed')) throw error;
      form.change({ consent: '' });
      return { message: error.msg ?? callBackMessages.failed, faults: { consent: callBackMessages.agreeAgain } };
    }
    return undefined;
  }

  return (
    <form
      noValidate
      className={classNames(styles.form, stack(4))}
      onSubmit={(event) => form.submit(event, { schema: typedRequest(named), send, fallback: callBackMessages.failed })}
    >
      <FormSummary form={form} />
      <TextField {...form.bind('phone')} type="tel" required autoComplete="tel" />
      <TextField {...form.bind('preferred_time')} hint={callBackMessages.timeHint} required autoComplete="off" />
      <TextArea {...form.bind('note')} hint={callBackMessages.noteHint} optional maxLength={500} rows={2} />
      {counsellors.length > 0 ? (
        <>
          <CheckField
            id={consent.id}
            name={consent.name}
            label={callBackMessages.consent(sends, counsellors)}
            checked={consent.value !== '' && consent.value === named}
            error={consent.error}
            onChange={(checked) => form.change({ consent: checked ? named : '' })}
          />
          <p className={prose.quiet}>{callBackMessages.nothingElse}</p>
          <Button type="submit" variant="quiet" pending={form.pending}>
            {callBackMessages.button}
          </Button>
        </>
      ) : (
        <Notice tone="warning">{errorMessages.no_counsellor}</Notice>
      )}
    </form>
  );
}
