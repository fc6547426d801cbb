import { auditMessages, peopleMessages } from '#messages/people.ts';
import { RequestList } from '../features/admin-requests/request-list.tsx';
import { AuditList } from '../features/people/audit-list.tsx';
import { readPeopleFilter } from '../features/people/people-filter.ts';
import { PeopleFilters } from '../features/people/people-filters.tsx';
import { PeopleList } from '../features/people/people-list.tsx';
import { useMe } from '../features/profile/profile.api.ts';
import { useSearchParams } from '../routing/location.ts';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';
import styles from './admin-people.module.css';

/** Whoever gives up the own role or account is led away by what the server then says of the caller. */
export function AdminPeopleScreen() {
  const [search] = useSearchParams();
  const { refetch: readMeAnew } = useMe();
  const filter = readPeopleFilter(search);

  return (
    <Page title={peopleMessages.title} intro={peopleMessages.intro} width="wide">
      <RequestList />
      <PeopleFilters filter={filter} />
      <PeopleList filter={filter} onSelfChanged={() => void readMeAnew()} />
      <Card as="div" className={styles.actions}>
        <div>
          <h2>{auditMessages.title}</h2>
          <p className={styles.quiet}>{auditMessages.text}</p>
        </div>
        <AuditList />
      </Card>
    </Page>
  );
}
