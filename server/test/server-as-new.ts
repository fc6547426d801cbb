import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { settleRefusals } from '../security/audit/refusal-counts.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer, TestServerOptions } from './test-server.ts';

/**
 * One for all tests of a file, each of which finds it as if it were its own: nobody is there, nothing was tried, said or mailed,
 * clock and settings are those of the start. In a tenth of the time of a start. What a new database has of itself, such as lists,
 * questions and its states, is as the test before has left it; so is what repeated lines of the log have said in this minute.
 */
export function serverAsNew(options?: TestServerOptions): TestServer {
  const server = {} as TestServer;
  let begin: () => Promise<void>;
  beforeAll(async () => {
    const started = await startTestServer(options);
    const { services, owner, clock } = started;
    const empty = sql.raw(await emptying(owner));
    const [now, config] = [clock.now(), { ...services.config }];
    const said = { lines: 0, mails: 0, wakes: 0 };
    Object.assign(server, started, {
      logLines: () => started.logLines().slice(said.lines),
      mails: () => started.mails().slice(said.mails),
      wakeCalls: () => started.wakeCalls() - said.wakes,
    } satisfies Partial<TestServer>);
    begin = async () => {
      await settleRefusals(services);
      await empty.execute(owner);
      clock.set(now);
      for (const name of Object.keys(services.config)) Reflect.deleteProperty(services.config, name);
      Object.assign(services.config, config);
      Object.assign(said, {
        lines: started.logLines().length,
        mails: started.mails().length,
        wakes: started.wakeCalls(),
      });
    };
  });
  beforeEach(() => begin());
  afterAll(() => server.close());
  return server;
}

/** A statement that empties each table that a new database has empty. Most rows go with their person. */
async function emptying(owner: TestServer['owner']): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'users'`.execute(owner);
  const found = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name where not exists (select from ${sql.table(name)})`,
  );
  const { rows: empty } = await sql<{ name: string }>`${sql.join(found, sql` union all `)}`.execute(owner);
  const statements = ['users', ...empty.map(({ name }) => name)].map((name) => `delete from "${name}";`);
  return `do $$ begin ${statements.join(' ')} end $$`;
}
