import { noticeLines, noticeMessages } from '#messages/notices.ts';
import { formatLocalDate } from '#messages/dates.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { goodNews, noticeTopics } from '../../../domain/notices.ts';
import type { NoticeTopic } from '../../../domain/notices.ts';
import { useLocation } from '../../routing/location.ts';
import { AboveScreen } from '../../ui/above-screen.tsx';
import { Button } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { NewsLine } from '../../ui/news-line.tsx';
import { useTurn } from '../../ui/turns.ts';
import type { LineKind } from '../../ui/turns.ts';
import styles from './notices.module.css';
import type { Notice } from '../../../domain/contract/notices.ts';
import { answeredAhead } from '../../api/answered-ahead.ts';
import { call } from '../../api/api-client.ts';

const places: Readonly<Record<NoticeTopic, string>> = {
  visibility: '/who-can-see',
  choice: '/profile/privacy',
  details: '/profile',
  request: '/help#call-back',
};

/** What everyone is told, one at a time, until they say that they have read it: a line on each screen, the whole at its place. */
export function Notices() {
  const { data } = useNotices();
  const { mutate: dismiss } = useDismissNotice();
  const { pathname } = useLocation();
  // An answer that is no list is no notice.
  const all: readonly Notice[] = Array.isArray(data) ? data : [];
  // Good news asks for nothing, and hides nothing that does.
  const asking = all.find(({ kind }) => !goodNews.includes(kind));
  const notice = asking ?? all[0];
  if (!notice) return null;
  const close = () => dismiss(notice.id);
  const place = places[noticeTopics[notice.kind]];
  const kind = asking ? 'policy' : 'good';
  if (pathname === place.split('#')[0]) return <Whole key={notice.id} kind={kind} notice={notice} onClose={close} />;
  return (
    <NewsLine
      key={notice.id}
      kind={kind}
      label={noticeMessages.title}
      text={noticeLines[notice.kind](notice.detail)}
      to={place}
      close={{ text: noticeMessages.dismiss, act: close }}
    />
  );
}

type WholeProps = { kind: LineKind; notice: Notice; onClose: () => void };

function Whole({ kind, notice, onClose }: WholeProps) {
  const { at, text } = notice;
  if (!useTurn(kind)) return null;
  return (
    <AboveScreen label={noticeMessages.title}>
      <div className={styles.notice}>
        <p>
          <time dateTime={at}>{formatLocalDate(at)}</time> {text}
        </p>
        <Button
          variant="quiet"
          onClick={() => {
            onClose();
            focusHeading();
          }}
        >
          {noticeMessages.dismiss}
        </Button>
      </div>
    </AboveScreen>
  );
}

const noticesKey = ['notices'];

/** What the caller has not dismissed yet, newest first. */
function useNotices() {
  return useQuery({
    queryKey: noticesKey,
    queryFn: ({ signal }) => call('GET /api/notices', { signal }),
    initialData: () => answeredAhead('GET /api/notices'),
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
