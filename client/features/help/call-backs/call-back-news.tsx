import { callBackMessages } from '#messages/call-backs.ts';
import { NewsLine } from '../../../ui/news-line.tsx';
import { useOwnCallBack } from './call-backs.api.ts';
import { isNews, needsLines } from './request-state.ts';

/** For people who have asked for a call and do not look under Help again: that it was taken up, or that no one has in time. */
export function CallBackNews() {
  const { data: own } = useOwnCallBack();
  const request = own?.request;
  if (!request || !isNews(request)) return null;
  const text = needsLines(request) ? callBackMessages.noCallYet : callBackMessages.takenUp;
  return <NewsLine kind="call" label={callBackMessages.yours} text={text} to="/help" />;
}
