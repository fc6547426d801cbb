import type { Look } from '../../../domain/contract/record-policy.ts';
import { formatDateAndTime } from '../../../domain/dates.ts';
import { looksMessages } from '../../../domain/messages/en/visibility.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Loading } from '../../ui/page-states.tsx';
import styles from './record-policy.module.css';
import { useLooks } from './sharing.api.ts';

/** Who has opened the own record, when and why. */
export function LooksCard() {
  const { data, isPending, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useLooks();
  const looks = data?.pages.flatMap((page) => (Array.isArray(page.items) ? page.items : [])) ?? [];
  return (
    <section aria-labelledby="looks" className={styles.part}>
      <h2 id="looks" className={styles.title}>
        {looksMessages.title}
      </h2>
      <p>{looksMessages.intro}</p>
      {isPending && <Loading text={looksMessages.loading} height={96} />}
      {!isPending && !data && (
        <ErrorState text={looksMessages.loadFailed} pending={isFetching} onRetry={() => void refetch()} />
      )}
      {data && looks.length === 0 && <p className={styles.none}>{looksMessages.none}</p>}
      {looks.length > 0 && (
        <ol role="list" className={styles.looks}>
          {looks.map((look) => (
            <Entry key={look.id} look={look} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button variant="quiet" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {looksMessages.showMore}
        </Button>
      )}
    </section>
  );
}

function Entry({ look: { at, admin, admin_email: email, admin_since: since, reason } }: { look: Look }) {
  return (
    <li className={styles.look}>
      <div>
        <p className={styles.who}>{admin ?? looksMessages.goneAccount}</p>
        {email && <p>{email}</p>}
        {since && <p className={styles.quiet}>{looksMessages.adminSince(formatDateAndTime(since))}</p>}
      </div>
      <p className={styles.quiet}>
        {looksMessages.lookedAt} <time dateTime={at}>{formatDateAndTime(at)}</time>
      </p>
      <p className={reason ? styles.why : styles.quiet}>{reason ?? looksMessages.noReason}</p>
    </li>
  );
}
