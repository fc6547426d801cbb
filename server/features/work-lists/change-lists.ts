import type { Transaction } from 'kysely';
import type { AuditAction } from '../../../domain/audit-actions.ts';
import type { ListEntry } from '../../../domain/contract/work-lists.ts';
import { inAlphabet, isInAlphabet } from '../../../domain/work-lists.ts';
import { AppError } from '../../core/app-error.ts';
import { insertAuditEvent } from '../../security/audit/audit.queries.ts';
import { forLongWork } from '../../db/pooled-database.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { listEntries } from './list-entries.ts';
import { findWorkLists } from './chosen-work.ts';
import { findEntries, holdLists, placeEntries } from './work-lists.queries.ts';
import type { StoredEntry } from './work-lists.queries.ts';

/** One list, and of cities those of one state. */
export type Place = Pick<StoredEntry, 'kind' | 'within'>;

interface Changing {
  db: Transaction<Database>;
  /** As they are before the change. */
  entries: readonly StoredEntry[];
  now: Date;
}

/** What was done, for the list of actions; undefined where nothing was to be done. */
type Done = { action: AuditAction; detail: Record<string, string> } | undefined;

/**
 * Runs a change of the lists while no one else can make one, with its people, its place and its line in the list of
 * actions, or not at all. It may go through everyone. Throws `list_needed` (409) where no one could register any more.
 */
export async function changeLists(
  services: Services,
  actorId: string,
  change: (changing: Changing) => Promise<Done>,
): Promise<ListEntry[]> {
  const now = services.now();
  await forLongWork(services.db)
    .transaction()
    .execute(async (db) => {
      const entries = await holdLists(db);
      const emptyBefore = await emptyLists(db);
      const done = await change({ db, entries, now });
      if (!done) return;
      if ((await emptyLists(db)).some((kind) => !emptyBefore.includes(kind))) throw new AppError('list_needed');
      if (done.action !== 'list_sorted') await keepAlphabet(db, entries);
      await insertAuditEvent(db, { actorId, now, ...done });
    });
  return listEntries(services);
}

async function emptyLists(db: Transaction<Database>): Promise<string[]> {
  const lists = Object.entries(await findWorkLists(db));
  return lists.flatMap(([kind, entries]) => (entries.length === 0 ? [kind] : []));
}

/** What stood in alphabetical order stays in it. */
async function keepAlphabet(db: Transaction<Database>, before: readonly StoredEntry[]): Promise<void> {
  const after = await findEntries(db);
  const places = new Map(after.map(({ kind, within }) => [`${kind} ${within}`, { kind, within }]));
  for (const place of places.values()) {
    const entries = openAt(after, place);
    const isKept = isInAlphabet(openAt(before, place)) && !isInAlphabet(entries);
    if (isKept) await placeEntries(db, idsOf(inAlphabet(entries)));
  }
}

/** What can be chosen there, as far as its own list says. */
export function openAt(entries: readonly StoredEntry[], { kind, within }: Place): StoredEntry[] {
  return entries.filter((one) => one.kind === kind && one.within === within && one.retired_at === null);
}

export function idsOf(entries: readonly StoredEntry[]): number[] {
  return entries.map(({ id }) => id);
}
