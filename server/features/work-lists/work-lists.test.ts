import { beforeEach, describe, expect, it } from 'vitest';
import { startingLists } from '../../../domain/starting-lists.ts';
import { isInAlphabet } from '../../../domain/work-lists.ts';
import { listAdmin } from '../../test/list-admin.ts';
import type { ListAdmin } from '../../test/list-admin.ts';
import { randomEmail, registerPerson, registration } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { selectPeople } from '../../db/person-columns.ts';
import { serverForEach } from '../../test/test-server.ts';

const server = serverForEach({ now: new Date('2026-11-22T06:00:00Z') });
let admin: ListAdmin;

beforeEach(async () => {
  admin = await listAdmin(server);
});

const lists = async () => (await server.request('GET', '/api/work-lists')).body;

const profile = async ({ token }: SignedInPerson) => (await server.request('GET', '/api/auth/me', { token })).body;

const places = async () => (await admin.ask('GET', 'employee-places')).body;

describe('the lists', () => {
  it('start as the specification has them, for anyone', async () => {
    expect(await lists()).toEqual(startingLists);
    expect(isInAlphabet((await admin.entries()).filter(({ kind }) => kind === 'designation'))).toBe(true);
  });

  it('are shown to admins with how many people have each entry', async () => {
    await registerPerson(server);
    await registerPerson(server, { state: 'Odisha', city: 'Gopalpur' });
    const jharkhand = await admin.entryOf('state', 'Jharkhand');
    expect(jharkhand).toEqual({
      id: jharkhand.id,
      kind: 'state',
      name: 'Jharkhand',
      within: null,
      retired: false,
      people: 1,
    });
    expect(await admin.entryOf('city', 'Jamshedpur')).toMatchObject({ within: jharkhand.id, people: 1 });
    expect(await admin.entryOf('theme', 'Education')).toMatchObject({ people: 2 });
    expect(await admin.entryOf('city', 'Chandil')).toMatchObject({ people: 0 });
  });

  it('count nobody who has left, though their names follow', async () => {
    const [stays, left] = [await registerPerson(server), await registerPerson(server)];
    const { db } = server.services;
    await db
      .updateTable('users')
      .set({ left_on: '2026-11-01', left_at: new Date('2026-11-01T00:00:00Z') })
      .where('id', '=', left.user.id)
      .execute();
    expect(await admin.entryOf('city', 'Jamshedpur')).toMatchObject({ people: 1 });
    await admin.rename('city', 'Jamshedpur', 'Tatanagar');
    expect((await admin.actions())[0]?.[1]).toMatchObject({ people: '1' });
    const rows = await selectPeople(db, ['city']).where('users.city', 'is not', null).execute();
    expect(rows.map(({ city }) => city)).toEqual(['Tatanagar', 'Tatanagar']);
    expect(await profile(stays)).toMatchObject({ city: 'Tatanagar' });
    expect(await places()).toEqual([{ state: 'Jharkhand', city: 'Tatanagar', count: 1 }]);
  });
});

describe('an entry that is added', () => {
  it('can be chosen at once, and stands where the alphabet has it', async () => {
    expect((await admin.add('theme', { name: '  Water   & sanitation ' })).status).toBe(201);
    expect((await lists()).theme.slice(-3)).toEqual(['Urban Habitat', 'Water & sanitation', 'Workplace Ecosystem']);
    const { id } = await admin.entryOf('state', 'Odisha');
    expect((await admin.add('city', { name: 'Puri', within: id })).status).toBe(201);
    const person = await registerPerson(server, { theme: 'Water & sanitation', state: 'Odisha', city: 'Puri' });
    expect(await profile(person)).toMatchObject({ theme: 'Water & sanitation', state: 'Odisha', city: 'Puri' });
    expect(await admin.actions()).toEqual([
      ['list_entry_added', { list: 'city', name: 'Puri', within: 'Odisha' }],
      ['list_entry_added', { list: 'theme', name: 'Water & sanitation' }],
    ]);
  });

  it('comes last in a list that has an order of its own', async () => {
    await admin.add('state', { name: 'Bihar' });
    const { id } = await admin.entryOf('state', 'Bihar');
    // No one could go on from a state without a city.
    expect((await lists()).state.map(({ name }: { name: string }) => name)).not.toContain('Bihar');
    await admin.add('city', { name: 'Patna', within: id });
    expect((await lists()).state.at(-1)).toEqual({ name: 'Bihar', cities: ['Patna'] });
  });

  it('is refused where the list has one that reads the same, whatever its case and spaces', async () => {
    for (const name of ['Sports', 'sPORTS', ' sports ', 'Ｓports'])
      expect(await admin.add('theme', { name })).toMatchObject({
        status: 409,
        body: { code: 'list_name_taken', fields: { name: expect.stringContaining('already has that name') } },
      });
    await admin.retire('theme', 'Sports');
    expect((await admin.add('theme', { name: 'sports' })).body.fields.name).toContain('retired');
    const { id } = await admin.entryOf('state', 'Punjab');
    // A city of the same name in another state is another city.
    expect((await admin.add('city', { name: 'Gopalpur', within: id })).status).toBe(201);
  });

  it('is refused with a sentence at the field where it is no name', async () => {
    for (const name of [undefined, null, '', '  ', 7, {}, 'a\u0000b', 'a\nb', 'a\u202Eb', '\u200B', 'x'.repeat(81)])
      expect(await admin.add('theme', { name }), JSON.stringify(name)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', fields: { name: expect.any(String) } },
      });
    for (const within of [undefined, null, '', '0', '999999', 'x', (await admin.entryOf('theme', 'Sports')).id])
      expect(await admin.add('city', { name: 'Puri', within })).toMatchObject({
        status: 400,
        body: { fields: { within: expect.any(String) } },
      });
    expect((await admin.add('theme', { name: 'Puri', within: '1' })).status).toBe(400);
    expect((await admin.add('hobby', { name: 'Chess' })).status).toBe(404);
    expect(await admin.actions()).toEqual([]);
  });

  it('is added once with one key', async () => {
    const key = randomEmail();
    for (const _ of [1, 2]) expect((await admin.add('theme', { name: 'Water' }, key)).status).toBe(201);
    expect((await lists()).theme.filter((name: string) => name === 'Water')).toHaveLength(1);
    expect(await admin.actions()).toHaveLength(1);
    expect((await admin.add('theme', { name: 'Fire' }, key)).body.code).toBe('idempotency_conflict');
  });

  it('is another one in another state, for which a key does not stand', async () => {
    const [key, odisha, punjab] = [
      randomEmail(),
      await admin.entryOf('state', 'Odisha'),
      await admin.entryOf('state', 'Punjab'),
    ];
    for (const _ of [1, 2])
      expect((await admin.add('city', { name: 'Rampur', within: odisha.id }, key)).status).toBe(201);
    expect((await admin.add('city', { name: 'Rampur', within: punjab.id }, key)).body.code).toBe(
      'idempotency_conflict',
    );
    expect(await admin.actions()).toHaveLength(1);
  });
});

