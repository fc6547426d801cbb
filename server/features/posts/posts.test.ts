import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerPerson, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { serverForAll } from '../../test/test-server.ts';

const server = serverForAll({
  now: new Date('2026-11-21T06:00:00Z'),
  config: { sessionIdleMinutes: 525_600, sessionMaxHours: 8760 },
});
let admin: SignedInPerson;
let person: SignedInPerson;

beforeAll(async () => {
  admin = await signedInAdmin(server);
  person = await registerPerson(server);
});

beforeEach(async () => {
  await server.services.db.deleteFrom('posts').execute();
  server.clock.set('2026-11-21T06:00:00Z');
});

const draft = (overrides: object = {}) => ({
  kind: 'change',
  title: 'Quiet room on the second floor',
  heard: 'There is nowhere to be alone for five minutes.',
  text: 'Since Monday there is a quiet room.\n\nIt needs no booking.',
  link: 'https://example.org/quiet-room',
  day: '2026-11-16',
  from: '2026-11-21',
  until: '2026-12-20',
  ...overrides,
});

const admins = (method: string, id = '', body?: unknown) =>
  server.request(method, `/api/admin/posts${id && `/${id}`}`, { token: admin.token, body });
const add = async (overrides: object = {}) => {
  const answer = await admins('POST', '', draft(overrides));
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
};
const read = async (at = '', { token } = person) =>
  (await server.request('GET', `/api/posts${at}`, { token })).body.posts;
const listed = async () => (await admins('GET')).body.posts;
const titles = async (at = '') => (await read(at)).map(({ title }: { title: string }) => title);

describe('posts', () => {
  it('are what the admin wrote, for everyone who is signed in', async () => {
    const post = await add();
    expect(post).toEqual({ ...draft(), id: expect.any(String), state: 'shown' });
    const shown = { ...draft(), id: post.id, ended: false };
    for (const at of ['', '?at=home']) expect(await read(at)).toEqual([shown]);
    expect(await read('', admin)).toEqual([shown]);
    expect((await server.request('GET', '/api/posts')).status).toBe(401);
  });

  it('stay a draft without a first day, and begin and end with the days of the organisation', async () => {
    await add({ title: 'Draft', from: '', until: null });
    await add({ title: 'Tomorrow', day: '2026-11-22', from: '2026-11-22', until: '2026-11-22' });
    expect((await listed()).map(({ title, state }: Record<string, string>) => [title, state])).toEqual([
      ['Tomorrow', 'planned'],
      ['Draft', 'draft'],
    ]);
    expect(await titles()).toEqual([]);
    // Midnight in Asia/Kolkata.
    server.clock.set('2026-11-21T18:29:59Z');
    expect(await titles('?at=home')).toEqual([]);
    server.clock.set('2026-11-21T18:30:00Z');
    expect([await titles(), await titles('?at=home')]).toEqual([['Tomorrow'], ['Tomorrow']]);
    server.clock.set('2026-11-22T18:30:00Z');
    expect([await titles(), await titles('?at=home')]).toEqual([['Tomorrow'], []]);
    expect((await read())[0].ended).toBe(true);
    expect((await listed()).map(({ state }: { state: string }) => state)).toEqual(['ended', 'draft']);
  });

  it('come newest first, three of them at home', async () => {
    for (const day of ['2026-11-03', '2026-11-05', '2026-11-04', '2026-11-02']) await add({ title: day, day });
    expect(await titles()).toEqual(['2026-11-05', '2026-11-04', '2026-11-03', '2026-11-02']);
    expect(await titles('?at=home')).toEqual(['2026-11-05', '2026-11-04', '2026-11-03']);
    const all = async (at: string) => (await server.request('GET', `/api/posts${at}`, { token: person.token })).body;
    expect([(await all('')).more, (await all('?at=home')).more]).toEqual([false, true]);
    expect((await server.request('GET', '/api/posts?at=work', { token: person.token })).status).toBe(400);
  });

  it('keep what two admins change of one at once, by the rules for all of it', async () => {
    const { id } = await add();
    const changes = [{ title: 'A silent room' }, { text: 'Above the library.' }, { until: null }, { link: '' }];
    await Promise.all(changes.map((change) => admins('PUT', id, change)));
    expect((await listed())[0]).toMatchObject(draft(Object.assign({}, ...changes)));
    const { status, body } = await admins('PUT', id, { until: '2026-11-20' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['until']]);
  });

  it('are changed and removed by an admin, who is named in the audit list', async () => {
    const { id } = await add();
    const changed = await admins('PUT', id, draft({ kind: 'announcement', heard: '', link: '', until: null }));
    expect(changed.body).toMatchObject({ id, kind: 'announcement', heard: '', link: '', until: null });
    const left = await admins('DELETE', id);
    expect([left.status, left.body]).toEqual([200, { posts: [] }]);
    for (const gone of [id, 'x', '0'.repeat(36)]) {
      expect((await admins('PUT', gone, draft())).status).toBe(404);
      expect((await admins('DELETE', gone)).status).toBe(404);
    }
    const { body: events } = await server.request('GET', '/api/admin/audit-events?limit=3', { token: admin.token });
    expect(events.map(({ action }: { action: string }) => action)).toEqual([
      'post_removed',
      'post_changed',
      'post_added',
    ]);
  });

  it.each([
    ['javascript:', { link: 'javascript:alert(1)' }, 'link'],
    ['a script with a tab in it', { link: 'java\tscript:alert(1)' }, 'link'],
    ['plain http', { link: 'http://example.org' }, 'link'],
    ['a link with a name in front', { link: 'https://example.org@evil.example/' }, 'link'],
    ['a link with a password', { link: 'https://a:b@example.org/' }, 'link'],
    ['data:', { link: 'data:text/html,x' }, 'link'],
    ['https without slashes', { link: 'https:example.org' }, 'link'],
    ['no title', { title: ' ' }, 'title'],
    ['a title of two lines', { title: 'a\nb' }, 'title'],
    ['no text', { text: '\n ' }, 'text'],
    ['a text that is too long', { text: 'x'.repeat(3001) }, 'text'],
    ['a direction override', { text: 'a\u202Eb' }, 'text'],
    ['another kind', { kind: 'advert' }, 'kind'],
    ['no day', { day: '' }, 'day'],
    ['a day that no month has', { day: '2026-02-30' }, 'day'],
    ['an end before the beginning', { from: '2026-11-21', until: '2026-11-20' }, 'until'],
    ['an end without a beginning', { from: null }, 'from'],
    ['a number for a day', { from: 7 }, 'from'],
  ])('are refused with %s', async (_name, wrong, field) => {
    const answer = await admins('POST', '', draft(wrong));
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    expect(await listed()).toEqual([]);
  });

  it('keep markup as the text that it is', async () => {
    const text = '<img src=x onerror=alert(1)>\n\n<b>Hello</b> & "you"';
    await add({ text, title: '<script>' });
    expect(await read()).toMatchObject([{ text, title: '<script>' }]);
  });
});
