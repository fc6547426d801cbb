import { useState } from 'react';
import * as z from 'zod/mini';
import type { MadeCredential } from '../../../../domain/contract/passkeys.ts';
import { lineOfText } from '../../../../domain/contract/text.ts';
import { passkeyNameLength } from '../../../../domain/field-limits.ts';
import { factorCardMessages, factorSetUpMessages as words } from '#messages/second-factor.ts';
import { uiMessages } from '#messages/ui.ts';
import { call } from '../../../api/api-client.ts';
import { sayOf, hasCode } from '../../../api/call-error.ts';
import type { Refusal } from '../../../forms/faults.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { forgetPasskey, NoPasskey, makePasskey } from './browser-passkeys.ts';
import { FormEnd, PasswordForm } from './password-form.tsx';
import styles from './second-factor.module.css';

const nameSchema = z.object({ name: lineOfText(passkeyNameLength) });

type SetUpProps = { onDone: (codes: string[] | null) => void; onCancel: () => void };

/** A passkey: the password, then a name, then what the browser asks. */
export function PasskeySetUp({ onDone, onCancel }: SetUpProps) {
  const [options, setOptions] = useState<Record<string, unknown> | null>(null);
  const [refused, setRefused] = useState<string>();
  const ask = async (password: string) =>
    setOptions((await call('POST /api/account/passkeys/options', { body: { password } })).options);
  const beginAnew = (why: string) => {
    setRefused(why);
    setOptions(null);
  };
  if (options) return <NamedPasskey options={options} onDone={onDone} onRefused={beginAnew} onCancel={onCancel} />;
  return (
    <>
      <Notice tone="warning">{refused}</Notice>
      <PasswordForm
        text={`${factorCardMessages.passkeysOnly} ${words.password}`}
        button={words.next}
        send={ask}
        onCancel={onCancel}
      />
    </>
  );
}

type NamedPasskeyProps = SetUpProps & {
  options: Record<string, unknown>;
  /** With why: what the browser is asked for serves once, and for some minutes. */
  onRefused: (why: string) => void;
};

function NamedPasskey({ options, onDone, onRefused, onCancel }: NamedPasskeyProps) {
  const form = useForm<'name'>({ name: words.suggestedName });

  async function send({ name }: { name: string }): Promise<Refusal | undefined> {
    let credential: MadeCredential;
    try {
      credential = await makePasskey(options);
    } catch (error) {
      if (!(error instanceof NoPasskey)) throw error;
      return { message: error.isKnown ? words.alreadyThere : words.notCreated, faults: {} };
    }
    try {
      onDone((await call('POST /api/account/passkeys', { body: { name, credential } })).codes);
    } catch (error) {
      if (!hasCode(error, 'passkey_refused')) throw error;
      await forgetPasskey(credential);
      onRefused(sayOf(error, uiMessages.failed));
    }
    return undefined;
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => form.submit(event, { schema: nameSchema, send })}>
      <FormSummary form={form} />
      <TextField
        {...form.bind('name')}
        data-first-focus
        label={words.name}
        hint={words.nameHint}
        required
        autoComplete="off"
      />
      <FormEnd button={words.createPasskey} pending={form.pending} onCancel={onCancel} />
    </form>
  );
}
