import type pg from 'pg';
import { passwordOf } from './passwords.ts';

/** The database, and the role that owns it: it makes tables, and is no superuser. */
export const databaseName = 'evenkeel';
export const ownerRole = 'evenkeel';

/** The role that serves: it reads and writes rows, as far as `application-rights.ts` lets it. */
export const applicationRole = 'evenkeel_app';

export async function ensureApplicationDatabase(client: pg.Client, superusers: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select rolname as name from pg_roles');
  for (const role of [ownerRole, applicationRole]) {
    if (rows.some(({ name }) => name === role)) continue;
    await client.query(
      `create role ${role} login nosuperuser nocreatedb nocreaterole nobypassrls
       password ${client.escapeLiteral(passwordOf(role, superusers))}`,
    );
  }
  const found = await client.query('select from pg_database where datname = $1', [databaseName]);
  if (found.rows.length === 0) await client.query(`create database ${databaseName} owner ${ownerRole}`);
}

/** Where the cluster is of a version that asked for none, or has others: every role gets its own. */
export async function setPasswords(client: pg.Client, superusers: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = any($1)',
    [[ownerRole, applicationRole]],
  );
  await client.query(`alter role postgres password ${client.escapeLiteral(superusers)}`);
  for (const { name } of rows)
    await client.query(`alter role ${name} password ${client.escapeLiteral(passwordOf(name, superusers))}`);
}
