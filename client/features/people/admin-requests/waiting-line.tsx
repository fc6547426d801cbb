import { adminRequestMessages as words } from '#messages/admin-requests.ts';
import { NewsLine } from '../../../ui/news-line.tsx';
import { useAdminRequests } from './admin-requests.api.ts';

/** For every admin, above each screen, while something waits; first of all for the one whom it is about. */
export function WaitingLine() {
  const { data: requests = [] } = useAdminRequests();
  const open = requests.filter((request) => request.objected_at === null);
  if (open.length === 0) return null;
  const isAboutYou = open.some((request) => request.about_you);
  return (
    <NewsLine kind="waiting" label={words.see} text={isAboutYou ? words.lineAboutYou : words.line} to="/admin/people" />
  );
}
