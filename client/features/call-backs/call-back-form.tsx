import * as z from 'zod/mini';
import { askForCallBack } from '../../../domain/contract/call-backs.ts';
import type { CallBackRequest, OwnCallBack } from '../../../domain/contract/call-backs.ts';
import { callBackMessages } from '../../../domain/messages/en/call-backs.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { ConsentField } from '../../ui/consent-field.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import styles from './call-backs.module.css';
import { useAskForCall } from './call-backs.api.ts';

/** A form holds texts: the consent is given where it is not the empty one. */
const typedRequest = z.pipe(
  z.pipe(
    z.record(z.string(), z.string()),
    z.transform(({ consent, ...rest }) => ({ ...rest, consent: consent !== '' })),
  ),
  askForCallBack.body,
);

export function CallBackForm({ sends, phone }: { sends: OwnCallBack['sends']; phone: string }) {
  const form = useForm({ phone, preferred_time: '', note: '', consent: '' });
  const { mutateAsync: ask } = useAskForCall();
  const consent = form.bind('consent');

  async function send(request: CallBackRequest) {
    await ask(request);
    return undefined;
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => form.submit(event, { schema: typedRequest, send, fallback: callBackMessages.failed })}
    >
      <FormSummary form={form} />
      <TextField {...form.bind('phone')} type="tel" required autoComplete="tel" />
      <TextField {...form.bind('preferred_time')} hint={callBackMessages.timeHint} required autoComplete="off" />
      <TextArea {...form.bind('note')} hint={callBackMessages.noteHint} optional maxLength={500} rows={2} />
      <ConsentField
        id={consent.id}
        name={consent.name}
        checked={consent.value !== ''}
        error={consent.error}
        onChange={(checked) => form.change({ consent: checked ? 'yes' : '' })}
      >
        {callBackMessages.consent(sends)}
      </ConsentField>
      <p className={styles.quiet}>{callBackMessages.nothingElse}</p>
      <Button type="submit" pending={form.pending}>
        {callBackMessages.button}
      </Button>
    </form>
  );
}
