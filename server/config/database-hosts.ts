import pg from 'pg';

/** What a connection is for, in the words of libpq's `target_session_attrs`. */
export const wantedSessions = ['any', 'read-write', 'primary', 'standby', 'prefer-standby', 'read-only'] as const;

export type WantedSession = (typeof wantedSessions)[number];

/** One host of a database: what the driver needs for a connection to it. */
type HostSettings = pg.ClientConfig & { host: string };

/** What is met where a host can be reached and is not what is wanted: while a leader is being chosen, none of them is. */
export class OtherSession extends Error {
  override readonly name = 'OtherSession';
  readonly code = 'EK003';

  constructor(wanted: WantedSession) {
    super(`no host of the database is ${wanted} now`);
  }
}

/**
 * The hosts of one database, of which one is the right one now. That one is tried first until it fails, and then the next,
 * in a ring: after a failover the first who meets it finds the new leader for all.
 */
export class DatabaseHosts {
  readonly wanted: WantedSession;
  readonly #settings: readonly HostSettings[];
  #place = 0;
  /** How many were left since one was right. */
  #left = 0;

  constructor(settings: readonly HostSettings[], wanted: WantedSession) {
    this.#settings = settings;
    this.wanted = wanted;
  }

  get size(): number {
    return this.#settings.length;
  }

  current(): HostSettings {
    const settings = this.#settings[this.#place];
    if (!settings) throw new Error('a database has no host');
    return settings;
  }

  /** How often a connection is tried: a second time round where any host is better than none. */
  get tries(): number {
    return this.wanted === 'prefer-standby' ? this.size * 2 : this.size;
  }

  /** Which session is taken now. What is only preferred is so until no host had it. */
  get takes(): Exclude<WantedSession, 'prefer-standby'> {
    if (this.wanted !== 'prefer-standby') return this.wanted;
    return this.#left < this.size ? 'standby' : 'any';
  }

  stay(): void {
    this.#left = 0;
  }

  /** Another one may have left it meanwhile. */
  leave(settings: HostSettings): void {
    this.#left += 1;
    if (this.current() === settings) this.#place = (this.#place + 1) % this.size;
  }
}

const failedHosts = new WeakMap<Error, string>();

/** The host of several that an error of connecting is about. */
export function hostOfFault(error: Error): string | undefined {
  return failedHosts.get(error);
}

/** A connection to the host whose turn it is, which is made when it is known to be the right one. */
export class HostClient extends pg.Client {
  readonly #hosts: DatabaseHosts;
  readonly #settings: HostSettings;
  readonly #allowedMs: number;

  constructor(hosts: DatabaseHosts, options: pg.PoolConfig, allowedMs: number) {
    const settings = hosts.current();
    super({ ...options, ...settings, connectionTimeoutMillis: allowedMs });
    this.#hosts = hosts;
    this.#settings = settings;
    this.#allowedMs = allowedMs;
    // Between two questions no one else listens.
    this.on('error', () => undefined);
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error | null) => void): void;
  override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | undefined {
    const connected = this.#connect();
    if (!callback) return connected;
    connected.then(
      () => process.nextTick(callback, null),
      (error: unknown) => process.nextTick(callback, error),
    );
    return undefined;
  }

  async #connect(): Promise<pg.Client> {
    // From a host that falls silent after the login nothing else would tell.
    const timer = setTimeout(() => void this.end(), this.#allowedMs);
    try {
      await super.connect();
      if (!(await isWanted(this, this.#hosts.takes))) throw new OtherSession(this.#hosts.wanted);
      this.#hosts.stay();
      return this;
    } catch (error) {
      if (error instanceof Error) failedHosts.set(error, this.#settings.host);
      this.#hosts.leave(this.#settings);
      void this.end();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

async function isWanted(client: pg.Client, wanted: DatabaseHosts['takes']): Promise<boolean> {
  if (wanted === 'any') return true;
  const { rows } = await client.query<{ recovers: boolean; reads: boolean }>(
    `select pg_is_in_recovery() as recovers, current_setting('transaction_read_only') = 'on' as reads`,
  );
  const [{ recovers, reads } = { recovers: true, reads: true }] = rows;
  return { 'read-write': !reads, primary: !recovers, standby: recovers, 'read-only': reads }[wanted];
}
