import { formatLocalDate } from '#messages/dates.ts';
import { contactMessages } from '#messages/organisation.ts';
import { privacyNoticeMessages } from '#messages/privacy-notice.ts';
import { Contacts } from '../features/organisation/contacts.tsx';
import { NoticeText, noticePlaces } from '../features/privacy/privacy-notice/notice-text.tsx';
import { usePrivacyNotice } from '../features/privacy/privacy-notice/privacy-notice.api.ts';
import { Contents } from '../ui/contents.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading } from '../ui/page-states.tsx';
import { Page } from '../ui/page.tsx';
import { stack } from '../ui/layout.ts';
import styles from '../features/privacy/privacy-notice/privacy-notice.module.css';

/** For everyone, also before they register. */
export function PrivacyNoticeScreen() {
  const { value: found, failed, error, pending, reload } = usePrivacyNotice();
  return (
    <Page
      title={privacyNoticeMessages.title}
      intro={
        <>
          {privacyNoticeMessages.intro}{' '}
          {found && (
            <span className={styles.version}>
              {privacyNoticeMessages.number(found.number, formatLocalDate(found.since))}
            </span>
          )}
        </>
      }
    >
      {!found && failed && (
        <ErrorState text={privacyNoticeMessages.loadFailed} error={error} pending={pending} onRetry={reload} />
      )}
      {!found && !failed && <Loading text={privacyNoticeMessages.loading} height={640} />}
      {found && (
        <div className={stack(4)}>
          <Contents
            parts={[...noticePlaces, { id: 'contacts', title: contactMessages.title }]}
            className={styles.places}
          />
          <NoticeText items={found.items} />
        </div>
      )}
      <Contacts />
    </Page>
  );
}
