import { formatLocalDate } from '#messages/dates.ts';
import { leaverMessages } from '#messages/leaving.ts';
import { CallError } from '../api/api-client.ts';
import { LeaverErasure } from '../features/leaving/leaver-erasure.tsx';
import { LeaverFiles } from '../features/leaving/leaver-files.tsx';
import { useLeaver } from '../features/leaving/leaver.api.ts';
import { NothingFoundDrawing } from '../illustrations/state-drawings.tsx';
import { useLinkToken } from '../routing/link-token.ts';
import { EmptyState, ErrorState, Loading } from '../ui/page-states.tsx';
import { Page } from '../ui/page.tsx';

const words = leaverMessages;

/** The record of someone who has left, by a mailed link and without an account. */
export function LeftScreen() {
  const token = useLinkToken('/left');
  return token === '' ? <Refused text={words.noLink} /> : <Record token={token} />;
}

function Record({ token }: { token: string }) {
  const { data: leaver, error, isPending, isFetching, refetch } = useLeaver(token);
  if (error instanceof CallError && error.code === 'leaving_link_invalid')
    return <Refused text={error.msg ?? words.noLink} />;
  if (isPending) {
    return (
      <Page title={words.title}>
        <Loading height={480} />
      </Page>
    );
  }
  if (!leaver) {
    return (
      <Page title={words.title}>
        <ErrorState error={error} pending={isFetching} onRetry={() => void refetch()} />
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
      <LeaverErasure token={token} eraseAt={leaver.erase_at} />
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
