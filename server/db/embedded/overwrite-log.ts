import type pg from 'pg';
import type { DatabaseConnection } from '../../config/connection.ts';
import { withClient } from '../with-client.ts';

/**
 * Leaves nothing in the log of changes of what was written so far. PostgreSQL uses its old files again under new names, with
 * their content: they are written over up to the last one.
 */
export async function overwriteLog(superuser: DatabaseConnection): Promise<void> {
  await withClient(superuser, async (client) => {
    await endFile(client);
    await client.query('checkpoint');
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from pg_ls_waldir()
       where name ~ '^[0-9A-F]{24}$' and name >= pg_walfile_name(pg_current_wal_insert_lsn())`,
    );
    for (let file = 0; file < (rows[0]?.count ?? 0); file += 1) await endFile(client);
    await client.query('checkpoint');
  });
}

/** The rest of the file in use is filled with empty pages. One that nothing was written to is not ended. */
async function endFile(client: pg.Client): Promise<void> {
  await client.query(`select pg_logical_emit_message(false, '', '')`);
  await client.query('select pg_switch_wal()');
}
