import type { ListEntry } from '../../../domain/contract/work-lists.ts';
import { entryKey } from '../../../domain/work-lists.ts';
import { AppError } from '../../core/app-error.ts';
import type { Services } from '../services.ts';
import { changeLists, idsOf, openAt } from './change-lists.ts';
import type { Place } from './change-lists.ts';
import { countPeopleOf } from './people-of-entries.queries.ts';
import { findAddedWith, insertEntries, placeEntries, updateEntry } from './work-lists.queries.ts';
import type { StoredEntry } from './work-lists.queries.ts';

export interface AtEntry {
  actorId: string;
  id: string;
}

type Entries = readonly StoredEntry[];

/** Throws `not_found` (404), for one that was merged too. */
export function entryAt(entries: Entries, id: string): StoredEntry {
  const found = entries.find((entry) => String(entry.id) === id);
  if (!found) throw new AppError('not_found');
  return found;
}

function stateOf(entries: Entries, { within }: Place): StoredEntry | undefined {
  return entries.find(({ id }) => id === within);
}

/** What the list of actions says of an entry. */
export function described(entries: Entries, entry: Pick<StoredEntry, 'kind' | 'name' | 'within'>) {
  const state = stateOf(entries, entry);
  return { list: entry.kind, name: entry.name, ...(state && { within: state.name }) };
}

/** The list that a new entry is for. Throws `invalid_input` (400) where a city names no state, or another entry one. */
function placeOf(entries: Entries, kind: Place['kind'], within: string | null | undefined): Place {
  if (kind !== 'city' && within) throw new AppError('invalid_input', { fields: { within: 'not_in_list' } });
  if (kind !== 'city') return { kind, within: null };
  const state = entries.find((entry) => entry.kind === 'state' && String(entry.id) === within);
  if (!state) throw new AppError('invalid_input', { fields: { within: within ? 'not_in_list' : 'required' } });
  return { kind, within: state.id };
}

/** Throws `list_name_taken` (409) where another entry of the list reads the same. */
function refuseTaken(entries: Entries, { kind, within }: Place, name: string, own?: number): void {
  const key = entryKey(name);
  const same = entries.find(
    (one) => one.kind === kind && one.within === within && one.name_key === key && one.id !== own,
  );
  if (!same) return;
  throw new AppError('list_name_taken', { fields: { name: same.retired_at ? 'name_of_retired' : 'name_in_list' } });
}

interface Addition {
  name: string;
  within?: string | null;
  idempotencyKey: string | undefined;
}

/** Throws `invalid_input` (400), `list_name_taken` and `idempotency_conflict` (409). */
export async function addEntry(
  services: Services,
  { actorId, kind }: { actorId: string; kind: Place['kind'] },
  { name, within, idempotencyKey }: Addition,
): Promise<ListEntry[]> {
  return changeLists(services, actorId, async ({ db, entries }) => {
    const place = placeOf(entries, kind, within);
    const earlier = idempotencyKey === undefined ? undefined : await findAddedWith(db, idempotencyKey);
    if (earlier) {
      const isSamePlace = earlier.kind === kind && earlier.within === place.within;
      if (isSamePlace && earlier.name_key === entryKey(name)) return undefined;
      throw new AppError('idempotency_conflict');
    }
    refuseTaken(entries, place, name);
    await insertEntries(db, [{ ...place, name, name_key: entryKey(name), idempotency_key: idempotencyKey ?? null }]);
    return { action: 'list_entry_added', detail: described(entries, { ...place, name }) };
  });
}

/** Throws `not_found` (404), `list_changed` and `list_name_taken` (409). */
export async function renameEntry(
  services: Services,
  { actorId, id }: AtEntry,
  { name, was }: { name: string; was: string },
): Promise<ListEntry[]> {
  return changeLists(services, actorId, async ({ db, entries }) => {
    const entry = entryAt(entries, id);
    if (entry.name === name) return undefined;
    if (entry.name !== was) throw new AppError('list_changed');
    refuseTaken(entries, entry, name, entry.id);
    // First of all: who has just chosen the old name is waited for, and no one can choose it any more.
    await updateEntry(db, entry.id, { name, name_key: entryKey(name) });
    const people = await countPeopleOf(db, { [entry.kind]: entry.id });
    return {
      action: 'list_entry_renamed',
      detail: { ...described(entries, entry), to: name, people: String(people) },
    };
  });
}

/** Throws `not_found` (404) and `list_needed` (409). */
export async function retireEntry(
  services: Services,
  { actorId, id }: AtEntry,
  { retired }: { retired: boolean },
): Promise<ListEntry[]> {
  return changeLists(services, actorId, async ({ db, entries, now }) => {
    const entry = entryAt(entries, id);
    if (retired === (entry.retired_at !== null)) return undefined;
    await updateEntry(db, entry.id, { retired_at: retired ? now : null });
    return {
      action: retired ? 'list_entry_retired' : 'list_entry_restored',
      detail: described(entries, entry),
    };
  });
}

/** Throws `list_changed` (409) where these are not all that can be chosen there. */
export async function orderEntries(
  services: Services,
  { actorId, kind }: { actorId: string; kind: Place['kind'] },
  { within, ids }: { within?: string | null; ids: readonly string[] },
): Promise<ListEntry[]> {
  return changeLists(services, actorId, async ({ db, entries }) => {
    const place = placeOf(entries, kind, within);
    const now = idsOf(openAt(entries, place)).map(String);
    if (new Set(ids).size !== ids.length || ids.length !== now.length || now.some((id) => !ids.includes(id)))
      throw new AppError('list_changed');
    if (ids.every((id, at) => id === now[at])) return undefined;
    await placeEntries(db, ids.map(Number));
    const state = stateOf(entries, place);
    return { action: 'list_sorted', detail: { list: kind, ...(state && { within: state.name }) } };
  });
}
