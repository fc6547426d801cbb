import { beforeEach, describe, expect, it } from 'vitest';
import { registerPerson, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { activeIds } from '../../../test/submissions.ts';
import { storeAssessment, storeMood, storePerson } from '../../../test/stored-records.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll({ now: new Date('2026-11-20T06:00:00Z') });
let admin: SignedInPerson;

beforeEach(async () => {
  await server.services.db.deleteFrom('users').execute();
  await server.owner.deleteFrom('audit_events').execute();
  server.clock.set('2026-11-20T06:00:00Z');
  admin = await signedInAdmin(server);
});

function get(path: string) {
  return server.request('GET', `/api/admin/${path}`, { token: admin.token });
}

async function list(query = '') {
  const answer = await get(`employees${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer;
}

const namesOf = (people: { name: string }[]) => people.map(({ name }) => name);

const someId = '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b';

describe('the list of employees', () => {
  it('has every field of the specification and nothing else', async () => {
    const { user } = await registerPerson(server, { name: 'Asha Rani', date_of_birth: '1990-11-21' });
    const { body, headers } = await list();
    expect(body).toEqual([
      {
        id: user.id,
        name: 'Asha Rani',
        email: user.email,
        date_of_birth: '1990-11-21',
        age: 35,
        theme: 'Education',
        designation: 'Teacher',
        state: 'Jharkhand',
        city: 'Jamshedpur',
      },
    ]);
    expect(headers.get('X-Total-Count')).toBe('1');
    expect(headers.has('X-Next-Cursor')).toBe(false);
  });

  it('lets an age change at midnight in the zone of the organisation', async () => {
    await registerPerson(server, { date_of_birth: '1990-11-21' });
    server.clock.set('2026-11-20T18:29:59Z');
    admin = await signedInAdmin(server);
    expect((await list()).body[0].age).toBe(35);
    server.clock.set('2026-11-20T18:30:00Z');
    expect((await list()).body[0].age).toBe(36);
  });

  it('is empty where nobody has registered, with a total of 0', async () => {
    const { body, headers } = await list();
    expect(body).toEqual([]);
    expect(headers.get('X-Total-Count')).toBe('0');
    expect((await list('?limit=10')).headers.get('X-Total-Count')).toBe('0');
    expect((await get('employee-places')).body).toEqual([]);
  });

  it('is sorted by name in any case, and leaves admins out', async () => {
    for (const name of ['ravi', 'Zoya', 'Asha', 'asha', 'ସୀତା', 'आशा']) await storePerson(server.services, { name });
    await storePerson(server.services, { name: 'Basanti', role: 'admin' });
    expect(namesOf((await list()).body).map((name) => name.toLowerCase())).toEqual([
      'asha',
      'asha',
      'ravi',
      'zoya',
      'आशा',
      'ସୀତା',
    ]);
  });

  it('filters by state and city; unknown ones match nobody and empty ones everybody', async () => {
    await storePerson(server.services, { name: 'A', state: 'Odisha', city: 'Balasore' });
    await storePerson(server.services, { name: 'B', state: 'Odisha', city: 'Sukinda' });
    await storePerson(server.services, { name: 'C', state: 'Punjab', city: 'Ludhiana' });
    expect(namesOf((await list('?state=Odisha')).body)).toEqual(['A', 'B']);
    expect(namesOf((await list('?city=Sukinda')).body)).toEqual(['B']);
    expect(namesOf((await list('?state=Odisha&city=Ludhiana')).body)).toEqual([]);
    expect(namesOf((await list('?state=Goa')).body)).toEqual([]);
    expect(namesOf((await list('?state=%00')).body)).toEqual([]);
    expect(namesOf((await list('?state=&city=&q=&cursor=')).body)).toEqual(['A', 'B', 'C']);
    expect((await get('employee-places')).body).toEqual([
      { state: 'Odisha', city: 'Balasore', count: 1 },
      { state: 'Odisha', city: 'Sukinda', count: 1 },
      { state: 'Punjab', city: 'Ludhiana', count: 1 },
    ]);
  });

  it.each([
    ['RANI', ['Asha Rani']],
    ['b%25', ['a b%c']],
    ['b_', ['x b_c']],
    ['%5C', ['back\\slash']],
    ['example.net', ['Mail']],
    ['jose%CC%81', ['José']],
    ['JOS%C3%89', ['José']],
    ['%20asha%20', ['Asha Rani']],
    ['%00', []],
    ['nobody', []],
  ])('searches name and e-mail for %s as it stands', async (q, expected) => {
    for (const name of ['Asha Rani', 'a b%c', 'x b_c', 'back\\slash', 'José'.normalize('NFC')])
      await storePerson(server.services, { name, email: `${Buffer.from(name).toString('hex')}@d.org` });
    await storePerson(server.services, { name: 'Mail', email: 'Someone@Example.NET' });
    const { body, headers } = await list(`?q=${q}`);
    expect(namesOf(body)).toEqual(expected);
    expect(headers.get('X-Total-Count')).toBe(String(expected.length));
  });

  it('pages through all of them, each once, also where names are alike', async () => {
    const stored = new Set<string>();
    for (let place = 0; place < 23; place += 1)
      stored.add(await storePerson(server.services, { name: `Asha ${place % 4}` }));
    const seen: string[] = [];
    let cursor: string | null = '';
    const sizes: number[] = [];
    while (cursor !== null) {
      const { body, headers } = await list(`?limit=10&cursor=${cursor}`);
      sizes.push(body.length);
      seen.push(...body.map(({ id }: { id: string }) => id));
      expect(headers.get('X-Total-Count')).toBe('23');
      cursor = headers.get('X-Next-Cursor');
    }
    expect(sizes).toEqual([10, 10, 3]);
    expect(new Set(seen)).toEqual(stored);
    expect(namesOf((await list()).body)).toEqual(namesOf((await list()).body).toSorted());
  });

  it.each([
    ['2', '', 2],
    ['2', '?limit=1', 1],
    ['2', '?state=Jharkhand', 2],
    ['0', '', 3],
    ['201', '', 3],
    ['two', '', 3],
  ])('with the header X-Page-Size %j and %j has %i of three', async (size, query, expected) => {
    for (const name of ['A', 'B', 'C']) await storePerson(server.services, { name });
    const answer = await server.request('GET', `/api/admin/employees${query}`, {
      token: admin.token,
      headers: { 'X-Page-Size': size },
    });
    expect(answer.body).toHaveLength(expected);
    expect(answer.headers.has('X-Next-Cursor')).toBe(expected < 3);
  });

  it.each([
    ['cursor=nonsense', 'cursor'],
    [`cursor=${Buffer.from('["a"]').toString('base64url')}`, 'cursor'],
    [`cursor=${Buffer.from('["a","b"]').toString('base64url')}`, 'cursor'],
    [`cursor=${Buffer.from(`["\\u0000","${someId}"]`).toString('base64url')}`, 'cursor'],
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=-1', 'limit'],
    ['state=Odisha&state=Punjab', 'state'],
  ])('refuses %s', async (query, field) => {
    const answer = await get(`employees?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.msg).toMatch(/\w+\./);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });
});

