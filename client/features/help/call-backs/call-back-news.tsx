import { callBackMessages } from '#messages/call-backs.ts';
import { NewsLine } from '../../../ui/news-line.tsx';
import { useOwnCallBack } from './call-backs.api.ts';
import { isNews, needsLines } from './request-state.ts';

/** For people who have asked for a call and do not look under Help again: that it was taken up, or that no one has in time. */
export function CallBackNews() {
  const { data: own } = useOwnCallBack();
  const request = own?.request;
  if (!request || !isNews(request)) return null;
  const isLate = needsLines(request);
  return (
    <NewsLine
      // That someone has it stays for days: what others did meanwhile is said before.
      kind={isLate ? 'call' : 'taken-up'}
      label={callBackMessages.yours}
      text={isLate ? callBackMessages.noCallYet : callBackMessages.takenUp}
      to="/help#call-back"
    />
  );
}
