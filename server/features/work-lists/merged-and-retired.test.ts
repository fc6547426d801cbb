import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { holdChosen } from './chosen-work.ts';
import { listAdmin } from '../../test/list-admin.ts';
import type { ListAdmin } from '../../test/list-admin.ts';
import { registerPerson, registration } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { selectPeople } from '../../db/person-columns.ts';
import { serverForEach } from '../../test/test-server.ts';

const server = serverForEach({ now: new Date('2026-11-22T06:00:00Z') });
let admin: ListAdmin;

beforeEach(async () => {
  admin = await listAdmin(server);
});

afterEach(async () => {
  expect(await wronglyNoted()).toEqual([]);
});

const lists = async () => (await server.request('GET', '/api/work-lists')).body;
const profile = async ({ token }: SignedInPerson) => (await server.request('GET', '/api/auth/me', { token })).body;
const places = async () => (await admin.ask('GET', 'employee-places')).body;
/** Who has an entry that has gone into another one, or a city of another state. */
async function wronglyNoted(): Promise<unknown[]> {
  const { rows } = await sql`
    select users.id from users join work_list_entries as entry
      on entry.id in (users.theme, users.designation, users.state, users.city)
    where entry.merged_into is not null or (entry.kind = 'city' and entry.within is distinct from users.state)`.execute(
    server.services.db,
  );
  return rows;
}

const register = (overrides: object) =>
  server.request('POST', '/api/auth/register', { body: registration({ ...overrides }) });

describe('an entry that is retired', () => {
  it('is kept for those who have it, and chosen by nobody else', async () => {
    const person = await registerPerson(server, { designation: 'Driver' });
    expect((await admin.retire('designation', 'Driver')).status).toBe(200);
    expect((await lists()).designation).not.toContain('Driver');
    expect((await register({ designation: 'Driver' })).body.fields).toEqual({ designation: expect.any(String) });
    const save = (body: object) => server.request('PUT', '/api/auth/update-profile', { token: person.token, body });
    expect(await save({ designation: 'Driver', phone: '98765 43210' })).toMatchObject({
      status: 200,
      body: { designation: 'Driver', phone: '98765 43210' },
    });
    expect((await save({ designation: 'Doctor' })).status).toBe(200);
    expect(await save({ designation: 'Driver' })).toMatchObject({
      status: 400,
      body: { fields: { designation: expect.any(String) } },
    });
    expect(await admin.entryOf('designation', 'Driver')).toMatchObject({ retired: true, people: 0 });
    expect((await admin.retire('designation', 'Driver', false)).status).toBe(200);
    expect((await save({ designation: 'Driver' })).status).toBe(200);
    expect(await admin.actions()).toEqual([
      ['list_entry_restored', { list: 'designation', name: 'Driver' }],
      ['list_entry_retired', { list: 'designation', name: 'Driver' }],
    ]);
  });

  it('never is the last that someone could choose', async () => {
    for (const state of ['Maharashtra', 'Uttar Pradesh', 'Jharkhand', 'Odisha'])
      expect((await admin.retire('state', state)).status).toBe(200);
    const needed = { status: 409, body: { code: 'list_needed' } };
    expect(await admin.retire('city', 'Ludhiana')).toMatchObject(needed);
    expect(await admin.retire('state', 'Punjab')).toMatchObject(needed);
    expect((await lists()).state).toEqual([{ name: 'Punjab', cities: ['Ludhiana'] }]);
    expect((await admin.retire('state', 'Odisha', false)).status).toBe(200);
    expect((await admin.retire('city', 'Ludhiana')).status).toBe(200);
    expect((await register({ state: 'Punjab', city: 'Ludhiana' })).body.fields).toEqual({ state: expect.any(String) });
    expect((await register({ state: 'Odisha', city: 'Puri' })).body.fields).toEqual({ city: expect.any(String) });
    expect((await register({ state: 'Odisha', city: 'Sukinda' })).status).toBe(201);
  });

  it('changes nothing the second time', async () => {
    for (const _ of [1, 2]) expect((await admin.retire('theme', 'Sports')).status).toBe(200);
    for (const _ of [1, 2]) expect((await admin.retire('theme', 'Sports', false)).status).toBe(200);
    expect(await admin.actions()).toHaveLength(2);
    const { id } = await admin.entryOf('theme', 'Sports');
    for (const retired of [undefined, null, 1, 'true'])
      expect((await admin.ask('PUT', `work-list-entries/${id}/retired`, { retired })).status).toBe(400);
  });
});

