import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { allEndpoints } from '../../../domain/contract/all-endpoints.ts';
import { fieldMessages } from '../../../domain/messages/en/field-faults.ts';
import { defaultMoodTags } from '../../../domain/mood-tags.ts';
import { givePassword, registerPerson, signedInAdmin, signedInCounsellor } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { serverForAll } from '../../test/test-server.ts';

const server = serverForAll({ config: { logLevel: 'debug' } });

async function log({ token }: SignedInPerson, mood = 'sad'): Promise<string> {
  return (await server.request('POST', '/api/mood', { token, body: { mood } })).body.id;
}
const add = ({ token }: SignedInPerson, id: string, body: unknown) =>
  server.request('PUT', `/api/mood/${id}/context`, { token, body });
const addedBy = async ({ token }: SignedInPerson) =>
  (await server.request('GET', '/api/mood-contexts', { token })).body;
const tagsOf = async ({ token }: SignedInPerson) =>
  (await server.request('GET', '/api/mood-tags', { token })).body.tags;
const choose = ({ token }: SignedInPerson, body: unknown) => server.request('PUT', '/api/mood-tags', { token, body });

const context = { tags: ['work', 'Cricket'], note: 'The test went on until nine.\nଅନିତା 😔' };

describe('what is added to a mood', () => {
  test('is kept, replaced as often as it is sent, and removed by sending nothing', async () => {
    const person = await registerPerson(server);
    const id = await log(person);
    expect(await addedBy(person)).toEqual([]);
    for (let round = 0; round < 2; round += 1) {
      const answer = await add(person, id, context);
      expect([answer.status, answer.body]).toEqual([200, { id, ...context }]);
    }
    expect(await addedBy(person)).toEqual([{ id, ...context }]);
    expect((await add(person, id, { tags: [' SLEEP ', 'Sleep'], note: '  x\r\ny ' })).body).toEqual({
      id,
      tags: ['sleep'],
      note: 'x\ny',
    });
    for (let round = 0; round < 2; round += 1)
      expect((await add(person, id, { tags: [], note: ' ' })).body).toEqual({ id, tags: [], note: '' });
    expect(await addedBy(person)).toEqual([]);
  });

  test('goes with its mood when that is taken back', async () => {
    const person = await registerPerson(server);
    const id = await log(person);
    await add(person, id, context);
    const { status } = await server.request('DELETE', `/api/mood/${id}`, { token: person.token });
    expect(status).toBe(200);
    expect(await addedBy(person)).toEqual([]);
    expect((await add(person, id, context)).status).toBe(404);
    expect((await add(person, id, { tags: [], note: '' })).status).toBe(404);
  });

  test('changes nothing of the answers of the mood calls', async () => {
    const person = await registerPerson(server);
    const id = await log(person);
    const before = (await server.request('GET', '/api/mood', { token: person.token })).text;
    await add(person, id, context);
    expect((await server.request('GET', '/api/mood', { token: person.token })).text).toBe(before);
  });

  test.each([
    ['six tags', { tags: ['1', '2', '3', '4', '5', '6'], note: '' }, { tags: 'too_many_tags' }],
    ['100 tags', { tags: Array.from({ length: 100 }, (_, n) => `t${n}`), note: '' }, { tags: 'too_many_tags' }],
    ['a tag of 10,000 letters', { tags: ['x'.repeat(10_000)], note: '' }, { tags: 'too_long' }],
    ['an empty tag', { tags: [' '], note: '' }, { tags: 'required' }],
    ['a tag with a line end', { tags: ['a\nb'], note: '' }, { tags: 'forbidden_characters' }],
    ['a tag that is no text', { tags: [7], note: '' }, { tags: 'wrong_type' }],
    ['tags that are no list', { tags: 'work', note: '' }, { tags: 'wrong_type' }],
    ['no tags', { note: '' }, { tags: 'required' }],
    ['no note', { tags: [] }, { note: 'wrong_type' }],
    ['a note of 1,001 characters', { tags: [], note: '🌳'.repeat(1001) }, { note: 'too_long' }],
    ['a note that reads backwards', { tags: [], note: 'a\u202Eb' }, { note: 'forbidden_characters' }],
  ] as const)('is refused: %s', async (_name, body, faults) => {
    const person = await registerPerson(server);
    const id = await log(person);
    const fields = Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, fieldMessages[fault]]));
    await add(person, id, context);
    const answer = await add(person, id, body);
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, 'invalid_input', fields]);
    expect(await addedBy(person)).toEqual([{ id, ...context }]);
  });

  test('takes as much as it may, of any script, and markup as the text that it is', async () => {
    const person = await registerPerson(server);
    const id = await log(person);
    const most = { tags: Array.from({ length: 5 }, (_, n) => `${n}${'ଅ'.repeat(29)}`), note: '🌳'.repeat(1000) };
    expect((await add(person, id, most)).body).toEqual({ id, ...most });
    const markup = { tags: ['<b>x</b>'], note: '<script>alert(1)</script>' };
    expect((await add(person, id, markup)).body).toEqual({ id, ...markup });
  });
});

