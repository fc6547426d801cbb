import { useState } from 'react';
import { formatLocalDate } from '#messages/dates.ts';
import { leaverMessages } from '#messages/leaving.ts';
import { CallError } from '../api/api-client.ts';
import { useOpenReply } from '../api/use-open-reply.ts';
import { LeaverErasure } from '../features/people/leaving/leaver-erasure.tsx';
import { LeaverFiles } from '../features/people/leaving/leaver-files.tsx';
import { OpenLink } from '../features/people/leaving/open-link.tsx';
import { fetchLeaver } from '../features/people/leaving/leaver.api.ts';
import { NothingFoundDrawing } from '../illustrations/state-drawings.tsx';
import { useLinkToken } from '../routing/link-token.ts';
import { EmptyState, ErrorState, Loading } from '../ui/page-states.tsx';
import { Page } from '../ui/page.tsx';

const words = leaverMessages;

/** The record of someone who has left, by a mailed link and without an account. */
export function LeftScreen() {
  const token = useLinkToken('/left');
  const [opened, setOpened] = useState<string>();
  if (token === '') return <Refused text={words.noLink} />;
  if (opened !== undefined) return <Record token={opened} />;
  return (
    <Page title={words.title} intro={words.openIntro}>
      <OpenLink token={token} onOpened={setOpened} />
    </Page>
  );
}

function Record({ token }: { token: string }) {
  const { data: leaver, error, isPending, retry, set } = useOpenReply(() => fetchLeaver(token));
  if (error instanceof CallError && error.code === 'leaving_link_invalid')
    return <Refused text={error.msg ?? words.noLink} />;
  if (isPending && !error) {
    return (
      <Page title={words.title}>
        <Loading height={480} />
      </Page>
    );
  }
  if (!leaver) {
    return (
      <Page title={words.title}>
        <ErrorState error={error} pending={isPending} onRetry={retry} />
      </Page>
    );
  }
  return (
    <Page
      title={words.title}
      heading={words.heading(leaver.name)}
      intro={words.intro(formatLocalDate(leaver.expires_at))}
    >
      <LeaverFiles token={token} />
      <LeaverErasure token={token} eraseAt={leaver.erase_at} onChanged={set} />
      <p>{words.help}</p>
    </Page>
  );
}

function Refused({ text }: { text: string }) {
  return (
    <Page title={words.title}>
      <EmptyState illustration={<NothingFoundDrawing />} text={text} nextStep={words.noLinkNextStep} />
    </Page>
  );
}
