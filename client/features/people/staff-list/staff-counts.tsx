import type { ReplyOf } from '../../../../domain/contract/endpoint.ts';
import type { invitations } from '../../../../domain/contract/staff-list.ts';
import { staffListMessages as words } from '#messages/staff-list.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { row, stack } from '../../../ui/layout.ts';
import styles from './staff-list.module.css';

type Counts = ReplyOf<typeof invitations>['counts'];

/** How many have registered, and what is to be done about the others. */
export function StaffCounts({ counts, onInvite }: { counts: Counts; onInvite: () => Promise<void> }) {
  const { listed, registered, waiting, over, refused } = counts;
  return (
    <div className={classNames(styles.counts, stack(4))}>
      <p className={styles.total}>{words.counts(listed, registered)}</p>
      {waiting > 0 && <p>{words.waiting(waiting)}</p>}
      {refused > 0 && <p>{words.refused(refused)}</p>}
      {over > 0 && (
        <div className={row(3)}>
          <p>{words.over(over)}</p>
          <Button variant="quiet" onClick={() => void onInvite()}>
            {words.inviteAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
