import { adminRequestMessages as words } from '#messages/admin-requests.ts';
import { NewsLine } from '../../../ui/news-line.tsx';
import { useAdminRequests } from './admin-requests.api.ts';
import { waitingText } from './waiting-text.ts';

/** For every admin, above each screen that doesn't say it itself, while something waits. */
export function WaitingLine() {
  const { data: requests } = useAdminRequests();
  const text = waitingText(requests);
  return text && <NewsLine kind="waiting" label={words.see} text={text} to="/admin/people" />;
}
