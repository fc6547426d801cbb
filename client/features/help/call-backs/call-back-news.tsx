import { callBackMessages } from '#messages/call-backs.ts';
import { Link } from '../../../routing/link.tsx';
import { CallLines } from '../help-lines/call-lines.tsx';
import { useOwnCallBack } from './call-backs.api.ts';
import styles from './call-backs.module.css';
import { isNews, needsLines, stateText } from './request-state.ts';

/** For whoever has asked for a call and does not look under Help again: that it was taken up, or that no one has in time. */
export function CallBackNews() {
  const { data: own } = useOwnCallBack();
  const request = own?.request;
  if (!request || !isNews(request)) return null;
  return (
    <section aria-label={callBackMessages.yours} className={styles.news}>
      <p className={styles.strong}>{stateText(request)}</p>
      {needsLines(request) && <CallLines />}
      <p>
        <Link to="/help">{callBackMessages.toRequest}</Link>
      </p>
    </section>
  );
}
