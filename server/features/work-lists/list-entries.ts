import type { ListEntry } from '../../../domain/contract/work-lists.ts';
import { workListKinds } from '../../../domain/work-lists.ts';
import { forLongWork } from '../../db/pooled-database.ts';
import type { Services } from '../services.ts';
import { countPeopleByEntry } from './people-of-entries.queries.ts';
import { findEntries } from './work-lists.queries.ts';

/** All lists, each in its order, with how many people have each entry. */
export async function listEntries(services: Pick<Services, 'db'>): Promise<ListEntry[]> {
  const db = forLongWork(services.db);
  const [entries, counts] = await Promise.all([findEntries(db), countPeopleByEntry(db)]);
  const people = new Map(counts.map((row) => [row.entry, row.people]));
  return workListKinds.flatMap((kind) =>
    entries
      .filter((entry) => entry.kind === kind)
      .map(({ id, name, within, retired_at: retiredAt }) => ({
        id: String(id),
        kind,
        name,
        within: within === null ? null : String(within),
        retired: retiredAt !== null,
        people: people.get(id) ?? 0,
      })),
  );
}
