import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createApp } from '../process/app.ts';
import type { AppOptions } from '../process/app.ts';
import { readConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { createPool } from '../db/connect.ts';
import type { PoolOptions } from '../db/connect.ts';
import type { DatabaseConnection } from '../config/connection.ts';
import { createTestDatabase } from '../db/test-database.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { createLog } from '../observability/log/log.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { createReadiness } from '../core/readiness.ts';
import type { Readiness } from '../core/readiness.ts';
import { callsTo } from './calls-to.ts';
import type { Call } from './calls-to.ts';
import { registerTestKey } from './test-key.ts';
import type { Services } from '../features/services.ts';

/** A clock that stands still until a test moves it. */
interface TestClock {
  now(): Date;
  set(instant: Date | string): void;
  advance(step: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

export interface TestServer {
  /** Without a slash at its end. */
  url: string;
  /** As the server has them: its role can only read and write rows. */
  services: Services;
  /** For a test that puts right what the server's role may not touch. */
  owner: Services['db'];
  /** Connections for the server's role, and for the owner. */
  database: Pick<TestDatabase, 'connection' | 'application'>;
  clock: TestClock;
  /** Every line logged so far, as text. */
  logLines(): string[];
  /** What a call has sent by itself, oldest first. */
  mails(): readonly OutgoingMail[];
  /** How many times a call has asked the outbox to wake up. */
  wakeCalls(): number;
  request: Call;
  /** The same without a connection, in two thirds of the time: for many thousands of calls. */
  inject: Call;
  close(): Promise<void>;
}

export interface TestServerOptions {
  config?: Partial<Config>;
  /** Where the clock stands at first; the real time where it is left out. */
  now?: Date;
  app?: AppOptions;
  /** A pool of the server's own, where its limits are the matter. */
  pool?: Pick<PoolOptions, 'max' | 'acquireTimeoutMs' | 'statementTimeoutMs'> & {
    /** Where a statement is held up on purpose, and calls wait for it. */
    isNeverSilent?: boolean;
    /** Milliseconds that a connection counts as being in use each time, where the bounds that follow from it are the matter. */
    meanMs?: number;
  };
  /** A cluster of its own, where the files of the database are the matter; else that of the test run. */
  superuser?: DatabaseConnection;
  /** What stands between the server and its database, where that is the matter. */
  through?: (database: DatabaseConnection) => Promise<DatabaseConnection>;
}

/** A long wait for a connection here is for a busy machine, and ends well. */
const usualPool = { max: 10, acquireTimeoutMs: 60_000, statementTimeoutMs: 60_000 };

/** The whole application over real HTTP on a free port, with a migrated PostgreSQL database of its own. */
export async function startTestServer({
  config = {},
  now,
  app: appOptions,
  pool,
  superuser,
  through = async (connection) => connection,
}: TestServerOptions = {}): Promise<TestServer> {
  const database = await createTestDatabase({ superuser });
  const {
    db,
    queue,
    close: closePool,
  } = createPool(
    { connection: await through(database.application) },
    { applicationName: 'evenkeel-test', ...usualPool, ...pool },
  );
  // Tests move the clock of the server, and years pass in them.
  await database.pool.query(`create or replace function evidence_clock() returns timestamptz language sql stable
    as $$ select pg_catalog.now() + interval '100 years' $$`);
  const clock = makeClock(now ?? new Date());
  // The database began when this server's time did.
  await database.pool.query('update erasure_clock set last_run_at = $1', [clock.now()]);
  const log = captureLog();
  let wakes = 0;
  const mails: OutgoingMail[] = [];
  const services: Services = {
    db,
    // A machine that is busy with other tests is no database that is silent: only who asks for limits gets them.
    queue: {
      ...queue,
      ...(pool?.meanMs !== undefined && { meanMs: () => pool.meanMs ?? 0 }),
      ...((!pool || pool.isNeverSilent) && { isSilent: () => false }),
    },
    config: { ...withAlikeSessions(readConfig({ PORT: '0', LOG_LEVEL: 'debug' }), config), ...config },
    readiness: readyAtOnce(),
    log: log.log,
    cipher: await registerTestKey(database.db, clock.now()),
    now: clock.now,
    databaseNow: async () => clock.now(),
    heldTime: clock.now,
    sendMail: async (mail) => void mails.push(mail),
    wakeOutbox: () => {
      wakes += 1;
    },
  };
  const app = await createApp(services, appOptions);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    services,
    owner: database.db,
    database,
    clock,
    logLines: log.lines,
    mails: () => mails,
    wakeCalls: () => wakes,
    request: callsTo(url),
    inject: async (method, path, { token, body, headers, raw } = {}) => {
      const authorization = token !== undefined && { authorization: `Bearer ${token}` };
      const payload = raw === undefined ? (body === undefined ? undefined : Object(body)) : Buffer.from(raw);
      const answer = await app.inject({
        method: method as 'GET',
        url: path,
        payload,
        headers: { ...authorization, ...headers },
      });
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      return {
        status: answer.statusCode,
        headers: headersOf(answer.headers),
        body: isJson && answer.body !== '' ? answer.json() : undefined,
        text: answer.body,
        bytes: new Uint8Array(answer.rawPayload),
      };
    },
    close: async () => {
      await app.close();
      await closePool();
      await database.drop();
    },
  };
}

/** One for all tests of a file. What it has is there once they run. */
export function serverForAll(options?: TestServerOptions): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startTestServer(options));
  });
  afterAll(() => server.close());
  return server;
}

/** One for each test of a file. */
export function serverForEach(options?: TestServerOptions): TestServer {
  const server = {} as TestServer;
  beforeEach(async () => {
    Object.assign(server, await startTestServer(options));
  });
  afterEach(() => server.close());
  return server;
}

/** Most tests move the clock on: that admins are signed out sooner is the matter of those of sessions alone. */
function withAlikeSessions(settings: Config, given: Partial<Config>): Config {
  const { sessionIdleMinutes, sessionMaxHours } = { ...settings, ...given };
  return { ...settings, adminSessionIdleMinutes: sessionIdleMinutes, adminSessionMaxHours: sessionMaxHours };
}

function headersOf(found: Record<string, unknown>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(found))
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, String(one));
  return headers;
}

function readyAtOnce(): Readiness {
  const readiness = createReadiness();
  readiness.clear('starting');
  return readiness;
}

function makeClock(start: Date): TestClock {
  let instant = start;
  return {
    now: () => new Date(instant),
    set: (next) => {
      instant = new Date(next);
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      instant = new Date(instant.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    },
  };
}

function captureLog() {
  const lines: string[] = [];
  const stream = new PassThrough({ encoding: 'utf8' });
  stream.on('data', (text: string) => lines.push(...text.split('\n').filter((line) => line !== '')));
  return { log: createLog({ logLevel: 'debug' }, stream), lines: () => [...lines] };
}
