import type pg from 'pg';

/** The role and the database of the application; that role owns its database and is no superuser. */
export const applicationName = 'evenkeel';

export async function ensureApplicationDatabase(client: pg.Client, password: string | undefined): Promise<void> {
  const { rows } = await client.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $1) as database`,
    [applicationName],
  );
  const secret = password ? ` password ${client.escapeLiteral(password)}` : '';
  if (!rows[0]?.role) await client.query(`create role ${applicationName} login${secret}`);
  if (!rows[0]?.database) await client.query(`create database ${applicationName} owner ${applicationName}`);
}
