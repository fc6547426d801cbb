import { useEffect, useRef } from 'react';
import { auditMessages, peopleMessages } from '#messages/people.ts';
import { useAdminRequests } from '../features/people/admin-requests/admin-requests.api.ts';
import { RequestList } from '../features/people/admin-requests/request-list.tsx';
import { AuditList } from '../features/people/audit-list.tsx';
import { readPeopleFilter, addressOfPeople } from '../features/people/people-filter.ts';
import type { PeopleFilter } from '../features/people/people-filter.ts';
import { PeopleList } from '../features/people/people-list.tsx';
import { useAuditEvents, usePeople } from '../features/people/people.api.ts';
import { useMe } from '../features/accounts/profile/profile.api.ts';
import { navigate } from '../routing/location.ts';
import { useSearchParams } from '../routing/search-params.ts';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';
import prose from '../ui/prose.module.css';
import styles from './admin-people.module.css';
import { roles } from '../../domain/roles.ts';
import { CheckField } from '../ui/check-field.tsx';
import { Details } from '../ui/details.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { ChangeFilters } from '../features/people/change-filters.tsx';
import { useIsWide } from '../ui/use-is-wide.ts';
import { classNames } from '../ui/class-names.ts';
import { grid, stack } from '../ui/layout.ts';
import people from '../features/people/people.module.css';

/** Someone who gives up their own role or account is led away by what the server then says of the caller. */
export function AdminPeopleScreen() {
  const [search] = useSearchParams();
  const { refetch: readMeAnew } = useMe();
  const filter = readPeopleFilter(search);
  const actions = useShownActions(search.get('show') === 'actions', filter);

  return (
    <Page title={peopleMessages.title} intro={peopleMessages.intro} width="wide">
      <RequestList />
      <PeopleFilters filter={filter} />
      <PeopleList filter={filter} onSelfChanged={() => void readMeAnew()} />
      <Card as="div" className={classNames(styles.actions, stack(4))}>
        <div>
          <h2 ref={actions} tabIndex={-1}>
            {auditMessages.title}
          </h2>
          <p className={prose.quiet}>{auditMessages.text}</p>
        </div>
        <AuditList />
      </Card>
    </Page>
  );
}

/** A mail leads to the list of actions: once what stands above it is there, the list comes into view with the focus on its heading. */
function useShownActions(isWanted: boolean, filter: PeopleFilter) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = useRef(false);
  const waits = [usePeople(filter).isPending, useAuditEvents().isPending, useAdminRequests().isPending];
  const isThere = !waits.includes(true);
  useEffect(() => {
    if (!isWanted || !isThere || isShown.current) return;
    isShown.current = true;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [isWanted, isThere]);
  return heading;
}

function PeopleFilters({ filter }: { filter: PeopleFilter }) {
  const choose = (chosen: Partial<PeopleFilter>, options?: { replace: true }) =>
    navigate(addressOfPeople({ ...filter, ...chosen }), options);
  const isWide = useIsWide();
  const choices = (
    <>
      <SelectField
        label={peopleMessages.role}
        placeholder={peopleMessages.allRoles}
        options={roles.map((value) => ({ value, label: peopleMessages.roles[value] }))}
        value={filter.role}
        onChange={({ target }) => choose({ role: target.value })}
      />
      <ChangeFilters filter={filter} onChoose={choose} />
      <CheckField label={peopleMessages.left} checked={filter.left} onChange={(left) => choose({ left })} />
    </>
  );
  const { q, ...others } = filter;
  const chosen = Object.values(others).filter(Boolean).length;
  return (
    <div role="search" aria-label={peopleMessages.filters} className={classNames(people.filters, grid(isWide ? 4 : 1))}>
      <SearchField
        label={peopleMessages.search}
        value={q}
        onSearch={(text) => navigate(addressOfPeople({ ...filter, q: text }), { replace: true })}
      />
      {isWide ? (
        choices
      ) : (
        <Details summary={chosen > 0 ? peopleMessages.filtersChosen(chosen) : peopleMessages.filters}>
          <div className={classNames(people.choices, grid(4))}>{choices}</div>
        </Details>
      )}
    </div>
  );
}
