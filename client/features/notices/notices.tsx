import { noticeMessages } from '#messages/notices.ts';
import { noticeTopics } from '../../../domain/notices.ts';
import type { NoticeKind, NoticeTopic } from '../../../domain/notices.ts';
import { formatLocalDate } from '#messages/dates.ts';
import { Link } from '../../routing/link.tsx';
import { AboveScreen } from '../../ui/above-screen.tsx';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useDismissNotice, useNotices } from './notices.api.ts';
import { classNames } from '../../ui/class-names.ts';
import { row } from '../../ui/layout.ts';
import styles from './notices.module.css';

/** What everyone is told, above each screen, until each person has said that they have read it. */
export function Notices() {
  const { data } = useNotices();
  const { mutate: dismiss } = useDismissNotice();
  // An answer that is no list is no notice.
  const notices = Array.isArray(data) ? data : [];
  if (notices.length === 0) return null;
  return (
    <AboveScreen label={noticeMessages.title}>
      {notices.map(({ id, at, text, kind }) => (
        <div key={id} className={styles.notice}>
          <p>
            <time dateTime={at} className={styles.day}>
              {formatLocalDate(at)}
            </time>{' '}
            {text}
          </p>
          <p className={classNames(styles.ways, row(4, 'rows2'))}>
            <LinkOf kind={kind} />
            <Button variant="quiet" onClick={() => dismiss(id)}>
              <span>
                {noticeMessages.dismiss}
                <VisuallyHidden> ({formatLocalDate(at)})</VisuallyHidden>
              </span>
            </Button>
          </p>
        </div>
      ))}
    </AboveScreen>
  );
}

const links: Readonly<Record<NoticeTopic, { to: string; text: string }>> = {
  visibility: { to: '/who-can-see', text: noticeMessages.more },
  details: { to: '/profile', text: noticeMessages.toProfile },
  request: { to: '/help', text: noticeMessages.toRequest },
};

function LinkOf({ kind }: { kind: NoticeKind }) {
  const { to, text } = links[noticeTopics[kind]];
  return <Link to={to}>{text}</Link>;
}