describe('an entry that is merged', () => {
  it('is gone, and its people have the other one', async () => {
    const people = [
      await registerPerson(server, { theme: 'Urban dev' }),
      await registerPerson(server, { theme: 'Urban Habitat' }),
    ];
    expect((await admin.merge('theme', 'Urban dev', 'Urban Habitat')).status).toBe(200);
    for (const person of people) expect(await profile(person)).toMatchObject({ theme: 'Urban Habitat' });
    expect(await admin.entryOf('theme', 'Urban Habitat')).toMatchObject({ people: 2 });
    expect((await lists()).theme).not.toContain('Urban dev');
    expect(await admin.actions()).toEqual([
      ['list_entry_merged', { list: 'theme', name: 'Urban dev', to: 'Urban Habitat', people: '1' }],
    ]);
    // The name is free again.
    expect((await admin.add('theme', { name: 'Urban dev' })).status).toBe(201);
  });

  it('changes nothing the second time, and never goes into what is gone, retired or of another list', async () => {
    const from = await admin.entryOf('theme', 'Urban dev');
    const into = await admin.entryOf('theme', 'Urban Habitat');
    const sports = await admin.entryOf('theme', 'Sports');
    const send = (id: string, body: unknown) => admin.ask('PUT', `work-list-entries/${id}/merged`, body);
    for (const _ of [1, 2]) expect((await send(from.id, { into: into.id })).status).toBe(200);
    expect(await admin.actions()).toHaveLength(1);
    const changed = { status: 409, body: { code: 'list_changed' } };
    expect(await send(from.id, { into: sports.id })).toMatchObject(changed);
    expect(await send(sports.id, { into: from.id })).toMatchObject(changed);
    expect(await send(sports.id, { into: sports.id })).toMatchObject(changed);
    expect(await send(sports.id, { into: (await admin.entryOf('designation', 'Doctor')).id })).toMatchObject(changed);
    await admin.retire('theme', 'Disability');
    expect(await send(sports.id, { into: (await admin.entryOf('theme', 'Disability')).id })).toMatchObject(changed);
    expect((await send('x', { into: sports.id })).status).toBe(404);
    for (const body of [{}, { into: 7 }, { into: null }]) expect((await send(sports.id, body)).status).toBe(400);
    // What went into it earlier goes along.
    await admin.merge('theme', 'Urban Habitat', 'Sports');
    const { db } = server.services;
    const rows = await db
      .selectFrom('work_list_entries')
      .select('merged_into')
      .where('merged_into', 'is not', null)
      .execute();
    expect(rows.map(({ merged_into: at }) => String(at))).toEqual([sports.id, sports.id]);
  });

  it('takes the cities of a state along; those that both have become one', async () => {
    const { id } = await admin.entryOf('state', 'Odisha');
    await admin.add('city', { name: 'LUDHIANA', within: id });
    const people = [
      await registerPerson(server, { state: 'Punjab', city: 'Ludhiana' }),
      await registerPerson(server, { state: 'Odisha', city: 'LUDHIANA' }),
      await registerPerson(server, { state: 'Odisha', city: 'Sukinda' }),
    ];
    expect((await admin.merge('state', 'Odisha', 'Punjab')).status).toBe(200);
    expect(await places()).toEqual([
      { state: 'Punjab', city: 'Ludhiana', count: 2 },
      { state: 'Punjab', city: 'Sukinda', count: 1 },
    ]);
    for (const person of people) expect(await profile(person)).toMatchObject({ state: 'Punjab' });
    expect((await lists()).state.at(-1).cities.toSorted()).toEqual([
      'Athagarh',
      'Balasore',
      'Bamnipal',
      'Bhubaneswar',
      'Gopalpur',
      'Kalinganagar',
      'Ludhiana',
      'Meramandali',
      'Sukinda',
    ]);
    expect((await admin.actions())[0]).toEqual([
      'list_entry_merged',
      { list: 'state', name: 'Odisha', to: 'Punjab', people: '2' },
    ]);
  });

  it('leaves a city to choose that either state still offered', async () => {
    const [odisha, punjab] = [await admin.entryOf('state', 'Odisha'), await admin.entryOf('state', 'Punjab')];
    await admin.add('city', { name: 'LUDHIANA', within: odisha.id });
    await admin.add('city', { name: 'Moga', within: punjab.id });
    expect((await admin.retire('city', 'Ludhiana')).status).toBe(200);
    expect((await admin.merge('state', 'Odisha', 'Punjab')).status).toBe(200);
    expect((await lists()).state.at(-1)).toMatchObject({
      name: 'Punjab',
      cities: expect.arrayContaining(['Ludhiana']),
    });
  });

  it('may be a city that has stood in the wrong state', async () => {
    const person = await registerPerson(server, { state: 'Odisha', city: 'Gopalpur' });
    expect((await admin.merge('city', 'Gopalpur', 'Khopoli')).status).toBe(200);
    expect(await profile(person)).toMatchObject({ state: 'Maharashtra', city: 'Khopoli' });
  });
});

