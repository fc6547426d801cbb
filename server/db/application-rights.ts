import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { migrationLock } from './migrate.ts';
import type { Database } from './schema.ts';

/** What the server's role may do beside reading. Of evidence nothing is changed and nothing removed. */
const onlyInserted = ['audit_events', 'security_events', 'access_log', 'audit_secrets'];
const onlyRead = ['migrations', 'audit_waiting', 'audit_links', 'audit_stumps', 'linked_evidence'];

/** Functions that run with the owner's rights, for what the role itself may not do. */
const lent = ['link_evidence', 'forget_evidence_about', 'remove_old_evidence'];

interface Relation {
  name: string;
  /** Rights that it has, of those that matter. */
  has: string[];
}

const rights = ['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'];

function wantedFor(name: string): string[] {
  if (onlyRead.includes(name)) return [];
  return onlyInserted.includes(name) ? ['INSERT'] : ['INSERT', 'UPDATE', 'DELETE'];
}

/**
 * Lets the server's role read and write rows of every table that there is, and no more: no tables of its own, none
 * emptied, none of the owner's functions. Called by the owner at each start, after the migrations; where all is as
 * wanted it changes nothing.
 */
export async function grantApplication(owner: pg.Pool, role: string): Promise<void> {
  const client = await owner.connect();
  try {
    // Grants of two starts at once would meet in the same rows.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    for (const statement of await missingStatements(client, role)) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function missingStatements(client: pg.PoolClient, role: string): Promise<string[]> {
  const to = client.escapeIdentifier(role);
  const { rows: relations } = await client.query<Relation>(
    `select relname as name, array(
       select wanted from unnest($2::text[]) as wanted where has_table_privilege($1, pg_class.oid, wanted)) as has
     from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v')
       and has_table_privilege($1, pg_class.oid, 'SELECT')
     union all
     select relname, '{lacks}' from pg_class where relnamespace = current_schema()::regnamespace
       and relkind in ('r', 'p', 'v') and not has_table_privilege($1, pg_class.oid, 'SELECT')`,
    [role, rights],
  );
  const statements: string[] = [];
  for (const { name, has } of relations) {
    const wanted = wantedFor(name);
    if (has.toSorted().join() === wanted.toSorted().join()) continue;
    const table = client.escapeIdentifier(name);
    statements.push(
      `revoke all on ${table} from ${to}`,
      `grant ${['SELECT', ...wanted].join(', ')} on ${table} to ${to}`,
    );
  }
  const { rows } = await client.query<{ schema: string; database: string; entered: boolean; makes: boolean }>(
    `select current_schema() as schema, current_database() as database,
       has_schema_privilege($1, current_schema(), 'USAGE')
       and not exists (select from pg_class where relnamespace = current_schema()::regnamespace
         and case when relkind = 'S' then not has_sequence_privilege($1, oid, 'USAGE') end)
       and not exists (select from pg_proc where pronamespace = current_schema()::regnamespace and proname = any($2)
         and not has_function_privilege($1, oid, 'EXECUTE')) as entered,
       has_schema_privilege($1, current_schema(), 'CREATE') or has_database_privilege($1, current_database(), 'TEMP')
         as makes`,
    [role, lent],
  );
  const [here] = rows;
  const schema = client.escapeIdentifier(here?.schema ?? 'public');
  if (!here?.entered) {
    statements.push(
      `grant usage on schema ${schema} to ${to}`,
      `grant usage on all sequences in schema ${schema} to ${to}`,
      ...lent.map((name) => `grant execute on function ${name} to ${to}`),
    );
  }
  if (here?.makes) {
    // Of what everyone may by default, and PostgreSQL's own tools need not.
    const database = client.escapeIdentifier(here.database);
    statements.push(
      `revoke create on schema ${schema} from public, ${to}`,
      `revoke temporary on database ${database} from public, ${to}`,
    );
  }
  return statements;
}

/** Whether the role of these connections could change or remove what is evidence. */
export async function hasExcessRights(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_table_privilege('audit_events', 'UPDATE') or has_table_privilege('audit_events', 'DELETE') as may`.execute(
    db,
  );
  return rows[0]?.may === true;
}
