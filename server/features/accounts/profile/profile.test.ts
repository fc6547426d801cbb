import { describe, expect, test } from 'vitest';
import { registerPerson, registration, signedInAdmin } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll();

async function profileOf(token: string) {
  const answer = await server.request('GET', '/api/auth/me', { token });
  expect(answer.status).toBe(200);
  return answer.body;
}

function update(token: string, body: unknown) {
  return server.request('PUT', '/api/auth/update-profile', { token, body });
}

describe('me', () => {
  test('answers everything that was registered, and no secret', async () => {
    const given = registration({ name: 'आशा 🌿', date_of_birth: '1990-02-28' });
    const { password: _, ...shown } = given;
    const { token, user } = await registerPerson(server, given);
    expect(await profileOf(token)).toEqual({
      ...shown,
      id: user.id,
      role: 'employee',
      language: 'en',
      age: expect.any(Number),
      created_at: server.clock.now().toISOString(),
    });
  });

  test('what was left out is null', async () => {
    const { token } = await registerPerson(server, { phone: undefined, ailments: '' });
    expect(await profileOf(token)).toMatchObject({ phone: null, ailments: null });
  });

  test('an admin made at start has no registration', async () => {
    const { token, user } = await signedInAdmin(server);
    expect(await profileOf(token)).toMatchObject({
      id: user.id,
      role: 'admin',
      date_of_birth: null,
      age: null,
      designation: null,
      blood_group: null,
    });
  });

  test("age turns on the birthday of the organisation's day", async () => {
    const before = server.clock.now();
    server.clock.set('2020-11-19T18:29:59Z');
    const { token } = await registerPerson(server, { date_of_birth: '1990-11-20' });
    expect((await profileOf(token)).age).toBe(29);
    server.clock.set('2020-11-19T18:30:00Z');
    expect((await profileOf(token)).age).toBe(30);
    server.clock.set(before);
  });
});

describe('update-profile', () => {
  const changes = {
    designation: 'Accountant',
    phone: '(0657) 222-3344',
    height: '170',
    weight: '65',
    ailments: 'Migraine\nSince 2019',
  };

  test('takes the whole object back, changes what may change and answers the fresh profile', async () => {
    const { token } = await registerPerson(server);
    const before = await profileOf(token);
    const answer = await update(token, { ...before, ...changes });
    expect([answer.status, answer.body]).toEqual([200, { ...before, ...changes }]);
    expect(await profileOf(token)).toEqual(answer.body);
  });

  test('ignores everything else, of whatever type', async () => {
    const { token, user, password } = await registerPerson(server);
    const before = await profileOf(token);
    const answer = await update(token, {
      id: 'other',
      name: 'Somebody else',
      email: 7,
      role: 'admin',
      date_of_birth: '2000-01-01',
      age: 20,
      theme: 'Sports',
      state: 'Odisha',
      city: ['Puri'],
      blood_group: null,
      password: 'New#Secret99',
      created_at: 'never',
    });
    expect([answer.status, answer.body]).toEqual([200, before]);
    const signIn = await server.request('POST', '/api/auth/login', { body: { email: user.email, password } });
    expect(signIn.body.user).toEqual(user);
    expect((await server.request('GET', '/api/questions', { token })).status).toBe(403);
  });

  test('changes one field alone, and nothing with an empty object', async () => {
    const { token } = await registerPerson(server);
    const before = await profileOf(token);
    expect((await update(token, {})).body).toEqual(before);
    expect((await update(token, { weight: '120' })).body).toEqual({ ...before, weight: '120' });
  });

  test('a list field that is null stays', async () => {
    const { token } = await registerPerson(server);
    const before = await profileOf(token);
    expect((await update(token, { designation: null, height: null, weight: null })).body).toEqual(before);
  });

  test.each(['', '   ', null])('phone and ailments are cleared by %j', async (nothing) => {
    const { token } = await registerPerson(server);
    const answer = await update(token, { phone: nothing, ailments: nothing });
    expect([answer.status, answer.body.phone, answer.body.ailments]).toEqual([200, null, null]);
    expect(await profileOf(token)).toEqual(answer.body);
  });

  test('text is trimmed, composed, and of any script', async () => {
    const { token } = await registerPerson(server);
    const answer = await update(token, { ailments: '  cafe\u0301 ମୁଣ୍ଡବିନ୍ଧା 😔\r\n ' });
    expect(answer.body.ailments).toBe('café ମୁଣ୍ଡବିନ୍ଧା 😔');
    const longest = 'ଅ'.repeat(2000);
    expect((await update(token, { ailments: longest })).body.ailments).toBe(longest);
  });

  const wrongTypes = [7, ['x'], true, {}];
  const faults = [
    ...['', 'Astronaut', 'accountant', ...wrongTypes].map((value) => ({ field: 'designation', value })),
    ...['', '151', '170 cm', 170, ['170'], true, {}].map((value) => ({ field: 'height', value })),
    ...['', '41', '65kg', 65, ['65'], true, {}].map((value) => ({ field: 'weight', value })),
    ...['123456', '1234567890123456', '98765-4321x', '98+7654321', '٩٨٧٦٥٤٣', ...wrongTypes].map((value) => ({
      field: 'phone',
      value,
    })),
    ...['x'.repeat(2001), 'a\u0000b', 'a\u202Eb', '\uD800', ...wrongTypes].map((value) => ({
      field: 'ailments',
      value,
    })),
  ];

  // Nothing changes, so that one person stands them all.
  let refused: Promise<{ token: string; before: object }> | undefined;
  const refusedPerson = async () => {
    const { token } = await registerPerson(server);
    return { token, before: await profileOf(token) };
  };

  test.each(faults)('$field of $value is refused and nothing changes', async ({ field, value }) => {
    const { token, before } = await (refused ??= refusedPerson());
    const answer = await update(token, { ...before, ...changes, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid_input', msg: expect.any(String) });
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(await profileOf(token)).toEqual(before);
  });

  test.each([['[]'], ['null'], ['"x"'], ['']])('the body %j is refused', async (raw) => {
    const { token } = await registerPerson(server);
    const answer = await server.request('PUT', '/api/auth/update-profile', { token, raw });
    expect([answer.status, answer.body.code]).toEqual([400, 'not_an_object']);
  });

  test("does not touch another person's profile", async () => {
    const other = await registerPerson(server);
    const before = await profileOf(other.token);
    const { token } = await registerPerson(server);
    await update(token, { ...before, ...changes });
    expect(await profileOf(other.token)).toEqual(before);
  });
});
