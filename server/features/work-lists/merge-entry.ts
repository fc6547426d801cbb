import type { Transaction } from 'kysely';
import type { ListEntry } from '../../../domain/contract/work-lists.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { described, entryAt } from './change-entry.ts';
import type { AtEntry } from './change-entry.ts';
import { changeLists } from './change-lists.ts';
import { movePeople } from './people-of-entries.queries.ts';
import type { WorkIds } from './people-of-entries.queries.ts';
import { findMerged, passOnMerged, updateEntry } from './work-lists.queries.ts';
import type { StoredEntry } from './work-lists.queries.ts';

type Entries = readonly StoredEntry[];

/**
 * The people of one entry go to another one. Once done, the same call changes nothing. Throws `not_found` (404) and
 * `list_changed` (409), where the other one is retired or gone, or this one went elsewhere.
 */
export async function mergeEntry(
  services: Services,
  { actorId, id }: AtEntry,
  { into }: { into: string },
): Promise<ListEntry[]> {
  return changeLists(services, actorId, async ({ db, entries }) => {
    const merged = /^[0-9]{1,15}$/.test(id) ? await findMerged(db, Number(id)) : undefined;
    if (merged && String(merged.into) === into) return undefined;
    if (merged) throw new AppError('list_changed');
    const entry = entryAt(entries, id);
    const target = entries.find((other) => String(other.id) === into && other.kind === entry.kind);
    if (!target || target.retired_at || target === entry) throw new AppError('list_changed');
    await closeEntry(db, entry, target);
    const moved = entry.kind === 'state' ? await moveCities(db, entries, entry, target) : 0;
    const others = await movePeople(db, { [entry.kind]: entry.id }, idsOf(target));
    return {
      action: 'list_entry_merged',
      detail: { ...described(entries, entry), to: target.name, people: String(moved + others) },
    };
  });
}

/** Of an entry, and of the state that it lies in. */
function idsOf({ kind, id, within }: StoredEntry): WorkIds {
  return { [kind]: id, ...(within !== null && { state: within }) };
}

async function closeEntry(db: Transaction<Database>, entry: StoredEntry, target: StoredEntry): Promise<void> {
  await updateEntry(db, entry.id, { merged_into: target.id });
  await passOnMerged(db, entry.id, target.id);
}

/** A city that the other state has as well becomes one with it. Returns how many people have gone there. */
async function moveCities(
  db: Transaction<Database>,
  entries: Entries,
  from: StoredEntry,
  to: StoredEntry,
): Promise<number> {
  let people = 0;
  for (const city of entries.filter(({ within }) => within === from.id)) {
    const same = entries.find((other) => other.within === to.id && other.name_key === city.name_key);
    if (!same) {
      await updateEntry(db, city.id, { within: to.id });
      continue;
    }
    if (city.retired_at === null) await updateEntry(db, same.id, { retired_at: null });
    await closeEntry(db, city, same);
    people += await movePeople(db, { city: city.id }, idsOf(same));
  }
  return people;
}
