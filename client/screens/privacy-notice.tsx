import { formatLocalDate } from '#messages/dates.ts';
import { privacyNoticeMessages } from '#messages/privacy-notice.ts';
import { Contacts } from '../features/organisation/contacts.tsx';
import { NoticeText } from '../features/privacy/privacy-notice/notice-text.tsx';
import { usePrivacyNotice } from '../features/privacy/privacy-notice/privacy-notice.api.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState, Loading } from '../ui/page-states.tsx';
import { Page } from '../ui/page.tsx';

/** For everyone, also before they register. */
export function PrivacyNoticeScreen() {
  const { value: found, failed, error, pending, reload } = usePrivacyNotice();
  return (
    <Page title={privacyNoticeMessages.title} intro={privacyNoticeMessages.intro}>
      {!found && failed && (
        <ErrorState text={privacyNoticeMessages.loadFailed} error={error} pending={pending} onRetry={reload} />
      )}
      {!found && !failed && <Loading text={privacyNoticeMessages.loading} height={640} />}
      {found && (
        <Card as="div">
          <p>{privacyNoticeMessages.number(found.number, formatLocalDate(found.since))}</p>
          <NoticeText items={found.items} />
        </Card>
      )}
      <Contacts />
    </Page>
  );
}
