import type { DatabasePool } from './connect.ts';
import { gauge } from '../observability/metrics/registry.ts';

type Pools = Record<'calls' | 'long', DatabasePool>;

/** How much of the connections is in use. Of several pools of one process the latest are watched. */
export function watchPools(pools: Pools): void {
  const each = (name: string, help: string, pick: (pool: DatabasePool) => number) =>
    gauge({ name, help, labels: ['pool'] }, () => Object.entries(pools).map(([pool, one]) => [[pool], pick(one)]));
  each('evenkeel_pool_size', 'Connections to the database at most.', ({ queue }) => queue.size);
  each('evenkeel_pool_used', 'Connections in use.', ({ pool }) => pool.totalCount - pool.idleCount);
  each('evenkeel_pool_waiting', 'What waits for a connection.', ({ queue }) => queue.waiting());
  gauge({ name: 'evenkeel_database_silent', help: '1 while the database does not answer.', across: 'max' }, () =>
    pools.calls.queue.isSilent() ? 1 : 0,
  );
}
