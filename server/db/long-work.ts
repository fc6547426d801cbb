import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

const siblings = new WeakMap<Kysely<Database>, Kysely<Database>>();

/** The same database with the limits of long work: statistics and jobs. `db` itself where nothing was set apart. */
export function forLongWork(db: Kysely<Database>): Kysely<Database> {
  return siblings.get(db) ?? db;
}

export function setApartForLongWork(db: Kysely<Database>, sibling: Kysely<Database>): void {
  siblings.set(db, sibling);
}
