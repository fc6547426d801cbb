import type { Config } from '../../config/config.ts';
import type { PoolTarget } from '../../db/connect.ts';

/** What the supervisor says to a worker. Settings go this way too, so that no secret stands in an environment or a command line. */
export type Order =
  | { order: 'serve'; config: Config; target: PoolTarget }
  /** After a pause in which calls are still taken. */
  | { order: 'stop'; pauseMs: number }
  /** Cut off what is still under way. */
  | { order: 'hurry' };
// Beside these go the figures, see server/observability/metrics/exchange.ts.

/** What a worker says to its supervisor. */
export type Report =
  | { report: 'ready'; address: string }
  /** It cannot start, for a reason that the operator can mend: the sentence says it. */
  | { report: 'fault'; sentence: string };