describe("another person's mood", () => {
  test('is not there: not for an employee, an admin or a counsellor, whatever they send', async () => {
    const person = await registerPerson(server);
    const id = await log(person);
    await add(person, id, context);
    const others = [await registerPerson(server), await signedInAdmin(server), await signedInCounsellor(server)];
    for (const other of others) {
      for (const body of [
        { tags: ['theirs'], note: 'theirs' },
        { tags: [], note: '' },
      ])
        expect((await add(other, id, body)).status).toBe(404);
      expect(await addedBy(other)).toEqual([]);
      const { token } = other;
      expect((await server.request('GET', `/api/mood-contexts?user_id=${person.user.id}`, { token })).body).toEqual([]);
    }
    expect(await addedBy(person)).toEqual([{ id, ...context }]);
  });

  test.each(['x', '0', '-1', '1.5', '99999999999999999999', '%00', '1e3'])('the id %j answers 404', async (id) => {
    expect((await add(await registerPerson(server), id, context)).status).toBe(404);
  });
});

describe("a person's list of tags", () => {
  test('is the default one until they make their own', async () => {
    const [one, other] = [await registerPerson(server), await registerPerson(server)];
    expect(await tagsOf(one)).toEqual(defaultMoodTags);
    expect((await choose(one, { tags: ['Work', 'Cricket', 'cricket'] })).body).toEqual({ tags: ['work', 'Cricket'] });
    expect(await tagsOf(one)).toEqual(['work', 'Cricket']);
    expect(await tagsOf(other)).toEqual(defaultMoodTags);
    expect((await choose(one, { tags: [] })).status).toBe(200);
    expect(await tagsOf(one)).toEqual([]);
  });

  test('a new name stands on earlier moods too, and a tag that is removed stays on them', async () => {
    const person = await registerPerson(server);
    const ids = [await log(person), await log(person), await log(person)];
    const [first = '', second = '', third = ''] = ids;
    await add(person, first, { tags: ['work', 'Cricket'], note: 'a' });
    await add(person, second, { tags: ['cricket', 'Sport'], note: '' });
    await add(person, third, { tags: ['rest'], note: '' });
    const stranger = await registerPerson(server);
    await add(stranger, await log(stranger), { tags: ['Cricket'], note: '' });
    const renamed = [{ from: 'Cricket', to: 'Sport' }];
    for (let round = 0; round < 2; round += 1)
      expect((await choose(person, { tags: ['Sport'], renamed })).status).toBe(200);
    expect(await addedBy(person)).toEqual([
      { id: first, tags: ['work', 'Sport'], note: 'a' },
      { id: second, tags: ['Sport'], note: '' },
      { id: third, tags: ['rest'], note: '' },
    ]);
    expect((await addedBy(stranger))[0].tags).toEqual(['Cricket']);
  });

  test.each([
    ['21 tags', { tags: Array.from({ length: 21 }, (_, n) => `t${n}`) }, 'tags'],
    ['a tag that is too long', { tags: ['x'.repeat(31)] }, 'tags'],
    ['a new name that is empty', { tags: [], renamed: [{ from: 'a', to: '' }] }, 'renamed'],
    [
      'too many new names',
      { tags: [], renamed: Array.from({ length: 21 }, () => ({ from: 'a', to: 'b' })) },
      'renamed',
    ],
  ])('is refused: %s', async (_name, body, field) => {
    const person = await registerPerson(server);
    const answer = await choose(person, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    expect(await tagsOf(person)).toEqual(defaultMoodTags);
  });
});

test('what is stored of it is as long whichever tag it is', async () => {
  const person = await registerPerson(server);
  for (const tags of [['rest'], ['exercise'], ['sleep', 'work', 'family', 'health', 'people']])
    await add(person, await log(person), { tags, note: '' });
  await choose(person, { tags: ['rest'] });
  const { rows } = await sql<{ length: number }>`
    select length(content) as length from mood_contexts where user_id = ${person.user.id}
    union all select length(content) from mood_tags where user_id = ${person.user.id}`.execute(server.services.db);
  expect(rows).toHaveLength(4);
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
});

test('no call of an admin or a counsellor tells of it, no figure moves, and no line of the log names it', async () => {
  const person = await registerPerson(server);
  const [admin, counsellor] = [await signedInAdmin(server), await signedInCounsellor(server)];
  const id = await log(person, 'happy');
  await givePassword(server, admin);
  const reads = allEndpoints.filter(({ method, access }) => method === 'GET' && access !== 'anyone');
  async function readAll(token: string): Promise<string[]> {
    const texts: string[] = [];
    for (const { path } of reads) {
      const { text } = await server.request('GET', path.replace(':id', person.user.id), { token });
      texts.push(`${path} ${text}`);
    }
    return texts;
  }
  const figures = async () =>
    (await readAll(admin.token)).filter(
      (text) => text.startsWith('/api/admin/stats') || text.startsWith('/api/admin/exports'),
    );
  const before = await figures();
  expect(before.length).toBeGreaterThan(7);
  const secret = { tags: ['canary-tag-51c9'], note: 'canary-note-51c9' };
  expect((await add(person, id, secret)).status).toBe(200);
  expect((await choose(person, { tags: secret.tags, renamed: [{ from: 'work', to: 'canary-new-51c9' }] })).status).toBe(
    200,
  );
  await add(person, id, { ...secret, tags: ['canary-tag-51c9'.repeat(3)] });
  expect(await figures()).toEqual(before);
  for (const { token } of [admin, counsellor]) expect((await readAll(token)).join('\n')).not.toContain('canary');
  expect(
    (await readAll(person.token)).filter((text) => text.includes('canary')).map((text) => text.split(' ')[0]),
  ).toEqual([
    '/api/mood-contexts',
    '/api/mood-tags',
    '/api/my-record.csv',
    '/api/my-record.fhir.json',
    '/api/my-record.json',
  ]);
  expect(server.logLines().join('\n')).toMatch(/"route":"record"/);
  expect(server.logLines().join('\n')).not.toContain('canary');
});
