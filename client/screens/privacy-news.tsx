import { ConsentRequest } from '../features/privacy-notice/consent-request.tsx';
import { NewLooks } from '../features/privacy-notice/new-looks.tsx';
import { usePrivacyNews } from '../features/privacy-notice/privacy-news.api.ts';
import { useLocation } from '../routing/location.ts';
import styles from './privacy-news.module.css';

/** Above each screen: whether they agree to a new notice, and who has opened their record. Help comes before it. */
export function PrivacyNews() {
  const { pathname } = useLocation();
  const { data: news } = usePrivacyNews();
  // Who works for others there is not asked about themselves, nor is anyone in the middle of reading what it is about.
  const isAway = /^\/(?:admin|counsellor|privacy-notice)/i.test(pathname);
  const isAsked = news !== undefined && news.consent !== 'agreed' && !isAway;
  if (!isAsked && !news?.looks) return null;
  return (
    <div className={styles.news}>
      {isAsked && <ConsentRequest />}
      {news.looks && <NewLooks looks={news.looks} />}
    </div>
  );
}
