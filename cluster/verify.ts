import pg from 'pg';
import { addressOf } from './network.ts';
import type { NodeName } from './network.ts';
import { passwords } from './database-nodes.ts';
import type { Writers } from './writers.ts';

interface Verdict {
  acknowledged: number;
  stored: number;
  lost: number;
  doubled: number;
}

/** Compares what was acknowledged with what the leader has: each of it once, and nothing else. */
export async function verify({ people }: Writers, { at, ca }: { at: NodeName; ca: string }): Promise<Verdict> {
  const client = new pg.Client({
    host: addressOf(at),
    user: 'postgres',
    password: passwords.postgres,
    database: 'evenkeel',
    ssl: { ca },
  });
  await client.connect();
  const { rows } = await client.query<{ row: string }>(`select user_id || ' ' || id as row from moods`);
  await client.end();
  // A record's id is its person's own.
  const stored = new Set(rows.map(({ row }) => row));
  const acknowledged = people.flatMap((person) => person.acknowledged.map((id) => `${person.id} ${id}`));
  const known = new Set(acknowledged);
  return {
    acknowledged: acknowledged.length,
    stored: rows.length,
    lost: acknowledged.filter((row) => !stored.has(row)).length,
    // Rows that answer to no key, and two keys that were answered by one row.
    doubled: [...stored].filter((row) => !known.has(row)).length + acknowledged.length - known.size,
  };
}
