import { formatLocalDate } from '#messages/dates.ts';
import { myRecordPage } from '#messages/my-record.ts';
import { NewsLine } from '../../../ui/news-line.tsx';
import { hasAccountNews, useAccount } from './account.api.ts';

/** What the person must not miss: an erasure that is coming, and records that leave by themselves. */
export function AccountLine() {
  const { data: state } = useAccount();
  if (!hasAccountNews(state)) return null;
  const text = state.erase_at
    ? myRecordPage.erasure.line(formatLocalDate(state.erase_at))
    : myRecordPage.retention.line;
  return <NewsLine kind="account" label={myRecordPage.link} text={text} to="/profile/my-data" />;
}
