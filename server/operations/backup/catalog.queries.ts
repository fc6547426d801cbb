import { escapeIdentifier } from 'pg';
import type pg from 'pg';
import type { Begin } from './frames.ts';

export type StoredTable = Begin['tables'][number];

/**
 * Our tables in the current schema with their columns, but for those that the database computes by itself. What belongs to
 * another role than the list of migrations is none of ours.
 */
export async function findTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select relname as name, coalesce(jsonb_agg(jsonb_build_object('name', attname, 'isNullable', not attnotnull)
       order by attnum) filter (where attname is not null), '[]') as columns
     from pg_class left join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
       and relowner = (select relowner from pg_class as own
         where own.relname = 'migrations' and own.relnamespace = current_schema()::regnamespace)
     group by relname order by relname`,
  );
  return rows;
}

/** Sequences that have given out a number, and the last one. */
export async function findSequences(client: pg.ClientBase): Promise<Begin['sequences']> {
  const { rows } = await client.query<Begin['sequences'][number]>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = current_schema() and last_value is not null order by sequencename`,
  );
  return rows;
}

export interface ForeignKey {
  name: string;
  table: string;
  definition: string;
}

export async function findForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conname as name, relname as "table", pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid
     where contype = 'f' and relnamespace = current_schema()::regnamespace order by relname, conname`,
  );
  return rows;
}

/** Tables with triggers of ours, all of which are on in every schema that there was. */
export async function findTablesWithTriggers(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
     where relnamespace = current_schema()::regnamespace and not tgisinternal and tgenabled = 'O' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Anything that someone has made in the current schema; undefined where there is nothing. What an extension brings doesn't count. */
export async function findAnything(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select name from (
       select oid, relname as name, 'pg_class'::regclass as kind from pg_class
         where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
       union all
       select oid, proname, 'pg_proc'::regclass from pg_proc where pronamespace = current_schema()::regnamespace
     ) as made
     where not exists (select from pg_depend where classid = kind and objid = made.oid and deptype = 'e')
     order by name limit 1`,
  );
  return rows[0]?.name;
}

export const columnList = ({ columns }: StoredTable): string =>
  columns.map(({ name }) => escapeIdentifier(name)).join(', ');
