import { formatDateAndTime } from '#messages/dates.ts';
import { myRecordPage } from '#messages/my-record.ts';
import { Link } from '../../../routing/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { hasAccountNews, useAccount } from './account.api.ts';
import { leavingText } from './retention-card.tsx';

/** What the person must not miss: an erasure that is coming, and records that leave by themselves. */
export function AccountNotice() {
  const { data: state } = useAccount();
  if (!hasAccountNews(state)) return null;
  return (
    <Notice tone="warning">
      {state.erase_at && <p>{myRecordPage.erasure.planned(formatDateAndTime(state.erase_at))}</p>}
      {!state.erase_at && state.retention.leaving && <p>{leavingText(state.retention.leaving)}</p>}
      <Link to="/profile/my-data">{state.erase_at ? myRecordPage.erasure.keep : myRecordPage.link}</Link>
    </Notice>
  );
}
