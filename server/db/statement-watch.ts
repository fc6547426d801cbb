import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import type { ConnectionTurns } from './connection-turns.ts';
import { DatabaseSilent } from './silence.ts';
import { codeOf } from '../core/error-code.ts';

/** Milliseconds between two looks. */
const lookEveryMs = 100;

/**
 * Milliseconds between two looks, after which it was this process or its machine that stood still: what it finds then may
 * be old because of that, and is judged by the next look.
 */
const standstill = 500;

/** Milliseconds after which a statement of a call is late, though it may still be answered. */
const lateAfter = 1000;

/** After which it is asked whether the database still answers, while a long statement is under way; and how often. */
const [askAfter, askEvery] = [300, 500];

/**
 * Connections that may come about at once. All eight at once, of a crowd on a server that has just started, were none in time on
 * a busy machine; others wait for the first ones, which are free again sooner.
 */
const openingAtOnce = 2;

/** How long a silence is remembered for those who wait for something else. */
const rememberedFor = 1000;

interface StatementLimits {
  /** Milliseconds that a statement may take. */
  silenceMs: number;
  /** The same for the beginning of a transaction, which takes no time where a connection is alive. */
  beginMs: number;
  /** What may be waited for a connection while it is silent. */
  acquireTimeoutMs: number;
  /** Long work may take its time: only what others meet says that the database is silent. */
  isPatient: boolean;
}

/** One connection. */
interface Watched {
  client: pg.PoolClient;
  limits: StatementLimits;
  /** Who has it: `other` is one that says its statements itself, and has no limit here. */
  user: 'nobody' | 'us' | 'other';
  /** When its statement under way was sent. */
  sentAt: number | undefined;
  /** Milliseconds that it may take. */
  allowed: number;
  /** When it has last answered. */
  heardAt: number;
  /** Where it was lent in a turn. */
  giveBack?: (() => void) | undefined;
}

/** Ends connections from which nothing comes any more; see docs/decisions/139. One for all pools to one database. */
export class StatementWatch {
  readonly #watched = new Map<pg.PoolClient, Watched>();
  readonly #timer = setInterval(() => this.#look(), lookEveryMs).unref();
  #lookedAt = performance.now();
  #hasStoodStill = false;
  #isLate = false;
  #silentUntil = 0;
  /** When any connection has last answered. */
  #heardAt = 0;
  /** What waits for connections of each pool. */
  readonly #queues: { turns: ConnectionTurns; limits: StatementLimits }[] = [];
  #ask: (() => Promise<unknown>) | undefined;
  #asksAgainAt = 0;

  /** What to ask the database while long work is under way. */
  askWith(ask: () => Promise<unknown>): void {
    this.#ask = ask;
  }

  /** Whether calls that have waited for long would wait for nothing. */
  isSilent(): boolean {
    return this.#isLate || performance.now() < this.#silentUntil;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The pool for Kysely, every connection of which is watched while it is lent. */
  over(pool: pg.Pool, limits: StatementLimits, turns: ConnectionTurns): PostgresPool {
    this.#queues.push({ turns, limits });
    let open = 0;
    const count = (change: number) => turns.allow((open += change) + openingAtOnce);
    count(0);
    pool.on('connect', (client) => {
      this.#add(client, limits);
      count(1);
    });
    pool.on('acquire', (client) => this.#lendTo(client, 'other'));
    pool.on('release', (_error, client) => this.#lendTo(client, 'nobody'));
    pool.on('remove', (client) => {
      if (this.#watched.delete(client)) count(-1);
    });
    return {
      options: pool.options,
      end: () => pool.end(),
      connect: async () => {
        const giveBack = await turns.take();
        const client = await connectTo(pool).catch((error: unknown) => {
          giveBack();
          this.#remember();
          throw error;
        });
        this.#lendTo(client, 'us', giveBack);
        return client;
      },
    };
  }

  #lendTo(client: pg.PoolClient, user: Watched['user'], giveBack?: () => void): void {
    const watched = this.#watched.get(client);
    if (!watched) return giveBack?.();
    watched.user = user;
    watched.giveBack?.();
    watched.giveBack = giveBack;
  }

  #add(client: pg.PoolClient, limits: StatementLimits): void {
    const watched: Watched = {
      client,
      limits,
      user: 'other',
      sentAt: undefined,
      allowed: 0,
      heardAt: performance.now(),
    };
    this.#watched.set(client, watched);
    this.#heardAt = watched.heardAt;
    client.on('drain', () => {
      watched.sentAt = undefined;
      watched.heardAt = performance.now();
      this.#heardAt = watched.heardAt;
    });
    const query = client.query.bind(client) as (...words: unknown[]) => unknown;
    const timed = (...words: unknown[]): unknown => {
      if (watched.user === 'us') {
        watched.sentAt = performance.now();
        watched.allowed = isBeginning(words[0]) ? limits.beginMs : limits.silenceMs;
      }
      return query(...words);
    };
    Object.assign(client, { query: timed });
  }

  #look(): void {
    const now = performance.now();
    // Twice in a row would never judge on a machine that is short of time.
    this.#hasStoodStill = !this.#hasStoodStill && now - this.#lookedAt > standstill;
    this.#lookedAt = now;
    if (this.#hasStoodStill) return;
    let silentSince = Infinity;
    let oldestCall = 0;
    let oldest = 0;
    for (const { sentAt, allowed, limits } of this.#watched.values()) {
      if (sentAt === undefined) continue;
      const age = now - sentAt;
      if (age > allowed) silentSince = Math.min(silentSince, sentAt);
      if (!limits.isPatient) oldestCall = Math.max(oldestCall, age);
      oldest = Math.max(oldest, age);
    }
    // In a crowd one may wait for another's row, and the database is not silent while it answers anyone.
    this.#isLate = oldestCall >= lateAfter && now - this.#heardAt >= lateAfter;
    if (silentSince < Infinity) this.#endSilent(silentSince, now);
    if (this.isSilent())
      for (const { turns, limits } of this.#queues)
        turns.refuseOlder(limits.acquireTimeoutMs, () => new DatabaseSilent());
    if (oldest >= askAfter) this.#askNow(now);
  }

  /** With one that is silent go those that were not heard since: what holds for it may hold for them. */
  #endSilent(since: number, now: number): void {
    this.#remember();
    for (const { client, user, sentAt, allowed, heardAt } of this.#watched.values()) {
      const isOverdue = sentAt !== undefined && now - sentAt > allowed;
      if (isOverdue || (user !== 'other' && heardAt < since)) breakOff(client);
    }
  }

  #remember(): void {
    this.#silentUntil = performance.now() + rememberedFor;
  }

  #askNow(now: number): void {
    if (!this.#ask || now < this.#asksAgainAt) return;
    this.#asksAgainAt = now + askEvery;
    // Who meets the fault is the watch itself.
    this.#ask().catch(() => undefined);
  }
}

/** A password that was changed this very moment is another one the next time it is asked for (`database-target.ts`). */
async function connectTo(pool: pg.Pool): Promise<pg.PoolClient> {
  return pool.connect().catch((error: unknown) => {
    if (codeOf(error) === '28P01' && typeof pool.options.password === 'function') return pool.connect();
    throw error;
  });
}

const isBeginning = (text: unknown) => typeof text === 'string' && /^(?:begin|start transaction)\b/.test(text);

/** Not `end`, which would say goodbye and wait: the pool then takes it for broken, and never lends it again. */
function breakOff(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(error: Error): void } } };
  connection.stream.destroy(new DatabaseSilent());
}
