import { noticeMessages } from '#messages/notices.ts';
import { formatLocalDate } from '#messages/dates.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { noticeTopics } from '../../../domain/notices.ts';
import type { NoticeKind, NoticeTopic } from '../../../domain/notices.ts';
import { Link } from '../../routing/link.tsx';
import { AboveScreen } from '../../ui/above-screen.tsx';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { row } from '../../ui/layout.ts';
import styles from './notices.module.css';
import type { Notice } from '../../../domain/contract/notices.ts';
import { call } from '../../api/api-client.ts';

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
          <p className={row(4, 'rows2', 'links')}>
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

const noticesKey = ['notices'];

/** What the caller has not dismissed yet, newest first. */
function useNotices() {
  return useQuery({
    queryKey: noticesKey,
    queryFn: ({ signal }) => call('GET /api/notices', { signal }),
    staleTime: 300_000,
  });
}

/** It goes at once; where the server was not reached it comes back with the next reading. */
function useDismissNotice() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['notice'],
    mutationFn: (id: string) => call('POST /api/notices/:id/seen', { params: { id }, keepalive: true }),
    onMutate: (id) =>
      cache.setQueryData<readonly Notice[]>(noticesKey, (known) => known?.filter((notice) => notice.id !== id)),
    onSuccess: (left) => cache.setQueryData(noticesKey, left),
    onError: () => cache.invalidateQueries({ queryKey: noticesKey }),
  });
}
