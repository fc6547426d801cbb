import type { ListEntry } from '../../../domain/contract/work-lists.ts';
import { formatCount } from '#messages/numbers.ts';
import { workListMessages as words } from '#messages/work-lists.ts';
import { DenseTable } from '../../ui/dense-table.tsx';
import type { DenseColumn } from '../../ui/dense-table.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import type { RowAction } from '../../ui/row-menu.tsx';
import { canTake, fullName } from './entry-groups.ts';

export type EntryAction = 'rename' | 'merge' | 'up' | 'down' | 'retire' | 'restore';

type EntryTableProps = {
  caption: string;
  /** Above the names, where they are not simply that. */
  header?: string;
  rows: readonly ListEntry[];
  /** All lists, for what can be done with an entry. */
  entries: readonly ListEntry[];
  isRetired?: boolean;
  /** Others of the list are not shown: then there is no order to change. */
  isPart?: boolean;
  onAct: (action: EntryAction, entry: ListEntry) => void;
};

export function EntryTable({
  caption,
  header = words.name,
  rows,
  entries,
  isRetired = false,
  isPart = false,
  onAct,
}: EntryTableProps) {
  const columns: readonly DenseColumn<ListEntry>[] = [
    {
      key: 'name',
      header,
      share: 78,
      cell: (entry) => (isRetired ? fullName(entries, entry) : entry.name),
    },
    { key: 'people', header: words.people, share: 22, numeric: true, cell: ({ people }) => formatCount(people) },
  ];

  function actionsOf(entry: ListEntry): RowAction[] {
    const place = rows.indexOf(entry);
    const canMove = !isRetired && !isPart;
    const offered: readonly (readonly [EntryAction, string, boolean])[] = [
      ['restore', words.restore.action, isRetired],
      ['rename', words.rename.action, true],
      ['merge', words.merge.action, entries.some((other) => canTake(other, entry))],
      ['up', words.up, canMove && place > 0],
      ['down', words.down, canMove && place < rows.length - 1],
      ['retire', words.retire.action, !isRetired],
    ];
    return offered
      .filter(([, , isOffered]) => isOffered)
      .map(([action, label]) => ({ label, danger: action === 'retire', act: () => onAct(action, entry) }));
  }

  return (
    <DenseTable
      caption={caption}
      columns={columns}
      rows={rows}
      menuHeader={words.actions}
      renderMenu={(entry) => <RowMenu label={words.actionsOf(fullName(entries, entry))} actions={actionsOf(entry)} />}
    />
  );
}
