import { useDeferredValue, useState } from 'react';
import type { ListEntry } from '../../../domain/contract/work-lists.ts';
import { entryKey, inAlphabet } from '../../../domain/work-lists.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';
import { listImportMessages, workListMessages as words } from '#messages/work-lists.ts';
import { useOutcome } from '../../forms/use-outcome.ts';
import { Button } from '../../ui/button.tsx';
import { Details } from '../../ui/details.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AddEntry } from './add-entry.tsx';
import { EntryDialogs } from './entry-dialogs.tsx';
import type { OpenDialog } from './entry-dialogs.tsx';
import { EntryGroup } from './entry-group.tsx';
import { EntryTable } from './entry-table.tsx';
import type { EntryAction } from './entry-table.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { orderEntries, retireEntry, useChangeLists } from './list-entries.api.ts';
import { groupsOf, movedBy, openIn, retiredOf } from './entry-groups.ts';
import type { Group } from './entry-groups.ts';
import { classNames } from '../../ui/class-names.ts';
import { grid, stack } from '../../ui/layout.ts';
import styles from './work-lists.module.css';

/** From this many entries on there is a field to find one. */
const searchFrom = 12;

/** One list: what can be chosen, in its order, and what is retired. */
export function EntryList({ kind, entries }: { kind: WorkListKind; entries: readonly ListEntry[] }) {
  const { mutateAsync: change } = useChangeLists();
  const [open, setOpen] = useState<OpenDialog | 'import' | null>(null);
  const { outcome, setOutcome, carryOut } = useOutcome();
  const [sought, setSought] = useState('');
  const key = entryKey(useDeferredValue(sought));
  const matches = ({ name }: ListEntry) => entryKey(name).includes(key);
  const groups = groupsOf(entries, kind);
  const retired = retiredOf(entries, kind).filter(matches);
  const found = groups.map((group) => ({ ...group, open: group.open.filter(matches) }));
  const count = groups.reduce((sum, group) => sum + group.open.length, 0);
  const tell = (text: string) => setOutcome({ tone: 'success', text });

  const put = (what: Parameters<typeof change>[0], done: string) => carryOut(() => change(what), done);

  function act(action: EntryAction, entry: ListEntry, group?: Group) {
    if (action === 'rename' || action === 'merge' || action === 'retire') setOpen({ what: action, entry });
    else if (action === 'restore') void put(() => retireEntry(entry, false), words.restore.done(entry.name));
    else if (group) {
      const steps = action === 'up' ? -1 : 1;
      const place = group.open.indexOf(entry) + steps + 1;
      void put(
        (now) => orderEntries(group, movedBy(steps, entry, openIn(now, group))),
        words.moved(entry.name, place, group.open.length),
      );
    }
  }

  return (
    <>
      <ListWarnings kind={kind} entries={entries} />
      <div className={classNames(styles.beside, grid(4))}>
        <AddEntry kind={kind} entries={entries} change={change} onAdded={(name) => tell(words.added(name))} />
        {(count + retired.length >= searchFrom || sought !== '') && (
          <TextField
            label={words.search}
            type="search"
            autoComplete="off"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        )}
      </div>
      <Button variant="link" className={styles.import} onClick={() => setOpen('import')}>
        {listImportMessages.action}
      </Button>
      <Notice tone={outcome?.tone}>{outcome?.text}</Notice>
      {found.map((group) => (
        <EntryGroup
          key={group.within ?? ''}
          group={group}
          entries={entries}
          isWhole={key === ''}
          onAct={(action, entry) => act(action, entry, group)}
          onSort={() => void put((now) => orderEntries(group, inAlphabet(openIn(now, group))), words.sorted)}
        />
      ))}
      {key !== '' && retired.length === 0 && found.every((group) => group.open.length === 0) && (
        <p>{words.noneFound}</p>
      )}
      {retired.length > 0 && (
        <Details summary={words.retired(retired.length)}>
          <div className={stack(4)}>
            <p>{words.retiredHint}</p>
            <EntryTable
              caption={words.retired(retired.length)}
              rows={retired}
              entries={entries}
              isRetired
              onAct={(action, entry) => act(action, entry)}
            />
          </div>
        </Details>
      )}
      {open === 'import' && <ImportDialog kind={kind} onClose={() => setOpen(null)} onDone={tell} />}
      {open !== null && open !== 'import' && (
        <EntryDialogs
          open={open}
          entries={entries}
          change={change}
          onOpen={setOpen}
          onDone={tell}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** What keeps someone from registering, or from choosing what seems to be there. */
function ListWarnings({ kind, entries }: { kind: WorkListKind; entries: readonly ListEntry[] }) {
  const groups = groupsOf(entries, kind === 'state' ? 'city' : kind);
  const isEmpty = groups.every(({ open }) => open.length === 0);
  const without = groups.flatMap(({ state, open }) =>
    state && !state.retired && open.length === 0 ? [state.name] : [],
  );
  return (
    <Notice tone="warning">
      {isEmpty
        ? words.emptyList
        : without.length > 0 && without.map((state) => <p key={state}>{words.noCity(state)}</p>)}
    </Notice>
  );
}
