import { sql } from 'kysely';
import type { Endpoint } from '../../domain/contract/endpoint.ts';
import { startSession } from '../../server/security/sessions/start-session.ts';
import { registerPerson } from '../../server/test/people.ts';
import { settleEverybody } from '../../server/test/marked-person.ts';
import type { TestServer } from '../../server/test/test-server.ts';
import type { CallerName, FuzzedRequest } from './requests.ts';
import type { Known } from './values.ts';

/**
 * Written by refused calls, too: guesses are counted, a session says when it was used, a refusal is noted, and the text of
 * our notice is kept when it is first met.
 */
const writtenByRefusals = [
  'attempts',
  'sessions',
  'audit_events',
  'audit_links',
  'audit_waiting',
  'security_events',
  'hash_secrets',
  'outbox',
  'second_factor_challenges',
  'privacy_notices',
];

type People = Record<CallerName, { id: string; token: string | undefined }>;

/** Everyone who calls, on a server with a database that says what was written to it. */
export class World {
  readonly #server: TestServer;
  readonly #people: People;
  readonly #spare: readonly string[];
  #references: Readonly<Record<'own' | 'shared' | 'spare', readonly string[]>> = { own: [], shared: [], spare: [] };

  private constructor(server: TestServer, people: People, spare: readonly string[]) {
    this.#server = server;
    this.#people = people;
    this.#spare = spare;
  }

  static async settle(server: TestServer): Promise<World> {
    const { you, colleagues, counsellors, admins } = await settleEverybody(server);
    const spare = [await registerPerson(server), await registerPerson(server), await registerPerson(server)];
    const nobody = { id: '', token: undefined };
    const called = Object.fromEntries(
      Object.entries({ you, colleagues, counsellors, admins }).map(([name, { user, token }]) => [
        name,
        { id: user.id, token },
      ]),
    );
    const people = { nobody, garbage: { id: '', token: 'a'.repeat(43) }, ...called } as People;
    const world = new World(
      server,
      people,
      spare.map(({ user }) => user.id),
    );
    await world.#watchWrites();
    await world.learn();
    return world;
  }

  /** A row for each row that is written, in the same transaction: what is rolled back was not stored. */
  async #watchWrites(): Promise<void> {
    const db = this.#server.owner;
    await sql`create table fuzz_writes (written text not null)`.execute(db);
    await sql`create function fuzz_note() returns trigger language plpgsql security definer as $$
      begin insert into public.fuzz_writes values (tg_table_name || ' ' || lower(tg_op)); return null; end $$`.execute(
      db,
    );
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'fuzz_writes'`.execute(db);
    for (const { name } of rows.filter((row) => !writtenByRefusals.includes(row.name)))
      await sql`create trigger fuzz_note after insert or update or delete on ${sql.table(name)}
        for each row execute function fuzz_note()`.execute(db);
  }

  /** What was written since it was last asked. */
  async writes(): Promise<string[]> {
    const db = this.#server.owner;
    const { rows } = await sql<{ written: string }>`delete from fuzz_writes returning written`.execute(db);
    return [...new Set(rows.map(({ written }) => written))];
  }

  /** The ids that there are now. Admins change and close the accounts of others alone, or soon no one could call. */
  async learn(): Promise<void> {
    const db = this.#server.owner;
    const ids = async (query: string): Promise<string[]> =>
      (await sql.raw<{ id: string | number }>(`${query} limit 6`).execute(db)).rows.map(({ id }) => String(id));
    const { you, counsellors } = this.#people;
    this.#references = {
      own: [
        ...(await ids(`select id from moods where user_id = '${you.id}' order by random()`)),
        ...(await ids(`select id from assessments where user_id = '${you.id}' order by random()`)),
      ],
      shared: [
        ...(await ids('select id from work_list_entries order by random()')),
        ...(await ids('select id from posts order by random()')),
        ...(await ids('select id from help_lines order by random()')),
        ...(await ids('select id from suggestions order by random()')),
        ...(await ids('select id from staff_imports order by random()')),
        ...(await ids('select id from staff_list order by random()')),
        ...(await ids('select id from call_backs order by random()')),
        'phq9-1',
        'gad7-2',
        counsellors.id,
      ],
      spare: [
        ...this.#spare,
        ...(await ids(
          `select id from users where id not in (${Object.values(this.#people)
            .filter(({ id }) => id)
            .map(({ id }) => `'${id}'`)
            .join()}) order by random()`,
        )),
      ],
    };
  }

  knownTo = (caller: CallerName, { method, access }: Endpoint): Known => {
    const { own, shared, spare } = this.#references;
    const { you, colleagues } = this.#people;
    const changesOthers = access === 'admin' && method !== 'GET';
    return {
      who: caller,
      references: changesOthers ? [...shared, ...spare] : [...own, ...shared, you.id, colleagues.id],
    };
  };

  async send({ endpoint, caller, path, body, headers }: FuzzedRequest) {
    const { token } = this.#people[caller];
    return this.#server.inject(endpoint.method, path, {
      token,
      headers,
      raw: typeof body === 'string' ? body : body && Uint8Array.from(body),
    });
  }

  /** A session that was ended by what it called is begun again, and so is an account. */
  async signInAgain(caller: CallerName): Promise<void> {
    const person = this.#people[caller];
    if (person.id === '') return;
    const db = this.#server.owner;
    await sql`update users set disabled_at = null, left_on = null, left_at = null, erase_at = null, recording_stopped_at = null
      where id = ${person.id}`.execute(db);
    const started = await startSession(
      this.#server.services,
      { userId: person.id },
      { authorization: undefined, userAgent: undefined, isShared: false },
    );
    person.token = started.token;
    await this.writes();
  }

  get server(): TestServer {
    return this.#server;
  }
}
