import { lookNoticeMessages } from '#messages/look-notices.ts';
import { noticeMessages } from '#messages/notices.ts';
import { Link } from '../../../routing/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { useLooksRead } from './privacy-news.api.ts';
import { classNames } from '../../../ui/class-names.ts';
import { row } from '../../../ui/layout.ts';
import styles from './privacy-notice.module.css';

/** Someone has opened the own record. Who it was stands where the list is. */
export function NewLooks({ looks: { count, last } }: { looks: { count: number; last: string } }) {
  const { mutate: dismiss } = useLooksRead();
  return (
    <section aria-label={lookNoticeMessages.news} className={styles.request}>
      <p className={styles.lead}>{lookNoticeMessages.opened(count)}</p>
      <div className={classNames(styles.ways, row(4, 'rows2'))}>
        <Link to="/profile/privacy">{lookNoticeMessages.seeWho}</Link>
        <Button variant="quiet" onClick={() => dismiss(last)}>
          {noticeMessages.dismiss}
        </Button>
      </div>
    </section>
  );
}
