import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseDueAccounts } from '../account/erase-accounts.ts';
import { goodPassword, registerPerson, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';
import { countHelps } from './count-helps.ts';

let server: TestServer;
let admin: SignedInPerson;
const people: SignedInPerson[] = [];

beforeAll(async () => {
  server = await startTestServer({
    now: new Date('2026-11-21T06:00:00Z'),
    config: { sessionIdleMinutes: 525_600, sessionMaxHours: 8760 },
  });
  admin = await signedInAdmin(server);
  for (let one = 0; one < 12; one += 1) people.push(await registerPerson(server));
});

afterAll(() => server.close());

const personAt = (place: number) => {
  const person = people[place];
  if (!person) throw new Error('no such person');
  return person;
};

async function newPost(): Promise<string> {
  const body = { kind: 'change', title: 'Quiet room', text: 'There is one.', day: '2026-11-20', from: '2026-11-20' };
  return (await server.request('POST', '/api/admin/posts', { token: admin.token, body })).body.id;
}

const say = (id: string, { token }: SignedInPerson, helps = true) =>
  server.request('PUT', `/api/posts/${id}/helps`, { token, body: { helps } });

const shownTo = async ({ token }: SignedInPerson, id: string) => {
  const { body } = await server.request('GET', '/api/posts', { token });
  return body.posts.find((post: { id: string }) => post.id === id);
};

async function nextDay(): Promise<void> {
  server.clock.advance({ days: 1 });
  await countHelps(server.services);
}

test('who says that a post helps counts once, from the least on, in steps, as of last night', async () => {
  const id = await newPost();
  for (let place = 0; place < 4; place += 1) expect((await say(id, personAt(place))).status).toBe(200);
  await say(id, personAt(3));
  await nextDay();
  expect(await shownTo(personAt(0), id)).toMatchObject({ helps: 0, helps_me: true });
  expect(await shownTo(personAt(4), id)).toMatchObject({ helps: 0, helps_me: false });

  // The fifth is seen by nobody who watches: not in the answer, not later on the day, also not by a second count.
  expect((await say(id, personAt(4))).body).toMatchObject({ helps: 0, helps_me: true });
  await countHelps(server.services);
  expect(await shownTo(admin, id)).toMatchObject({ helps: 0 });
  await nextDay();
  expect(await shownTo(admin, id)).toMatchObject({ helps: 5 });
  const { body: listed } = await server.request('GET', '/api/admin/posts', { token: admin.token });
  expect(listed.posts.find((post: { id: string }) => post.id === id).helps).toBe(5);

  for (let place = 5; place < 9; place += 1) await say(id, personAt(place));
  await nextDay();
  expect(await shownTo(admin, id)).toMatchObject({ helps: 5 });
  await say(id, personAt(9));
  await nextDay();
  expect(await shownTo(admin, id)).toMatchObject({ helps: 10 });
});

test('where the least number is raised, fewer are not shown any more, to admins neither', async () => {
  const id = await newPost();
  for (let place = 0; place < 5; place += 1) await say(id, personAt(place));
  await nextDay();
  expect(await shownTo(personAt(9), id)).toMatchObject({ helps: 5 });
  server.services.config.minGroup = 6;
  expect(await shownTo(personAt(9), id)).toMatchObject({ helps: 0 });
  const { body: listed } = await server.request('GET', '/api/admin/posts', { token: admin.token });
  expect(listed.posts.find((post: { id: string }) => post.id === id).helps).toBe(0);
  server.services.config.minGroup = 5;
});

test('taking it back is seen by nobody else either: a step that was reached stays', async () => {
  const id = await newPost();
  for (let place = 0; place < 5; place += 1) await say(id, personAt(place));
  await nextDay();
  expect((await say(id, personAt(0), false)).body).toMatchObject({ helps: 5, helps_me: false });
  await nextDay();
  expect(await shownTo(admin, id)).toMatchObject({ helps: 5 });
  const { rows } = await sql`select from post_helps where post_id = ${id}`.execute(server.services.db);
  expect(rows).toHaveLength(4);
});

test('no row of any table leads from a person to a post, and no line of the log', async () => {
  const id = await newPost();
  const person = personAt(2);
  const before = server.logLines().length;
  await say(id, person);
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(server.services.db);
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.table(name)} as t`.execute(
      server.services.db,
    );
    const both = rows.filter(({ line }) => line.includes(id) && line.includes(person.user.id));
    expect(both, name).toEqual([]);
  }
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'post_helps'`.execute(
    server.services.db,
  );
  expect(columns.map(({ name }) => name).toSorted()).toEqual(['mark_hash', 'post_id']);
  const lines = server.logLines().slice(before);
  expect(lines.filter((line) => line.includes(person.user.id) || line.includes(id))).toEqual([]);
});

test('the marks of an erased account are gone, whatever else was said', async () => {
  const [one, other] = [await newPost(), await newPost()];
  const person = await registerPerson(server);
  for (const id of [one, other]) for (const by of [person, personAt(1)]) await say(id, by);
  const marks = async () => {
    const { rows } = await sql`select from post_helps where post_id in (${one}, ${other})`.execute(server.services.db);
    return rows.length;
  };
  expect(await marks()).toBe(4);
  await server.request('POST', '/api/account/erasure', { token: person.token, body: { password: goodPassword } });
  server.clock.advance({ days: 8 });
  await eraseDueAccounts(server.services);
  expect(await marks()).toBe(2);
  expect(await shownTo(personAt(1), one)).toMatchObject({ helps_me: true });
});

test('a post that is removed takes what was said of it along, and twenty presses at once are one', async () => {
  const id = await newPost();
  const answers = await Promise.all(Array.from({ length: 20 }, () => say(id, personAt(6))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const rows = () =>
    server.services.db.selectFrom('post_helps').where('post_id', '=', id).select('mark_hash').execute();
  expect(await rows()).toHaveLength(1);
  await server.request('DELETE', `/api/admin/posts/${id}`, { token: admin.token });
  expect(await rows()).toEqual([]);
  expect((await say(id, personAt(6))).status).toBe(404);
});

test.each([{}, { helps: 'yes' }, { helps: null }])('refuses %j', async (body) => {
  const id = await newPost();
  const answer = await server.request('PUT', `/api/posts/${id}/helps`, { token: personAt(0).token, body });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['helps']]);
});
