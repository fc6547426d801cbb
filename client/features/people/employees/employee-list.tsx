import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { employeeListMessages, employeeMessages } from '#messages/employees.ts';
import { keptChoice, useKeptChoice } from '../../../api/kept-choice.ts';
import { NothingFoundDrawing } from '../../../illustrations/state-drawings.tsx';
import { useLocation } from '../../../routing/location.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { EmployeeCard } from './employee-card.tsx';
import { grid, row, stack } from '../../../ui/layout.ts';
import styles from './employee-list.module.css';
import { EmployeeTable } from './employee-table.tsx';
import { useEmployees } from './employees.api.ts';
import { addressOfList, isNarrowed } from './list-address.ts';
import type { ListAddress } from './list-address.ts';
import { Pager } from './pager.tsx';

const keptView = keptChoice('employees', ['cards', 'table']);

/** The matches of the filters, a page at a time, with their total: cards, or the table that someone has chosen. `download` stands beside it. */
export function EmployeeList({ place, download }: { place: ListAddress; download: ReactNode }) {
  const query = useEmployees(place);
  const { data, isPlaceholderData } = query;
  const head = useRef<HTMLParagraphElement>(null);
  const isWide = useIsWide();
  const [view, chooseView] = useKeptChoice(keptView);
  const isTable = view === 'table';
  useFocusOnNewPage(head, place.cursor);

  if (!data)
    return (
      <NotLoaded query={query} loading={employeeMessages.loading} failed={employeeMessages.loadFailed} height={640} />
    );

  const isFiltered = isNarrowed(place);
  const total = data.total ?? data.items.length;
  return (
    <section aria-label={employeeMessages.title} aria-busy={isPlaceholderData} className={stack(5)}>
      <div className={classNames(styles.head, row(5, 'apart', 'rows1'))}>
        <p ref={head} role="status" tabIndex={-1} className={styles.total}>
          {isFiltered ? employeeMessages.found(total) : employeeMessages.total(total)}
        </p>
        <div className={row(5, 'rows1')}>
          {isFiltered && (
            <ButtonLink variant="link" to={addressOfList({ sort: place.sort })}>
              {employeeMessages.clear}
            </ButtonLink>
          )}
          {isWide && total > 0 && (
            <Button variant="link" onClick={() => chooseView(isTable ? 'cards' : 'table')}>
              {isTable ? employeeListMessages.asCards : employeeListMessages.asTable}
            </Button>
          )}
          {total > 0 && download}
        </div>
      </div>
      {data.items.length === 0 ? (
        <Nobody isFiltered={isFiltered} />
      ) : (
        <div className={classNames(styles.items, isPlaceholderData && styles.old)}>
          {isWide && isTable ? (
            <EmployeeTable employees={data.items} place={place} />
          ) : (
            <ul role="list" className={classNames(grid(2), styles.cards)}>
              {data.items.map((employee) => (
                <EmployeeCard key={employee.id} employee={employee} />
              ))}
            </ul>
          )}
        </div>
      )}
      <Pager place={place} total={total} next={data.next} />
    </section>
  );
}

function Nobody({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      illustration={<NothingFoundDrawing className={styles.drawing} />}
      text={isFiltered ? employeeMessages.nothingFound : employeeMessages.none}
      nextStep={isFiltered ? employeeMessages.nothingFoundNextStep : employeeMessages.noneNextStep}
    />
  );
}

/** A step to another page starts at the top of the list; back and forward are left to the browser. */
function useFocusOnNewPage(head: RefObject<HTMLElement | null>, cursor: string) {
  const { byHistory } = useLocation();
  const shown = useRef(cursor);

  useEffect(() => {
    if (shown.current === cursor) return;
    shown.current = cursor;
    if (!byHistory) head.current?.focus();
  }, [head, cursor, byHistory]);
}
