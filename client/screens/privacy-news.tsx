import { ConsentRequest } from '../features/privacy/privacy-notice/consent-request.tsx';
import { NewLooks } from '../features/privacy/privacy-notice/new-looks.tsx';
import { newsAt } from '../features/privacy/privacy-notice/news-at.ts';
import { usePrivacyNews } from '../features/privacy/privacy-notice/privacy-news.api.ts';
import { useLocation } from '../routing/location.ts';
import { AboveScreen } from '../ui/above-screen.tsx';

/** Above each screen: whether they agree to a new notice, and who has opened their record. Help comes before it. */
export function PrivacyNews() {
  const { pathname } = useLocation();
  const { data: news } = usePrivacyNews();
  const { isAsked, looks } = newsAt(news, pathname);
  if (!isAsked && !looks) return null;
  return (
    <AboveScreen>
      {isAsked && <ConsentRequest />}
      {looks && <NewLooks looks={looks} />}
    </AboveScreen>
  );
}