describe("one employee's history", () => {
  it('is newest first, with instants, band names and faces', async () => {
    const id = await storePerson(server.services, { name: 'ସୀତା ମହାନ୍ତି' });
    await storeAssessment(server.services, id, { type: 'GAD-7', total: 4, at: '2026-03-01T06:00:00Z' });
    await storeAssessment(server.services, id, { type: 'PHQ-9', total: 17, at: '2026-05-01T06:00:00.123Z' });
    await storeAssessment(server.services, id, { type: 'PHQ-9', total: 9, partial: true, at: '2026-04-01T06:00:00Z' });
    await storeMood(server.services, id, { mood: 'happy', at: '2026-04-01T06:00:00Z' });
    await storeMood(server.services, id, { mood: 'angry', at: '2026-04-02T06:00:00Z' });
    const { status, body } = await get(`employee-details/${id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      name: 'ସୀତା ମହାନ୍ତି',
      assessments: [
        { date: '2026-05-01T06:00:00.123Z', type: 'PHQ-9', score: 17, severity: 'Moderately severe' },
        { date: '2026-04-01T06:00:00.000Z', type: 'PHQ-9', score: null, severity: 'Not scored' },
        { date: '2026-03-01T06:00:00.000Z', type: 'GAD-7', score: 4, severity: 'Minimal' },
      ],
      moods: [
        { date: '2026-04-02T06:00:00.000Z', mood: '😡' },
        { date: '2026-04-01T06:00:00.000Z', mood: '😄' },
      ],
    });
    const [event] = (await get('audit-events')).body;
    expect(event).toMatchObject({ action: 'history_opened', actor: { id: admin.user.id }, person: { id } });
  });

  it('trust 3: tells no answer by the sum of a single item', async () => {
    const { token, user } = await registerPerson(server);
    const others = (await activeIds(server, token, 'PHQ-9')).filter((id) => id !== 'phq9-9');
    const toggleOthers = async () => {
      for (const id of others) await server.request('PATCH', `/api/questions/${id}`, { token: admin.token });
    };
    await toggleOthers();
    const body = { type: 'PHQ-9', answers: { 'phq9-9': 3 }, total_score: 3 };
    expect((await server.request('POST', '/api/assessment', { token, body })).status).toBe(201);
    await toggleOthers();
    const { body: details, text } = await get(`employee-details/${user.id}`);
    const date = server.clock.now().toISOString();
    expect(details.assessments).toEqual([{ date, type: 'PHQ-9', score: null, severity: 'Not scored' }]);
    expect(text.replaceAll(/"date":"[^"]*"/g, '').replaceAll('PHQ-9', '')).not.toContain('3');
    // The person's own record keeps the plain sum.
    const own = await server.request('GET', '/api/assessment/history?type=PHQ-9', { token });
    expect(own.body).toMatchObject([{ total_score: 3, severity: 'Not scored' }]);
  });

  it('is two empty lists for somebody who has recorded nothing', async () => {
    const id = await storePerson(server.services, { name: 'Asha' });
    expect((await get(`employee-details/${id}`)).body).toEqual({ name: 'Asha', assessments: [], moods: [] });
  });

  it('is not found for an unknown, malformed or foreign id, and leaves no trace of looking', async () => {
    for (const id of [someId, 'x', '1', '%00', `${someId}0`, admin.user.id, 'null', '..%2f']) {
      const answer = await get(`employee-details/${id}`);
      expect(answer.status, id).toBe(404);
      expect(answer.body.msg).toBe('We couldn’t find what you asked for.');
    }
    expect((await get('audit-events')).body).toEqual([]);
  });
});

describe('the list as a spreadsheet', () => {
  it('is a file that a spreadsheet reads, with formulas defused', async () => {
    await storePerson(server.services, { name: '=1+1', email: 'a@d.org' });
    await storePerson(server.services, { name: 'Rani, "Asha"', email: '+b@d.org' });
    await storePerson(server.services, { name: 'आशा', email: 'c@d.org' });
    await storePerson(server.services, { name: 'Elsewhere', state: 'Punjab', city: 'Ludhiana' });
    const { status, headers, bytes } = await get('exports/employees.csv?state=Jharkhand');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="employees.csv"');
    expect(Buffer.from(bytes).toString('utf8')).toBe(
      [
        '\uFEFFName,Email,DOB,Age,Theme,Designation,State,City',
        `'=1+1,a@d.org,,,,,Jharkhand,Chandil`,
        `"Rani, ""Asha""",'+b@d.org,,,,,Jharkhand,Chandil`,
        'आशा,c@d.org,,,,,Jharkhand,Chandil',
        '',
      ].join('\r\n'),
    );
    const [event] = (await get('audit-events')).body;
    expect(event).toMatchObject({ action: 'employees_exported', actor: { id: admin.user.id }, person: null });
  });

  it('has all rows of a list that is longer than what is read at once', async () => {
    const { db, now } = server.services;
    const rows = Array.from({ length: 2001 }, (_, place) => ({
      name: `Asha ${place % 7}`,
      email: `${place}@d.org`,
      password_hash: 'none',
      created_at: now(),
      updated_at: now(),
    }));
    await db.insertInto('users').values(rows).execute();
    const { text } = await get('exports/employees.csv');
    expect(new Set(text.trimEnd().split('\r\n')).size).toBe(2002);
  });

  it('is the header alone where nobody is there', async () => {
    expect((await get('exports/employees.csv')).text).toBe('Name,Email,DOB,Age,Theme,Designation,State,City\r\n');
  });
});
