import type { ListEntry } from '../../../domain/contract/work-lists.ts';
import { entryKey } from '../../../domain/work-lists.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';
import type { Place } from './list-entries.api.ts';

/** Entries that stand together: a list, or the cities of one state. */
export interface Group extends Place {
  state: ListEntry | undefined;
  /** Those that can be chosen, in their order. */
  open: ListEntry[];
}

export function groupsOf(entries: readonly ListEntry[], kind: WorkListKind): Group[] {
  if (kind !== 'city') return [{ kind, within: null, state: undefined, open: openIn(entries, { kind, within: null }) }];
  return entries
    .filter((entry) => entry.kind === 'state')
    .map((state) => ({ kind, within: state.id, state, open: openIn(entries, { kind, within: state.id }) }));
}

/** What can be chosen there, in its order. */
export function openIn(entries: readonly ListEntry[], { kind, within }: Place): ListEntry[] {
  return entries.filter((entry) => entry.kind === kind && entry.within === within && !entry.retired);
}

export function retiredOf(entries: readonly ListEntry[], kind: WorkListKind): ListEntry[] {
  return entries.filter((entry) => entry.kind === kind && entry.retired);
}

/** 'Gopalpur', and 'Gopalpur, Odisha' where the state isn't said beside it. */
export function fullName(entries: readonly ListEntry[], { name, within }: ListEntry): string {
  const state = entries.find(({ id }) => id === within);
  return state ? `${name}, ${state.name}` : name;
}

/** The other entry of the list that reads the same as this name. */
export function sameName(entries: readonly ListEntry[], entry: ListEntry, name: string): ListEntry | undefined {
  const key = entryKey(name);
  return entries.find(
    (other) =>
      other.kind === entry.kind &&
      other.within === entry.within &&
      other.id !== entry.id &&
      entryKey(other.name) === key,
  );
}

/** Whether an entry can be merged into the other. */
export function canTake(other: ListEntry, entry: ListEntry): boolean {
  return other.kind === entry.kind && other.id !== entry.id && !other.retired;
}

export function citiesOfState(entries: readonly ListEntry[], { id }: ListEntry): ListEntry[] {
  return entries.filter(({ within }) => within === id);
}

/** The entries with one of them moved, as far as the list goes. */
export function movedBy(steps: number, { id }: ListEntry, entries: readonly ListEntry[]): ListEntry[] {
  const from = entries.findIndex((one) => one.id === id);
  const entry = entries.filter((one) => one.id === id);
  const others = entries.filter((one) => one.id !== id);
  const to = Math.max(from + steps, 0);
  return [...others.slice(0, to), ...entry, ...others.slice(to)];
}
