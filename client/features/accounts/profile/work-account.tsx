import { useRef, useState } from 'react';
import { connectProviderBody } from '../../../../domain/contract/single-sign-on.ts';
import type { ProviderConnection } from '../../../../domain/contract/single-sign-on.ts';
import { connectionMessages as words } from '#messages/single-sign-on.ts';
import { formatDayInZone } from '../../../../domain/dates.ts';
import { call } from '../../../api/api-client.ts';
import { useOpenReply } from '../../../api/use-open-reply.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { leaveFor } from '../../../routing/leave-for.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Details } from '../../../ui/details.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { stack } from '../../../ui/layout.ts';
import styles from './profile.module.css';

/** The way in through the organisation: that there is one, and how to change it. */
export function WorkAccount() {
  const query = useOpenReply(() => call('GET /api/account/sso'));
  const { data, set } = query;
  const [ended, setEnded] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  if (!data) return <NotLoaded query={query} failed={words.loadFailed} height={120} />;
  const { name, linked_at, has_password } = data;
  if (name === null) return null;

  function takeEnd(connection: ProviderConnection) {
    set(connection);
    setEnded(true);
    // The form that had the focus is gone.
    head.current?.focus();
  }

  return (
    <Card aria-labelledby="work-account">
      <h2 ref={head} id="work-account" tabIndex={-1}>
        {words.title}
      </h2>
      <p>{linked_at === null ? words.offer(name) : words.linked(name, formatDayInZone(linked_at))}</p>
      {!has_password && <p>{words.linkedAlone(name)}</p>}
      <Notice tone="success">{ended && linked_at === null && words.disconnected}</Notice>
      {has_password && (
        <Details key={String(linked_at)} summary={linked_at === null ? words.connect(name) : words.disconnect}>
          <Change connection={data} name={name} onEnded={takeEnd} />
        </Details>
      )}
    </Card>
  );
}

type ChangeProps = {
  connection: ProviderConnection;
  name: string;
  onEnded: (connection: ProviderConnection) => void;
};

function Change({ connection, name, onEnded }: ChangeProps) {
  const form = useForm({ password: '' });
  const isLinked = connection.linked_at !== null;

  async function send(body: { password: string }) {
    if (isLinked) onEnded(await call('DELETE /api/account/sso', { body }));
    else leaveFor((await call('POST /api/account/sso', { body })).address);
    return undefined;
  }

  return (
    <form
      noValidate
      className={classNames(styles.form, stack(5, 'start'))}
      onSubmit={(event) => form.submit(event, { schema: connectProviderBody, send, fallback: words.failed })}
    >
      <p>{words.passwordHint}</p>
      <FormSummary form={form} />
      <PasswordField {...form.bind('password')} required autoComplete="current-password" />
      <Button type="submit" variant="quiet" pending={form.pending}>
        {isLinked ? words.disconnect : words.connect(name)}
      </Button>
    </form>
  );
}