describe('an entry that is renamed', () => {
  it('takes its people along, and everything that counts or finds them', async () => {
    const here = await registerPerson(server);
    const there = await registerPerson(server, { state: 'Odisha', city: 'Gopalpur' });
    for (const [kind, was, name] of [
      ['city', 'Jamshedpur', 'Tatanagar'],
      ['state', 'Jharkhand', 'Jharkhand (East)'],
      ['theme', 'Education', 'Learning'],
      ['designation', 'Teacher', 'Educator'],
    ] as const)
      expect((await admin.rename(kind, was, name)).status).toBe(200);
    const now = { state: 'Jharkhand (East)', city: 'Tatanagar', theme: 'Learning', designation: 'Educator' };
    expect(await profile(here)).toMatchObject(now);
    expect(await profile(there)).toMatchObject({ ...now, state: 'Odisha', city: 'Gopalpur' });
    expect(await places()).toEqual([
      { state: 'Jharkhand (East)', city: 'Tatanagar', count: 1 },
      { state: 'Odisha', city: 'Gopalpur', count: 1 },
    ]);
    const found = (query: string) => admin.ask('GET', `employees?${query}`);
    expect((await found('state=Jharkhand%20(East)&city=Tatanagar')).body).toHaveLength(1);
    expect((await found('city=Jamshedpur')).body).toEqual([]);
    expect(await admin.entryOf('city', 'Tatanagar')).toMatchObject({ people: 1 });
    expect((await admin.actions()).at(-1)).toEqual([
      'list_entry_renamed',
      { list: 'city', name: 'Jamshedpur', within: 'Jharkhand', to: 'Tatanagar', people: '1' },
    ]);
    expect((await server.request('POST', '/api/auth/register', { body: registration() })).body.fields).toEqual({
      theme: expect.any(String),
      designation: expect.any(String),
      state: expect.any(String),
    });
    expect((await registerPerson(server, now)).user.role).toBe('employee');
  });

  it('changes nothing the second time, nor where someone else was faster', async () => {
    const { id } = await admin.entryOf('theme', 'Sports');
    const change = (was: string, name: string) => admin.ask('PUT', `work-list-entries/${id}/name`, { was, name });
    for (const _ of [1, 2]) expect((await change('Sports', 'Games')).status).toBe(200);
    expect(await change('Sports', 'Play')).toMatchObject({ status: 409, body: { code: 'list_changed' } });
    expect(await admin.actions()).toHaveLength(1);
    expect((await lists()).theme).toContain('Games');
  });

  it('may change its case alone, and stands where the alphabet has it', async () => {
    expect((await admin.rename('theme', 'Urban dev', 'URBAN DEV')).status).toBe(200);
    expect((await admin.rename('theme', 'Workplace Ecosystem', 'A place to work')).status).toBe(200);
    expect((await lists()).theme[0]).toBe('A place to work');
    expect(await admin.rename('theme', 'Sports', 'URBAN dev')).toMatchObject({
      status: 409,
      body: { code: 'list_name_taken', fields: { name: expect.stringContaining('merge') } },
    });
    for (const id of ['0', 'x', '-1', '1e3', '99999999999999999999'])
      expect((await admin.ask('PUT', `work-list-entries/${id}/name`, { name: 'X', was: 'Y' })).status).toBe(404);
  });
});
