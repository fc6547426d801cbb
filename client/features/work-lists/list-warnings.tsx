import type { ListEntry } from '../../../domain/contract/work-lists.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';
import { workListMessages as words } from '#messages/work-lists.ts';
import { Notice } from '../../ui/notice.tsx';
import { groupsOf } from './places.ts';

/** What keeps someone from registering, or from choosing what seems to be there. */
export function ListWarnings({ kind, entries }: { kind: WorkListKind; entries: readonly ListEntry[] }) {
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
