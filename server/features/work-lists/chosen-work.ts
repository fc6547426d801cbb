import type { Kysely, Transaction } from 'kysely';
import type { FieldCode } from '../../../domain/contract/field-codes.ts';
import { byField } from '../../../domain/person-fields.ts';
import { plainLists, workListKinds } from '../../../domain/work-lists.ts';
import type { WorkListKind, WorkLists } from '../../../domain/work-lists.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/schema.ts';
import { findEntries, holdOpenEntries } from './work-lists.queries.ts';

/** Of a person: each is the name of an entry. Those that are left out are not looked at. */
export type ChosenWork = Partial<Record<WorkListKind, string>>;

/** What can be chosen now. A state that has no city to choose is left out: no one could go on from it. */
export async function findWorkLists(db: Kysely<Database>): Promise<WorkLists> {
  const entries = (await findEntries(db)).filter(({ retired_at }) => retired_at === null);
  const named = (kind: WorkListKind) => entries.filter((entry) => entry.kind === kind).map(({ name }) => name);
  const states = entries
    .filter(({ kind }) => kind === 'state')
    .map(({ id, name }) => ({ name, cities: entries.filter(({ within }) => within === id).map((city) => city.name) }));
  return {
    ...byField(plainLists, named),
    state: states.filter(({ cities }) => cities.length > 0),
  };
}

/**
 * Keeps what is chosen as it is until the transaction ends, so that no one is stored under a name that has just gone. To
 * be called before the person's row is written: a change of a list takes them in this order. Throws `invalid_input`
 * (400) with the fields whose entry can't be chosen any more. A city comes with its state.
 */
export async function holdChosen(db: Transaction<Database>, chosen: ChosenWork): Promise<void> {
  const held = await holdOpenEntries(db, chosen);
  const gone = workListKinds.filter((kind) => chosen[kind] !== undefined && !held.includes(kind));
  if (gone.length === 0) return;
  const codeOf = (kind: WorkListKind): FieldCode => (kind === 'city' ? 'city_not_in_state' : 'not_in_list');
  throw new AppError('invalid_input', { fields: Object.fromEntries(gone.map((kind) => [kind, codeOf(kind)])) });
}
