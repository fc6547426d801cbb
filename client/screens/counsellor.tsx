import { counsellorMessages } from '#messages/call-backs.ts';
import { CallingHours } from '../features/help/call-backs/calling-hours.tsx';
import { RequestList } from '../features/help/call-backs/request-list.tsx';
import { Page } from '../ui/page.tsx';
import styles from './counsellor.module.css';

export function CounsellorScreen() {
  return (
    <Page title={counsellorMessages.title} intro={counsellorMessages.intro} width="wide">
      <div className={styles.beside}>
        <RequestList />
        <CallingHours />
      </div>
    </Page>
  );
}
