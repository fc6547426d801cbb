import { useState } from 'react';
import { linkOverMessages } from '#messages/auth.ts';
import { formatLocalDate } from '#messages/dates.ts';
import { leaverMessages } from '#messages/leaving.ts';
import { secondStepMessages } from '#messages/second-factor.ts';
import { hasCode } from '../api/call-error.ts';
import { useOpenReply } from '../api/use-open-reply.ts';
import { LinkOver } from '../features/accounts/sign-in/link-over.tsx';
import { SignInLayout } from '../features/accounts/sign-in/sign-in-layout.tsx';
import { Contacts } from '../features/organisation/contacts.tsx';
import { CallLines } from '../features/help/help-lines/call-lines.tsx';
import { LeaverErasure } from '../features/people/leaving/leaver-erasure.tsx';
import { LeaverFiles } from '../features/people/leaving/leaver-files.tsx';
import { fetchLeaver, openLink, untilOver } from '../features/people/leaving/leaver.api.ts';
import { useLinkToken } from '../routing/link-token.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Page } from '../ui/page.tsx';
import { openLeaverLinkBody } from '../../domain/contract/leaving.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DateField } from '../ui/date-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { classNames } from '../ui/class-names.ts';
import { grid } from '../ui/layout.ts';
import card from '../ui/titled-card.module.css';
import styles from './left.module.css';

const words = leaverMessages;

/** The record of someone who has left, by a mailed link and without an account. */
export function LeftScreen() {
  const token = useLinkToken('/left');
  const [opened, setOpened] = useState<string>();
  const [isOver, setOver] = useState(false);
  if (isOver || token === '') {
    return (
      <LinkOver
        title={isOver ? undefined : linkOverMessages.partTitle}
        why={isOver ? words.noLinkNextStep : `${words.noLink} ${words.noLinkNextStep}`}
      >
        <Contacts />
      </LinkOver>
    );
  }
  // An opened link works for an hour, and the one that was mailed opens it again.
  if (opened !== undefined) return <Record token={opened} onOver={() => setOpened(undefined)} />;
  return (
    <SignInLayout>
      <Page title={words.title} intro={words.openIntro} width="form">
        <OpenLink token={token} onOpened={setOpened} onOver={() => setOver(true)} />
      </Page>
    </SignInLayout>
  );
}

function Record({ token, onOver }: { token: string; onOver: () => void }) {
  const query = useOpenReply(() => untilOver(fetchLeaver(token), onOver));
  const { data: leaver, set } = query;
  if (!leaver) {
    return (
      <Page title={words.title}>
        <NotLoaded query={query} height={480} />
      </Page>
    );
  }
  return (
    <Page
      title={words.title}
      heading={words.heading(leaver.name)}
      intro={words.intro(formatLocalDate(leaver.expires_at))}
      width="wide"
    >
      <div className={classNames(grid(6), styles.record)}>
        <LeaverFiles token={token} onOver={onOver} />
        <Card aria-labelledby="talk" className={card.card}>
          <h2 id="talk">{words.help}</h2>
          <p>{words.helpText}</p>
          <CallLines />
        </Card>
        <LeaverErasure token={token} eraseAt={leaver.erase_at} onChanged={set} onOver={onOver} />
      </div>
    </Page>
  );
}

/** Someone who finds the mail stops here: the link opens with the date of birth, and a code where the server asks for one. */
function OpenLink({
  token,
  onOpened,
  onOver,
}: {
  token: string;
  onOpened: (token: string) => void;
  onOver: () => void;
}) {
  const form = useForm({ date_of_birth: '', code: '' });
  const asksForCode = form.values.code !== '' || form.refusal?.faults['code'] !== undefined;

  async function open(body: Parameters<typeof openLink>[1]) {
    try {
      onOpened((await openLink(token, body)).token);
    } catch (error) {
      if (!hasCode(error, 'leaving_link_invalid')) throw error;
      onOver();
    }
    return undefined;
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) =>
        form.submit(event, { schema: openLeaverLinkBody, send: open, fallback: leaverMessages.openFailed })
      }
    >
      <FormSummary form={form} />
      <DateField {...form.bind('date_of_birth')} required autoComplete="bday" />
      {asksForCode && (
        <TextField {...form.bind('code')} label={secondStepMessages.code} required autoComplete="one-time-code" />
      )}
      <Button type="submit" wide pending={form.pending}>
        {leaverMessages.open}
      </Button>
    </form>
  );
}
