import type { Transaction } from 'kysely';
import { entryKey, workListKinds } from '../../../../domain/work-lists.ts';
import type { Database } from '../../../db/schema.ts';
import { insertEntries, updateEntry } from '../work-lists.queries.ts';
import type { WorkRef } from './work-lookup.ts';

/** The entry of a list that a name of a file stands for, once all are there. */
export type IdOf = (ref: WorkRef) => number;

/** What the lists get, each name once, states before their cities. Those with an id were retired, and come back. */
export function additionsOf(refs: Iterable<WorkRef>): WorkRef[] {
  const missing = new Map<string, WorkRef>();
  for (const ref of refs) if (ref.id === null || ref.retired) missing.set(ref.key, ref);
  return workListKinds.flatMap((kind) => [...missing.values()].filter((ref) => ref.kind === kind));
}

/** Puts names into their lists, behind the others, or brings them back. */
export async function addEntries(db: Transaction<Database>, additions: readonly WorkRef[]): Promise<IdOf> {
  const added = new Map<string, number>();
  const idOf: IdOf = (ref) => {
    const id = ref.id ?? added.get(ref.key);
    if (id === undefined) throw new Error('an entry was not added');
    return id;
  };
  for (const kind of workListKinds) {
    const refs = additions.filter((ref) => ref.kind === kind);
    for (const { id } of refs) if (id !== null) await updateEntry(db, id, { retired_at: null });
    const news = refs.filter(({ id }) => id === null);
    const ids = await insertEntries(
      db,
      news.map(({ name, within }) => ({
        kind,
        name,
        name_key: entryKey(name),
        within: within ? idOf(within) : null,
        idempotency_key: null,
      })),
    );
    for (const [at, { key }] of news.entries()) added.set(key, ids[at] ?? 0);
  }
  return idOf;
}
