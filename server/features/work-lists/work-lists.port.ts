import type { Kysely } from 'kysely';
import type { WorkListKind, WorkLists } from '../../../domain/work-lists.ts';
import type { Database } from '../../db/schema.ts';
import { findOpenEntries } from './work-lists.queries.ts';

/** What can be chosen now. A state that has no city to choose is left out: no one could go on from it. */
export async function findWorkLists(db: Kysely<Database>): Promise<WorkLists> {
  const entries = await findOpenEntries(db);
  const named = (kind: WorkListKind) => entries.filter((entry) => entry.kind === kind).map(({ name }) => name);
  const states = entries
    .filter(({ kind }) => kind === 'state')
    .map(({ id, name }) => ({ name, cities: entries.filter(({ within }) => within === id).map((city) => city.name) }));
  return {
    theme: named('theme'),
    designation: named('designation'),
    state: states.filter(({ cities }) => cities.length > 0),
  };
}
