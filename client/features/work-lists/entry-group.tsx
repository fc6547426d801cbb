import type { ListEntry } from '../../../domain/contract/work-lists.ts';
import { isInAlphabet } from '../../../domain/work-lists.ts';
import { workListMessages as words } from '#messages/work-lists.ts';
import { Button } from '../../ui/button.tsx';
import { stack } from '../../ui/layout.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { EntryTable } from './entry-table.tsx';
import type { EntryAction } from './entry-table.tsx';
import type { Group } from './entry-groups.ts';
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
export function EntryGroup({ group: { kind, state, open }, entries, isWhole, onAct, onSort }: EntryGroupProps) {
  if (open.length === 0) return null;
  return (
    <div className={stack(0)}>
      <EntryTable
        caption={words.tableOf(words.kinds[kind].list, state?.name)}
        header={state && (state.retired ? words.retiredState(state.name) : state.name)}
        rows={open}
        entries={entries}
        isPart={!isWhole}
        onAct={onAct}
      />
      {isWhole && !isInAlphabet(open) && (
        <Button variant="link" className={styles.sort} onClick={onSort}>
          <span>
            {words.sort}
            {state && <VisuallyHidden> {words.sortOf(state.name)}</VisuallyHidden>}
          </span>
        </Button>
      )}
    </div>
  );
}
