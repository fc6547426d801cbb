import { formatLocalDate } from '#messages/dates.ts';
import { contactMessages } from '#messages/organisation.ts';
import { privacyNoticeMessages as words } from '#messages/privacy-notice.ts';
import { Contacts } from '../features/organisation/contacts.tsx';
import { NoticeText, noticePlaces } from '../features/privacy/privacy-notice/notice-text.tsx';
import { usePrivacyNotice } from '../features/privacy/privacy-notice/privacy-notice.api.ts';
import { Contents } from '../ui/contents.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Page } from '../ui/page.tsx';
import { stack } from '../ui/layout.ts';
import styles from '../features/privacy/privacy-notice/privacy-notice.module.css';

/** For everyone, also before they register. */
export function PrivacyNoticeScreen() {
  const query = usePrivacyNotice();
  const { data: found } = query;
  return (
    <Page
      title={words.title}
      intro={
        <>
          {words.intro}{' '}
          {found && <span className={styles.version}>{words.number(found.number, formatLocalDate(found.since))}</span>}
        </>
      }
    >
      {!found && <NotLoaded query={query} loading={words.loading} failed={words.loadFailed} height={640} />}
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
