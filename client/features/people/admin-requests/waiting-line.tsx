import { adminRequestMessages } from '#messages/admin-requests.ts';
import { Link } from '../../../routing/link.tsx';
import { AboveScreen } from '../../../ui/above-screen.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAdminRequests } from './admin-requests.api.ts';

/** For every admin, above each screen, while something waits; first of all for the one whom it is about. */
export function WaitingLine() {
  const { data: requests = [] } = useAdminRequests();
  const open = requests.filter((request) => request.objected_at === null);
  if (open.length === 0) return null;
  const isAboutYou = open.some((request) => request.about_you);
  return (
    <AboveScreen>
      <Notice tone={isAboutYou ? 'warning' : 'info'}>
        {isAboutYou ? adminRequestMessages.lineAboutYou : adminRequestMessages.line}{' '}
        <Link to="/admin/people">{adminRequestMessages.see}</Link>
      </Notice>
    </AboveScreen>
  );
}
