import { formatCount } from '#messages/numbers.ts';
import { workListMessages } from '#messages/work-lists.ts';
import { workListKinds } from '../../../domain/work-lists.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/page-states.tsx';
import { TabPanels } from '../../ui/tab-panels.tsx';
import { EntryList } from './entry-list.tsx';
import { useListEntries } from './list-entries.api.ts';
import { groupsOf } from './entry-groups.ts';
import styles from './work-lists.module.css';

/** The four lists, one at a time. */
export function ListTabs() {
  const { data: entries, isPending, isFetching, refetch, error } = useListEntries();
  if (isPending) return <Loading text={workListMessages.loading} height={640} />;
  if (!entries) {
    return (
      <ErrorState
        text={workListMessages.loadFailed}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
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
