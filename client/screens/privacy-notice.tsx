import { formatLocalDate } from '#messages/dates.ts';
import { privacyNoticeMessages } from '#messages/privacy-notice.ts';
import { Contacts } from '../features/organisation/contacts.tsx';
import { usePrivacyNotice } from '../features/privacy/privacy-notice/privacy-notice.api.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading } from '../ui/page-states.tsx';
import { Page } from '../ui/page.tsx';
import type { NoticeItem } from '../../domain/privacy-notice.ts';
import { classNames } from '../ui/class-names.ts';
import { bullets, grid } from '../ui/layout.ts';
import styles from '../features/privacy/privacy-notice/privacy-notice.module.css';

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

type Part = keyof typeof privacyNoticeMessages.parts;

const parts = Object.entries(privacyNoticeMessages.parts) as [Part, string][];

/** The notice in its parts; an item's key says in which it stands. */
function NoticeText({ items }: { items: readonly NoticeItem[] }) {
  return (
    <div className={classNames(styles.sections, grid(6))}>
      {parts.map(([part, title]) => (
        <section key={part} aria-labelledby={`part-${part}`}>
          <h2 id={`part-${part}`}>{title}</h2>
          <ul className={bullets}>
            {items
              .filter(({ key }) => key.startsWith(`${part}:`))
              .map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
