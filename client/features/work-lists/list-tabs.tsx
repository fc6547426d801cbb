import { formatCount } from '#messages/numbers.ts';
import { workListMessages } from '#messages/work-lists.ts';
import { workListKinds } from '../../../domain/work-lists.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { TabPanels } from '../../ui/tab-panels.tsx';
import { EntryList } from './entry-list.tsx';
import { useListEntries } from './list-entries.api.ts';
import { groupsOf } from './entry-groups.ts';
import styles from './work-lists.module.css';

/** The four lists, one at a time. */
export function ListTabs() {
  const query = useListEntries();
  const { data: entries } = query;
  if (!entries)
    return (
      <NotLoaded query={query} loading={workListMessages.loading} failed={workListMessages.loadFailed} height={640} />
    );
  const countOf = (kind: (typeof workListKinds)[number]) =>
    groupsOf(entries, kind).reduce((count, { open }) => count + open.length, 0);
  return (
    <TabPanels
      label={workListMessages.tabs}
      panels={workListKinds.map((kind) => ({
        key: kind,
        name: (
          <>
            {workListMessages.kinds[kind].list} <span className={styles.count}>{formatCount(countOf(kind))}</span>
          </>
        ),
        content: <EntryList kind={kind} entries={entries} />,
      }))}
    />
  );
}