describe('the order of a list', () => {
  it('is the one that an admin gives it', async () => {
    const now = (await lists()).state.map(({ name }: { name: string }) => name).toReversed();
    for (const _ of [1, 2]) expect((await admin.order('state', now)).status).toBe(200);
    expect((await lists()).state.map(({ name }: { name: string }) => name)).toEqual(now);
    expect((await admin.order('city', ['Ludhiana'], 'Punjab')).status).toBe(200);
    expect(await admin.actions()).toEqual([['list_sorted', { list: 'state' }]]);
  });

  it('is refused where the list has changed since', async () => {
    const all = ['Jharkhand', 'Odisha', 'Maharashtra', 'Uttar Pradesh', 'Punjab'];
    for (const names of [[], all.slice(1), [...all, 'Punjab'], [...all, '12345'], all.with(0, 'Odisha')])
      expect(await admin.order('state', names)).toMatchObject({ status: 409, body: { code: 'list_changed' } });
    expect((await admin.order('city', ['Ludhiana'])).status).toBe(400);
  });
});

it('nobody is stored under a name that goes at the same moment', async () => {
  const { db } = server.services;
  const held = Promise.withResolvers<void>();
  const chosen = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (transaction) => {
    await holdChosen(transaction, { state: 'Punjab', city: 'Ludhiana' });
    held.resolve();
    await chosen.promise;
  });
  await Promise.race([held.promise, holding]);
  let renamed = false;
  const renaming = admin.rename('city', 'Ludhiana', 'Amritsar').then((reply) => {
    renamed = true;
    return reply;
  });
  // Others are not kept waiting by either.
  expect((await register({ state: 'Odisha', city: 'Sukinda' })).status).toBe(201);
  expect(renamed).toBe(false);
  chosen.resolve();
  await holding;
  expect((await renaming).status).toBe(200);
  // And who comes too late is told at the field.
  await expect(
    db.transaction().execute((transaction) => holdChosen(transaction, { state: 'Punjab', city: 'Ludhiana' })),
  ).rejects.toMatchObject({ code: 'invalid_input', details: { fields: { city: 'city_not_in_state' } } });
});

it('many who register while lists change leave nobody under a name that is not there', async () => {
  const names = ['Sports', 'Games', 'Play', 'Leisure'];
  const changing = (async () => {
    for (const [at, name] of names.slice(1).entries()) await admin.rename('theme', names[at] ?? '', name);
  })();
  const replies = await Promise.all(names.flatMap((theme) => Array.from({ length: 4 }, () => register({ theme }))));
  await changing;
  expect(replies.every(({ status }) => status === 201 || status === 400)).toBe(true);
  const { db } = server.services;
  const people = await selectPeople(db, ['theme']).where('users.theme', 'is not', null).execute();
  const themes = new Set(people.map(({ theme }) => theme));
  expect([...themes]).toEqual(themes.size > 0 ? ['Leisure'] : []);
});
