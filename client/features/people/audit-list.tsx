import type { AuditEvent } from '../../../domain/contract/people.ts';
import { formatDateAndTime } from '#messages/dates.ts';
import { auditMessages } from '#messages/people.ts';
import { NothingFoundDrawing } from '../../illustrations/state-drawings.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useAuditEvents } from './people.api.ts';
import { classNames } from '../../ui/class-names.ts';
import prose from '../../ui/prose.module.css';
import styles from './people.module.css';

/** What admins did, newest first. */
export function AuditList() {
  const list = useAuditEvents();
  const { data } = list;
  if (!data)
    return <NotLoaded query={list} loading={auditMessages.loading} failed={auditMessages.loadFailed} height={320} />;
  const events = data.pages.flatMap((page) => page.items);
  if (events.length === 0)
    return (
      <EmptyState
        illustration={<NothingFoundDrawing />}
        text={auditMessages.none}
        nextStep={auditMessages.noneNextStep}
      />
    );
  return (
    <>
      <ol role="list">
        {events.map((event) => (
          <li key={event.id} className={styles.event}>
            <span>{inWords(event)}</span>
            <time dateTime={event.at} className={classNames(styles.quiet, prose.quiet)}>
              {formatDateAndTime(event.at)}
            </time>
          </li>
        ))}
      </ol>
      <ShowMore list={list} className={styles.more}>
        <span>
          {auditMessages.showMore}
          <VisuallyHidden>{auditMessages.of(auditMessages.title)}</VisuallyHidden>
        </span>
      </ShowMore>
    </>
  );
}

function inWords({ action, actor, person, detail }: AuditEvent): string {
  return auditMessages.actions[action](
    actor.name ?? auditMessages.goneAccount,
    person?.name ?? auditMessages.goneAccount,
    detail ?? {},
  );
}
