import { sql } from 'kysely';
import type { TestServer } from './test-server.ts';

/** How many statements of the server's database wait for a lock that another transaction has. */
export async function waitingForLock({ services }: Pick<TestServer, 'services'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(services.db);
  return rows[0]?.count ?? 0;
}
