import { newsOnPath } from '../features/privacy/privacy-notice/news-on-path.ts';
import { usePrivacyNews, useLooksRead } from '../features/privacy/privacy-notice/privacy-news.api.ts';
import { useLocation } from '../routing/location.ts';
import { accessNoticeMessages } from '#messages/access-notices.ts';
import { noticeMessages } from '#messages/notices.ts';
import { privacyNoticeMessages } from '#messages/privacy-notice.ts';
import { NewsLine } from '../ui/news-line.tsx';

/** Who has opened one's own record, and that nothing is recorded. */
export function PrivacyNews() {
  const { pathname } = useLocation();
  const { data: news } = usePrivacyNews();
  const { mutate: dismiss } = useLooksRead();
  const { isStopped, looks } = newsOnPath(news, pathname);
  return (
    <>
      {looks && (
        <NewsLine
          kind="looks"
          label={accessNoticeMessages.news}
          text={accessNoticeMessages.opened(looks.count)}
          to="/profile/privacy#looks"
          close={{ text: noticeMessages.dismiss, act: () => dismiss(looks.last) }}
        />
      )}
      {isStopped && (
        <NewsLine
          kind="stopped"
          label={privacyNoticeMessages.asked.label}
          text={privacyNoticeMessages.asked.stopped}
          to="/profile/privacy#consent"
        />
      )}
    </>
  );
}
