import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

interface ServerFacts {
  /** As people write it. */
  version: string;
  /** 180004 for 18.4. */
  number: number;
  isWritable: boolean;
}

export async function readServer(db: Kysely<Database>): Promise<ServerFacts> {
  const { rows } = await sql<ServerFacts>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      current_setting('server_version_num')::integer as number,
      current_setting('transaction_read_only') = 'off' as "isWritable"`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('the database has no version');
  return facts;
}

/** The number of the last step that its tables have had. */
export async function readSchemaStep(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ step: number }>`select max(number) as step from migrations`.execute(db);
  return rows[0]?.step ?? 0;
}
