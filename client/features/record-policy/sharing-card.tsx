import { sharingMessages } from '../../../domain/messages/en/visibility.ts';
import type { RecordPolicy } from '../../../domain/visibility/record-policy.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ErrorState, Loading } from '../../ui/page-states.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './record-policy.module.css';
import { useChangeSharing, useSharing } from './sharing.api.ts';

/** The consent to open the own record: as easy to take back as to give. */
export function SharingCard({ policy }: { policy: RecordPolicy | undefined }) {
  const { data: now, isPending, isFetching, refetch } = useSharing();
  const { mutate: change, isPending: isChanging, isError } = useChangeSharing();

  return (
    <section aria-labelledby="sharing" className={styles.part}>
      <h2 id="sharing" className={styles.title}>
        {sharingMessages.title}
      </h2>
      {policy && <p>{sharingMessages.about[policy]}</p>}
      {isPending && <Loading height={72} />}
      {!isPending && !now && <ErrorState pending={isFetching} onRetry={() => void refetch()} />}
      {now && (
        <Switch
          label={sharingMessages.label}
          hint={now.shares ? sharingMessages.on : sharingMessages.off}
          checked={now.shares}
          pending={isChanging}
          onChange={(shares) => change(shares)}
        />
      )}
      {now?.shares && !now.covers_older && (
        <div className={styles.older}>
          <p>{sharingMessages.olderClosed}</p>
          <Button variant="quiet" pending={isChanging} onClick={() => change(true)}>
            {sharingMessages.shareOlder}
          </Button>
        </div>
      )}
      <Notice tone="error">{isError && sharingMessages.failed}</Notice>
    </section>
  );
}
