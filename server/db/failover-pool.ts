import pg from 'pg';
import { HostClient, hostOfFault } from '../config/database-hosts.ts';
import type { DatabaseHosts } from '../config/database-hosts.ts';
import { codeOf } from '../core/error-code.ts';

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: (fault?: Error) => void) => void;

/** A login that is refused: it would be by the others as well. */
const refusedLogin = /^28/;

/** A pool to the right one of several hosts. What waits for a connection has tried all of them before it fails. */
export class FailoverPool extends pg.Pool {
  readonly #hosts: DatabaseHosts;

  constructor(options: pg.PoolConfig & { connectionTimeoutMillis: number }, hosts: DatabaseHosts) {
    const { user, password } = hosts.current();
    const allowedMs = Math.ceil(options.connectionTimeoutMillis / hosts.size);
    class Client extends HostClient {
      constructor() {
        super(hosts, options, allowedMs);
      }
    }
    super({ ...options, user, password, Client });
    this.#hosts = hosts;
  }

  // `query` asks this as well.
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const connected = this.#connect();
    if (!callback) return connected;
    connected.then(
      (client) => process.nextTick(callback, undefined, client, client.release),
      (error: Error) => process.nextTick(callback, error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connect(tried = 1): Promise<pg.PoolClient> {
    return super.connect().catch((error: unknown) => {
      if (tried >= this.#hosts.tries || !isOfOneHost(error)) throw error;
      return this.#connect(tried + 1);
    });
  }
}

/** Not one of a pool that has no connection to spare. */
function isOfOneHost(error: unknown): boolean {
  return error instanceof Error && hostOfFault(error) !== undefined && !refusedLogin.test(codeOf(error) ?? '');
}
