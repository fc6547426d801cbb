import { ConsentRequest } from '../features/privacy/privacy-notice/consent-request.tsx';
import { newsOnPath } from '../features/privacy/privacy-notice/news-on-path.ts';
import { usePrivacyNews, useLooksRead } from '../features/privacy/privacy-notice/privacy-news.api.ts';
import { useLocation } from '../routing/location.ts';
import { AboveScreen } from '../ui/above-screen.tsx';
import { accessNoticeMessages } from '#messages/access-notices.ts';
import { noticeMessages } from '#messages/notices.ts';
import { Link } from '../routing/link.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { row } from '../ui/layout.ts';
import styles from '../features/privacy/privacy-notice/privacy-notice.module.css';

/** Above each screen: whether they agree to a new notice, and who has opened their record. Help comes before it. */
export function PrivacyNews() {
  const { pathname } = useLocation();
  const { data: news } = usePrivacyNews();
  const { isAsked, looks } = newsOnPath(news, pathname);
  if (!isAsked && !looks) return null;
  return (
    <AboveScreen>
      {isAsked && <ConsentRequest />}
      {looks && <NewLooks looks={looks} />}
    </AboveScreen>
  );
}

/** Someone has opened the own record. Who it was stands where the list is. */
function NewLooks({ looks: { count, last } }: { looks: { count: number; last: string } }) {
  const { mutate: dismiss } = useLooksRead();
  return (
    <section aria-label={accessNoticeMessages.news} className={styles.request}>
      <p className={styles.lead}>{accessNoticeMessages.opened(count)}</p>
      <div className={classNames(styles.ways, row(4, 'rows2'))}>
        <Link to="/profile/privacy">{accessNoticeMessages.seeWho}</Link>
        <Button variant="quiet" onClick={() => dismiss(last)}>
          {noticeMessages.dismiss}
        </Button>
      </div>
    </section>
  );
}
