import type { ListEntry } from '../../../domain/contract/work-lists.ts';
import { isInAlphabet } from '../../../domain/work-lists.ts';
import { workListMessages as words } from '#messages/work-lists.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { EntryTable } from './entry-table.tsx';
import type { EntryAction } from './entry-table.tsx';
import type { Group } from './places.ts';
import styles from './work-lists.module.css';

type EntryGroupProps = {
  group: Group;
  entries: readonly ListEntry[];
  /** Nothing is left out, so that there is an order to change. */
  isWhole: boolean;
  onAct: (action: EntryAction, entry: ListEntry) => void;
  onSort: () => void;
};

/** A list, or the cities of one state under its name. */
export function EntryGroup({ group, entries, isWhole, onAct, onSort }: EntryGroupProps) {
  const { kind, state, open } = group;
  const canSort = isWhole && !isInAlphabet(open);
  if (open.length === 0) return null;
  return (
    <div className={styles.group}>
      {(state || canSort) && (
        <div className={styles.head}>
          {state && (
            <h2 className={styles.state}>
              {state.name}
              {state.retired && <span className={styles.quiet}> ({words.stateRetired})</span>}
            </h2>
          )}
          {canSort && (
            <Button variant="link" className={styles.sort} onClick={onSort}>
              <span>
                {words.sort}
                {state && <VisuallyHidden> {words.sortOf(state.name)}</VisuallyHidden>}
              </span>
            </Button>
          )}
        </div>
      )}
      <EntryTable
        caption={words.tableOf(words.kinds[kind].list, state?.name)}
        rows={open}
        entries={entries}
        isPart={!isWhole}
        onAct={onAct}
      />
    </div>
  );
}
