import { noticeMessages } from '#messages/notices.ts';
import type { NoticeKind } from '../../../domain/notices.ts';
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
            <Way kind={kind} />
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

function Way({ kind }: { kind: NoticeKind }) {
  if (kind === 'policy_loosened' || kind === 'policy_announced' || kind === 'policy_called_off')
    return <Link to="/who-can-see">{noticeMessages.more}</Link>;
  if (kind === 'details_corrected' || kind === 'email_asked')
    return <Link to="/profile">{noticeMessages.toProfile}</Link>;
  return <Link to="/help">{noticeMessages.toRequest}</Link>;
}
