import { describe, expect, test } from 'vitest';
import { registerPerson, signedInAdmin } from '../../test/people.ts';
import { serverForAll } from '../../test/test-server.ts';

const server = serverForAll();

function submit(token: string, body: unknown, key?: string) {
  return server.request('POST', '/api/mood', { token, body, headers: key ? { 'Idempotency-Key': key } : {} });
}

async function moodsOf(token: string) {
  return (await server.request('GET', '/api/mood', { token })).body;
}

test('the moods of a week alone, or else the last one, are what home asks for', async () => {
  const { token } = await registerPerson(server);
  const ofWeek = async () => (await server.request('GET', '/api/mood?since=week', { token })).body;
  expect(await ofWeek()).toEqual([]);
  const first = (await submit(token, { mood: 'sad' })).body;
  server.clock.advance({ days: 9 });
  const second = (await submit(token, { mood: 'calm' })).body;
  expect(await ofWeek()).toEqual([second]);
  server.clock.advance({ days: 7 });
  expect(await ofWeek()).toEqual([second]);
  const third = (await submit(token, { mood: 'happy' })).body;
  expect(await ofWeek()).toEqual([second, third]);
  server.clock.advance({ days: 13 });
  expect(await ofWeek()).toEqual([third]);
  expect(await moodsOf(token)).toEqual([first, second, third]);
  expect((await server.request('GET', '/api/mood?since=always', { token })).status).toBe(400);
});

describe('a mood', () => {
  test.each([
    ['😄', '😄'],
    ['🙂', '🙂'],
    ['😐', '😐'],
    ['😔', '😔'],
    ['😡', '😡'],
    ['happy', '😄'],
    ['calm', '🙂'],
    ['neutral', '😐'],
    ['sad', '😔'],
    ['angry', '😡'],
    [' Happy ', '😄'],
    ['😐\uFE0F', '😐'],
  ])('sent as %j comes back as %s', async (sent, emoji) => {
    const { token } = await registerPerson(server);
    const answer = await submit(token, { mood: sent });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      created_at: server.clock.now().toISOString(),
      mood: emoji,
    });
    expect(await moodsOf(token)).toEqual([answer.body]);
  });

  test.each(['', '😀', 'glad', 'happy sad', '5', 5, ['happy'], true, null, {}, undefined])(
    '%j is refused and nothing is stored',
    async (mood) => {
      const { token } = await registerPerson(server);
      const answer = await submit(token, { mood });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { mood: expect.any(String) } });
      expect(await moodsOf(token)).toEqual([]);
    },
  );

  test.each([
    ['[]', 400],
    ['"happy"', 400],
    ['{"mood":', 400],
    ['', 400],
  ])('the body %j is refused', async (raw, status) => {
    const { token } = await registerPerson(server);
    const answer = await server.request('POST', '/api/mood', { token, raw });
    expect(answer.status).toBe(status);
    expect(answer.body.msg).toBeTruthy();
    expect(await moodsOf(token)).toEqual([]);
  });
});

test('moods come oldest first, and in the order of storing where the moment is the same', async () => {
  const { token } = await registerPerson(server);
  const stored = [];
  for (const mood of ['sad', 'angry', 'calm']) stored.push((await submit(token, { mood })).body);
  server.clock.advance({ days: -1 });
  const older = (await submit(token, { mood: 'happy' })).body;
  server.clock.advance({ days: 1 });
  expect(await moodsOf(token)).toEqual([older, ...stored]);
});

test("another person's moods are never shown, not even to an admin", async () => {
  const owner = await registerPerson(server);
  await submit(owner.token, { mood: 'sad' });
  for (const { token } of [await registerPerson(server), await signedInAdmin(server)]) {
    expect(await moodsOf(token)).toEqual([]);
    expect((await server.request('GET', `/api/mood?user_id=${owner.user.id}`, { token })).body).toEqual([]);
  }
});

describe('the same key', () => {
  test('and mood answer the first result again, emoji or word', async () => {
    const { token } = await registerPerson(server);
    const first = await submit(token, { mood: 'sad' }, 'a');
    server.clock.advance({ hours: 1 });
    const again = await submit(token, { mood: '😔' }, 'a');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await moodsOf(token)).toEqual([first.body]);
  });

  test('with another mood is refused, and the first stays', async () => {
    const { token } = await registerPerson(server);
    const first = await submit(token, { mood: 'sad' }, 'a');
    const other = await submit(token, { mood: 'happy' }, 'a');
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
    expect(await moodsOf(token)).toEqual([first.body]);
  });

  test('twenty times at once is one record', async () => {
    const { token } = await registerPerson(server);
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(token, { mood: 'calm' }, 'a')));
    const stored = await moodsOf(token);
    expect(stored).toHaveLength(1);
    for (const { status, body } of answers) expect([status, body]).toEqual([201, stored[0]]);
  });

  test('of another person, and another key, make records of their own', async () => {
    const people = [await registerPerson(server), await registerPerson(server)];
    for (const { token } of people) {
      await submit(token, { mood: 'calm' }, 'shared');
      await submit(token, { mood: 'calm' }, 'second');
      await submit(token, { mood: 'calm' });
      expect(await moodsOf(token)).toHaveLength(3);
    }
  });

  test('malformed is refused and nothing is stored', async () => {
    const { token } = await registerPerson(server);
    const answer = await submit(token, { mood: 'calm' }, 'two words');
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_idempotency_key']);
    expect(await moodsOf(token)).toEqual([]);
  });
});
