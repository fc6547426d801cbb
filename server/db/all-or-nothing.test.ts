import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { tokenIn } from '../test/mailbox-server.ts';
import { goodPassword, registerPerson, registration } from '../test/people.ts';
import { activeIds } from '../test/submissions.ts';
import { serverForAll } from '../test/test-server.ts';
import { mailDueResets } from '../test/sent-mails.ts';

/** A statement in the middle of a change fails: nothing of the change is left. */

const server = serverForAll();
beforeAll(async () => {
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused on purpose'; end $$`.execute(
    server.owner,
  );
});

/** Every table, but what counts tries. */
async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'attempts'`.execute(server.owner);
  return rows.map(({ name }) => name);
}

/** What stands in each table, as a hash. */
async function everyRow(): Promise<Record<string, string>> {
  const parts = (await tables()).map(
    (name) => sql`select ${sql.lit(name)} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as rows
      from ${sql.table(name)} as t`,
  );
  const { rows } = await sql<{ name: string; rows: string }>`${sql.join(parts, sql` union all `)}`.execute(
    server.owner,
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

const tablesApart = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(before).filter((name) => before[name] !== after[name]);

/** Lets each of these tables in turn refuse to be changed. Returns those on which the change stumbled. */
async function stumble(places: readonly string[], work: () => Promise<number>): Promise<string[]> {
  const { owner: db } = server;
  const stumbled: string[] = [];
  for (const name of places) {
    await sql`create trigger stumble before insert or update or delete on ${sql.table(name)}
      for each row execute function refuse()`.execute(db);
    const before = await everyRow();
    const status = await work();
    const changed = status >= 500 ? tablesApart(before, await everyRow()) : [];
    await sql`drop trigger stumble on ${sql.table(name)}`.execute(db);
    if (status < 500) continue;
    expect([name, changed]).toEqual([name, []]);
    stumbled.push(name);
  }
  return stumbled;
}

test('ASVS 2.3.3: a registration is stored whole or not at all, wherever it fails', async () => {
  const register = async () => (await server.request('POST', '/api/auth/register', { body: registration() })).status;
  // What is made once by the first who registers, such as the notice in its words of today, is there afterwards.
  expect(await register()).toBe(201);
  // Signing in comes after it: who could not be signed in has an account, and signs in by the form.
  const stumbled = await stumble(['users', 'consents', 'employee_counts', 'registration_links'], register);
  expect(stumbled).toEqual(expect.arrayContaining(['users', 'consents']));
});

test('ASVS 2.3.3: a submission is stored whole or not at all, wherever it fails', async () => {
  const { token } = await registerPerson(server);
  const ids = await activeIds(server, token, 'GAD-7');
  const body = { type: 'GAD-7', total_score: 0, answers: Object.fromEntries(ids.map((id) => [id, 0])) };
  const submit = async () => (await server.request('POST', '/api/assessment', { token, body })).status;
  expect(await stumble(['assessments', 'last_records'], submit)).toEqual(['assessments', 'last_records']);
  expect(await submit()).toBe(201);
  const log = async () => (await server.request('POST', '/api/mood', { token, body: { mood: 'sad' } })).status;
  expect(await stumble(['moods', 'last_records'], log)).toEqual(['moods', 'last_records']);
  expect(await log()).toBe(201);
});

test('ASVS 2.3.3: a new password is stored with the end of all sessions and links, or not at all', async () => {
  const { user, token } = await registerPerson(server);
  const links: string[] = [];
  await server.request('POST', '/api/auth/forgot-password', { body: { email: user.email } });
  await mailDueResets(server.services, async (mail) => void links.push(tokenIn(mail.text)));
  const reset = async () => {
    const answer = await server.request('POST', `/api/auth/reset-password/${links[0]}`, {
      body: { newPassword: 'Other#River43' },
    });
    return answer.status;
  };
  // Tables that have nothing of the person do not stumble, and the link would be used: each is tried with the old password.
  const stumbled: string[] = [];
  for (const name of ['users', 'sessions', 'password_resets']) {
    await sql`create trigger stumble before insert or update or delete on ${sql.table(name)}
      for each row execute function refuse()`.execute(server.owner);
    const before = await everyRow();
    if ((await reset()) >= 500) stumbled.push(name);
    expect([name, tablesApart(before, await everyRow())]).toEqual([name, []]);
    await sql`drop trigger stumble on ${sql.table(name)}`.execute(server.owner);
  }
  expect(stumbled).toEqual(['users', 'sessions', 'password_resets']);
  expect((await server.request('GET', '/api/auth/me', { token })).status).toBe(200);
  const login = { email: user.email, password: goodPassword };
  expect((await server.request('POST', '/api/auth/login', { body: login })).status).toBe(200);
  expect(await reset()).toBe(200);
});
