import type { ListEntry } from '../../../domain/contract/work-lists.ts';
import { workListKinds } from '../../../domain/work-lists.ts';
import { forLongWork } from '../../db/long-work.ts';
import type { Services } from '../services.ts';
import { countPeopleByEntry } from './people-of-entries.queries.ts';
import { findEntries } from './work-lists.queries.ts';

/** All four lists, each in its order, with how many people have each entry. */
export async function listEntries(services: Pick<Services, 'db'>): Promise<ListEntry[]> {
  const db = forLongWork(services.db);
  const [entries, counts] = await Promise.all([findEntries(db), countPeopleByEntry(db)]);
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const keyOf = (...parts: (string | null | undefined)[]) => JSON.stringify(parts.map((part) => part ?? null));
  const people = new Map(counts.map((row) => [keyOf(row.kind, row.name, row.state), row.people]));
  return workListKinds.flatMap((kind) =>
    entries
      .filter((entry) => entry.kind === kind)
      .map(({ id, name, within, retired_at: retiredAt }) => ({
        id: String(id),
        kind,
        name,
        within: within === null ? null : String(within),
        retired: retiredAt !== null,
        people: people.get(keyOf(kind, name, within === null ? null : names.get(within))) ?? 0,
      })),
  );
}
