import type { AuditEvent } from '../../../domain/contract/people.ts';
import { formatDateAndTime } from '../../../domain/dates.ts';
import { auditMessages } from '../../../domain/messages/en/people.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/page-states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useAuditEvents } from './people.api.ts';
import styles from './people.module.css';

const columns: Column<AuditEvent>[] = [
  { key: 'time', header: auditMessages.time, cell: ({ at }) => formatDateAndTime(at) },
  { key: 'who', header: auditMessages.who, cell: ({ actor }) => nameOf(actor) },
  { key: 'what', header: auditMessages.what, cell: ({ action }) => auditMessages.actions[action] },
  { key: 'whom', header: auditMessages.whom, cell: ({ person }) => nameOf(person) },
];

/** What admins did, newest first. */
export function AuditList() {
  const { data, isPending, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useAuditEvents();
  if (isPending) return <Loading text={auditMessages.loading} height={320} />;
  if (!data) {
    return <ErrorState text={auditMessages.loadFailed} pending={isFetching} onRetry={() => void refetch()} />;
  }
  const events = data.pages.flatMap((page) => page.items);
  if (events.length === 0) return <EmptyState text={auditMessages.none} nextStep={auditMessages.noneNextStep} />;
  return (
    <>
      <DataTable
        caption={auditMessages.title}
        captionHidden
        columns={columns}
        rows={events}
        rowKey={(event) => event.id}
      />
      {hasNextPage && (
        <Button
          variant="quiet"
          pending={isFetchingNextPage}
          className={styles.more}
          onClick={() => void fetchNextPage()}
        >
          <span>
            {auditMessages.showMore}
            <VisuallyHidden>{auditMessages.of(auditMessages.title)}</VisuallyHidden>
          </span>
        </Button>
      )}
    </>
  );
}

function nameOf(person: AuditEvent['person']): string {
  return person === null ? auditMessages.nobody : (person.name ?? auditMessages.goneAccount);
}
