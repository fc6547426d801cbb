import { employeeMessages } from '#messages/employees.ts';
import { useLocation } from '../../../routing/location.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { pageSize } from './employees.api.ts';
import { addressOfList } from './list-address.ts';
import type { ListAddress } from './list-address.ts';
import styles from './pager.module.css';

type PagerProps = { place: ListAddress; total: number; next: string | undefined };

/**
 * Pages are found by where the one before them ended, which leads forward only: the way back is kept in the browser's
 * history state, and without it leads to the first page.
 */
export function Pager({ place, total, next }: PagerProps) {
  const trail = readTrail(useLocation().state);
  const { cursor, page } = place;
  if (cursor === '' && next === undefined) return null;
  return (
    <nav aria-label={employeeMessages.pages} className={styles.pager}>
      {cursor !== '' && <Previous place={place} trail={trail} />}
      <span className={styles.where}>{employeeMessages.page(page, Math.ceil(total / pageSize))}</span>
      {next !== undefined && (
        <ButtonLink
          variant="quiet"
          to={addressOfList({ ...place, cursor: next, page: page + 1 })}
          state={{ trail: [...trail, cursor] }}
        >
          {employeeMessages.next}
        </ButtonLink>
      )}
    </nav>
  );
}

function Previous({ place, trail }: { place: ListAddress; trail: readonly string[] }) {
  const before = trail.at(-1);
  const isKnown = before !== undefined;
  return (
    <ButtonLink
      variant="quiet"
      to={addressOfList({ ...place, cursor: before ?? '', page: isKnown ? place.page - 1 : 1 })}
      state={{ trail: trail.slice(0, -1) }}
    >
      {isKnown ? employeeMessages.previous : employeeMessages.firstPage}
    </ButtonLink>
  );
}

/** The cursors of the pages before this one, oldest first. */
function readTrail(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('trail' in state) || !Array.isArray(state.trail)) return [];
  return state.trail.filter((cursor) => typeof cursor === 'string');
}
