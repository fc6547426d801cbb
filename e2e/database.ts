import pg from 'pg';
import { findHeld } from '../server/db/embedded/find-held.ts';
import type { RunningServer } from './start-server.ts';

/** Asks the database of a server directly, as its operator could. */
export async function queryAt<Row extends pg.QueryResultRow>(
  { dataDir }: RunningServer,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(await findHeld(dataDir));
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** A more open rule waits for a week by the clock of the database, which no test moves: so it holds, as if the week were over. */
export async function endTheWait(running: RunningServer): Promise<void> {
  await queryAt(
    running,
    `with coming as (delete from coming_policy returning policy, announced_by)
      insert into record_policies (policy, at, changed_by) select policy, clock_timestamp(), announced_by from coming`,
  );
}

/** Sessions go by the clock of the database, which no test moves: so they grow older by so many minutes. */
export async function ageSessions(running: RunningServer, minutes: number): Promise<void> {
  await queryAt(
    running,
    `update sessions set created_at = created_at - make_interval(mins => $1), last_used_at = last_used_at - make_interval(mins => $1),
      expires_at = expires_at - make_interval(mins => $1), confirmed_at = confirmed_at - make_interval(mins => $1)`,
    [minutes],
  );
}
