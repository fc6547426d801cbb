import { useState } from 'react';
import { confirmTotpBody } from '../../../../domain/contract/second-factor.ts';
import { factorSetUpMessages as words } from '#messages/second-factor.ts';
import { uiMessages } from '#messages/ui.ts';
import { call } from '../../../api/api-client.ts';
import { hasCode } from '../../../api/call-error.ts';
import type { Refusal } from '../../../forms/faults.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import button from '../../../ui/button.module.css';
import { Button } from '../../../ui/button.tsx';
import { Details } from '../../../ui/details.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { focusOnArrival } from '../../../ui/focus-heading.ts';
import { row } from '../../../ui/layout.ts';
import { useCopy } from '../../../ui/use-copy.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { FormEnd, PasswordForm } from './password-form.tsx';
import styles from './second-factor.module.css';
import { encodeQR } from 'qr';

type SetUpProps = {
  /** With fresh recovery codes; null where there are some already. */
  onDone: (codes: string[] | null) => void;
  onCancel: () => void;
};

/** An authenticator app: the password, the secret as a picture and as text, and a first code. */
export function TotpSetUp({ onDone, onCancel }: SetUpProps) {
  const [made, setMade] = useState<{ secret: string; uri: string } | null>(null);
  if (made) return <FirstCode {...made} onDone={onDone} onCancel={onCancel} />;
  return (
    <PasswordForm
      text={words.password}
      button={words.next}
      onCancel={onCancel}
      send={async (password) => setMade(await call('POST /api/account/totp', { body: { password } }))}
    />
  );
}

function FirstCode({ secret, uri, onDone, onCancel }: { secret: string; uri: string } & SetUpProps) {
  const form = useForm({ code: '' });
  // Most have the app on a phone. It can hardly scan its own screen: there the link is first and the picture is folded.
  const isPhone = useMedia('(max-width: 39.99rem)');
  const picture = <QrPicture text={uri} label={words.picture} />;

  async function send(body: { code: string }): Promise<Refusal | undefined> {
    try {
      onDone((await call('POST /api/account/totp/confirmed', { body })).codes);
      return undefined;
    } catch (error) {
      if (!hasCode(error, 'second_factor_wrong')) throw error;
      const message = error.msg ?? uiMessages.failed;
      return { message, faults: { code: message } };
    }
  }

  return (
    <form
      noValidate
      className={classNames(styles.form, styles.totp)}
      onSubmit={(event) => form.submit(event, { schema: confirmTotpBody, send })}
    >
      <h3 ref={focusOnArrival} tabIndex={-1} className={styles.step}>
        {words.here}
      </h3>
      {!isPhone && (
        <div className={styles.other}>
          <p className={styles.step}>{words.scanHere}</p>
          {picture}
        </div>
      )}
      <div className={row(4, 'rows2')}>
        <a href={uri} className={classNames(button.button, button.quiet)}>
          {words.openApp}
        </a>
        <CopyKey secret={secret} />
      </div>
      <code className={styles.key}>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      {isPhone && <Details summary={words.scan}>{picture}</Details>}
      <FormSummary form={form} />
      <TextField {...form.bind('code')} label={words.code} required autoComplete="one-time-code" inputMode="numeric" />
      <FormEnd button={words.turnOn} pending={form.pending} onCancel={onCancel} />
    </form>
  );
}

/** For an app on this device that the link does not open. */
function CopyKey({ secret }: { secret: string }) {
  const [isCopied, copy] = useCopy();
  return (
    <>
      <Button variant="link" onClick={() => copy(secret)}>
        {words.copyKey}
      </Button>
      <p role="status">{isCopied !== undefined && (isCopied ? words.copied : words.copyFailed)}</p>
    </>
  );
}

/** Drawn here: what it says leaves the page by the phone's camera alone. Dark on white also in the dark, as cameras need it. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const lines = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = lines.flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${lines.length} ${lines.length}`}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
