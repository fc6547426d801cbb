import { entryKey } from '../../../../domain/work-lists.ts';
import type { WorkListKind } from '../../../../domain/work-lists.ts';
import { nearestName } from './nearest-name.ts';
import { entryNow } from '../entry-names.queries.ts';
import type { WorkEntry } from '../entry-names.queries.ts';

/** What a name of a file stands for: an entry of a list, or one that is to be added, known by its key. */
export interface WorkRef {
  kind: WorkListKind;
  /** Null where it is to be added. */
  id: number | null;
  name: string;
  /** The same for names that are the same, in the same state. */
  key: string;
  /** The entry is retired. */
  retired: boolean;
  /** The state that a city lies in. */
  within: WorkRef | undefined;
}

export interface WorkLookup {
  /** Undefined where no list has the name. */
  find(kind: WorkListKind, name: string, within: WorkRef | undefined): WorkRef | undefined;
  /** As it will be, once it is added. */
  added(kind: WorkListKind, name: string, within: WorkRef | undefined): WorkRef;
  /** The entry that is most like the name, if one is. */
  nearest(kind: WorkListKind, name: string, within: WorkRef | undefined): string | null;
}

const keyOf = (kind: WorkListKind, name: string, within: string) => `${kind}/${within}/${entryKey(name)}`;

const placeOf = (within: WorkRef | undefined) => within?.key ?? '';

/** A name that was merged into another one stands for that: staff lists are slower than ours. */
export function makeLookup(entries: ReadonlyMap<number, WorkEntry>): WorkLookup {
  const found = new Map<string, { ref: WorkRef; rank: number }>();

  function refOf({ kind, id, name, retired, within }: WorkEntry): WorkRef {
    const state = stateOf(within);
    return { kind, id, name, key: keyOf(kind, name, placeOf(state)), retired, within: state };
  }

  function stateOf(within: number | null): WorkRef | undefined {
    const around = within === null ? undefined : entryNow(entries, within);
    return around && refOf(around);
  }

  for (const entry of entries.values()) {
    const now = entryNow(entries, entry.id);
    if (!now) continue;
    const ref = refOf(now);
    const place = placeOf(stateOf(entry.within));
    // Its own name before one that was merged, and what can be chosen before what is retired.
    const rank = (ref.retired ? 2 : 0) + (now === entry ? 0 : 1);
    const key = `${entry.kind}/${place}/${entry.nameKey}`;
    const other = found.get(key);
    if (!other || rank < other.rank) found.set(key, { ref, rank });
  }
  const choosable = [...entries.values()].filter(({ retired, mergedInto }) => !retired && mergedInto === null);
  const open = Map.groupBy(choosable, ({ kind, within }) => `${kind}/${placeOf(stateOf(within))}`);

  // One name for all, however a file writes it elsewhere.
  const added = new Map<string, WorkRef>();
  const remembered = new Map<string, string | null>();

  return {
    find: (kind, name, within) => found.get(keyOf(kind, name, placeOf(within)))?.ref,
    added: (kind, name, within) => {
      const key = keyOf(kind, name, placeOf(within));
      const ref = added.get(key) ?? { kind, id: null, name: name.replaceAll(/\s+/g, ' '), key, retired: false, within };
      added.set(key, ref);
      return ref;
    },
    nearest: (kind, name, within) => {
      const key = keyOf(kind, name, placeOf(within));
      const known = remembered.get(key);
      if (known !== undefined) return known;
      const likest = nearestName(entryKey(name), open.get(`${kind}/${placeOf(within)}`) ?? [])?.name ?? null;
      remembered.set(key, likest);
      return likest;
    },
  };
}
