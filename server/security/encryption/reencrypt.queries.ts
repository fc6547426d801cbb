import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { EncryptedColumn } from './encrypted-columns.ts';

/** One that holds encrypted values, or hashes. */
export type StoredColumn = Pick<EncryptedColumn, 'column' | 'key'> & { table: string };

interface EncryptedRow {
  /** The primary key, as text. */
  key: readonly string[];
  value: Buffer;
}

interface EncryptedChange {
  key: readonly string[];
  /** What stood there when it was read. */
  value: Buffer | null;
  encrypted: Buffer;
}

type Part = RawBuilder<unknown>;

const keyColumns = ({ key }: StoredColumn): Part => sql.join(key.map(({ name }) => sql.ref(name)));

const keyValues = ({ key }: StoredColumn, values: readonly string[]): Part =>
  sql.join(key.map(({ type }, place) => sql`${values[place]}::${sql.raw(type)}`));

/** The next rows in the order of their key whose value is encrypted with another key than this. */
export async function findEncryptedOtherwise(
  db: Kysely<Database>,
  column: EncryptedColumn,
  { keyId, after, limit }: { keyId: string; after: readonly string[] | undefined; limit: number },
): Promise<EncryptedRow[]> {
  const value = sql.ref(column.column);
  const behind = after ? sql`(${keyColumns(column)}) > (${keyValues(column, after)})` : sql`true`;
  const { rows } = await sql<EncryptedRow>`
    select array[${sql.join(column.key.map(({ name }) => sql`${sql.ref(name)}::text`))}] as key, ${value} as value
    from ${sql.table(column.table)}
    where ${behind} and ${value} is not null and substring(${value} from 2 for 4) <> ${Buffer.from(keyId, 'hex')}
    order by ${keyColumns(column)}
    limit ${limit}`.execute(db);
  return rows;
}

/**
 * Puts new values in the place of old ones, and leaves every row alone that has changed since it was read.
 * @returns how many were replaced.
 */
export async function replaceEncrypted(
  db: Kysely<Database>,
  column: StoredColumn,
  changes: readonly EncryptedChange[],
): Promise<number> {
  const value = sql.ref(column.column);
  const keys = column.key.map(({ type }, place) => sql`${changes.map(({ key }) => key[place])}::${sql.raw(type)}[]`);
  const names = column.key.map((_, place) => sql.ref(`key_${place}`));
  const sameRow = column.key.map(
    ({ name }, place) => sql`${sql.ref(`stored.${name}`)} = ${sql.ref(`change.key_${place}`)}`,
  );
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(column.table)} as stored set ${value} = change.after
    from unnest(${sql.join(keys)}, ${changes.map((change) => change.value)}::bytea[],
      ${changes.map(({ encrypted }) => encrypted)}::bytea[]) as change (${sql.join(names)}, before, after)
    where ${sql.join(sameRow, sql` and `)}
      and ${sql.ref(`stored.${column.column}`)} is not distinct from change.before`.execute(db);
  return Number(numAffectedRows);
}
