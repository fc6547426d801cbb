import type { AccountState } from '../../../../domain/contract/account.ts';
import { formatLocalDate } from '#messages/dates.ts';
import { myRecordPage } from '#messages/my-record.ts';
import { Card } from '../../../ui/card.tsx';
import prose from '../../../ui/prose.module.css';
import card from '../../../ui/titled-card.module.css';
import styles from './account.module.css';

const words = myRecordPage.retention;

/** How long records stay, and which of the person's leave soon. */
export function RetentionCard({ retention }: { retention: AccountState['retention'] }) {
  return (
    <Card aria-labelledby="retention" className={card.card}>
      <h2 id="retention">{words.title}</h2>
      <p>{words.text(retention.months)}</p>
      <p className={retention.leaving ? styles.leaving : prose.quiet}>
        {retention.leaving ? leavingText(retention.leaving) : words.none(retention.notice_days)}
      </p>
    </Card>
  );
}

/** What leaves soon, in a sentence; the notice above the profile says the same. */
export function leavingText(leaving: NonNullable<AccountState['retention']['leaving']>): string {
  const parts = [
    leaving.assessments > 0 && words.assessments(leaving.assessments),
    leaving.moods > 0 && words.moods(leaving.moods),
  ].filter((part) => part !== false);
  return words.leaving(
    parts,
    formatLocalDate(leaving.from),
    formatLocalDate(leaving.to),
    formatLocalDate(leaving.first_erased_at),
  );
}
