import { describe, expect, test } from 'vitest';
import { personFieldNames } from '../../../../domain/person-fields.ts';
import { selectPeople } from '../../../db/person-columns.ts';
import { goodPassword, randomEmail, registerPerson, registration } from '../../../test/people.ts';
import { toPerson } from '../person.queries.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll();

const register = (body: unknown) => server.request('POST', '/api/auth/register', { body });

async function storedUser(id: string) {
  const { db, cipher } = server.services;
  const row = await selectPeople(db, personFieldNames)
    .select(['users.role', 'users.disabled_at'])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
  return toPerson(cipher, row);
}

async function countUsers(): Promise<number> {
  const { count } = await server.services.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const passwordSentence =
  'Password must include uppercase, lowercase, number, special character (!@#$%^&*), and 8+ characters';

describe('POST /api/auth/register', () => {
  test('stores the person and signs in', async () => {
    const body = registration({ name: 'Asha Rani' });
    const answer = await register(body);
    expect(answer.status).toBe(201);
    expect(answer.body.token).toMatch(/^evk_[A-Za-z0-9_-]{43}[A-Za-z0-9]{6}$/);
    expect(answer.body.user).toEqual({
      id: expect.any(String),
      name: 'Asha Rani',
      email: body['email'],
      role: 'employee',
    });
    expect((await server.request('POST', '/api/auth/logout', { token: answer.body.token })).status).toBe(200);
    const { password: _, ...fields } = body;
    expect(await storedUser(answer.body.user.id)).toMatchObject({ ...fields, role: 'employee' });
  });

  test('ignores role, age, ids and keys that it does not know', async () => {
    const id = crypto.randomUUID();
    const { user } = await registerPerson(server, { role: 'admin', age: 3, id, disabled_at: '2020-01-01', extra: {} });
    expect(user.role).toBe('employee');
    expect(user.id).not.toBe(id);
    expect(await storedUser(user.id)).toMatchObject({ role: 'employee', disabled_at: null });
  });

  test.each([undefined, null, ''])('takes %j for no phone and no ailments', async (nothing) => {
    const { user } = await registerPerson(server, { phone: nothing, ailments: nothing });
    expect(await storedUser(user.id)).toMatchObject({ phone: null, ailments: null });
  });

  test.each([
    ['Ana'],
    ['आशा रानी मेहता'],
    ['ସୁଭଦ୍ରା ପଟ୍ଟନାୟକ'],
    ['José Ñandú'],
    ['👩🏽‍🚀 Asha'],
    ['O’Neil <b>"Robert\'); drop table users;--'],
    ['𝒜'.repeat(100)],
    ['محمد'],
  ])('keeps the name %s', async (name) => {
    const { user } = await registerPerson(server, { name });
    expect(user.name).toBe(name);
    expect((await storedUser(user.id)).name).toBe(name);
  });

  test('stores names composed (NFC) and trimmed, ailments with their lines', async () => {
    const { user } = await registerPerson(server, { name: '  Jose\u0301 ', ailments: ' one\r\ntwo\rthree ' });
    expect(await storedUser(user.id)).toMatchObject({ name: 'José', ailments: 'one\ntwo\nthree' });
  });

  test.each(['9876543', '+91 98765 43210', '(0657) 242-4141', '123456789012345', '  98765 43210  '])(
    'takes the phone %s',
    async (phone) => {
      const { user } = await registerPerson(server, { phone });
      expect((await storedUser(user.id)).phone).toBe(phone.trim());
    },
  );

  test.each([
    ['Odisha', 'Bhubaneswar'],
    ['Maharashtra', 'Khopoli'],
    ['Uttar Pradesh', 'Sahibabad'],
    ['Punjab', 'Ludhiana'],
  ])('takes %s with %s', async (state, city) => {
    const { user } = await registerPerson(server, { state, city });
    expect(await storedUser(user.id)).toMatchObject({ state, city });
  });

  const longText = 'x'.repeat(300);
  const refused: [field: string, value: unknown][] = [
    ...[
      'name',
      'email',
      'password',
      'blood_group',
      'date_of_birth',
      'theme',
      'designation',
      'state',
      'city',
      'height',
      'weight',
    ].flatMap((field): [string, unknown][] =>
      [undefined, null, '', 7, true, [], {}, ['x']].map((value) => [field, value]),
    ),
    ['phone', 9_876_543_210],
    ['phone', ['9876543210']],
    ['phone', '123456'],
    ['phone', '1234567890123456'],
    ['phone', '98765 43210 ext 5'],
    ['phone', '++919876543210'],
    ['phone', '९८७६५४३२१०'],
    ['ailments', 5],
    ['ailments', {}],
    ['ailments', 'x'.repeat(2001)],
    ['ailments', 'a\u0000b'],
    ['ailments', 'a\u202Eb'],
    ['ailments', 'a\uD800b'],
    ['name', '   '],
    ['name', '\u200B\u200D'],
    ['name', 'x'.repeat(101)],
    ['name', 'a\u0000b'],
    ['name', 'a\nb'],
    ['name', 'a\u001B[31mb'],
    ['name', 'a\u0085b'],
    ['name', 'a\u202Eb'],
    // trust 8
    ['name', 'a\u2028b'],
    ['name', 'a\u2029b'],
    ['ailments', 'a\u2028b'],
    ['name', 'a\u2066b\u2069'],
    ['name', 'a\uD83D'],
    ['email', 'asha'],
    ['email', 'asha@'],
    ['email', '@example.org'],
    ['email', 'a sha@example.org'],
    ['email', 'asha@example.org, other@example.org'],
    ['email', 'asha@example.org\nBcc: other@example.org'],
    ['email', '"asha\r\nBcc: x"@example.org'],
    ['email', 'Asha <asha@example.org>'],
    ['email', `${longText}@example.org`],
    ['email', 'आशा@example.org'],
    ['email', 'a\u0000@example.org'],
    ['blood_group', 'C+'],
    ['blood_group', 'o+'],
    ['height', '151'],
    ['height', '195'],
    ['height', 165],
    ['weight', '39'],
    ['weight', '125'],
    ['theme', 'Everything'],
    ['designation', 'Emperor'],
    ['state', 'Kerala'],
    ['state', 'constructor'],
    ['city', 'Bhubaneswar'],
    ['city', 'jamshedpur'],
    ['date_of_birth', '1990-02-29'],
    ['date_of_birth', '2000-13-01'],
    ['date_of_birth', '28-02-1990'],
    ['date_of_birth', '1990-2-3'],
    ['date_of_birth', '1990-02-28T00:00:00Z'],
    ['date_of_birth', '2100-01-01'],
    ['date_of_birth', `${new Date().getUTCFullYear() - 13}-01-01`],
    ['date_of_birth', `${new Date().getUTCFullYear() - 122}-01-01`],
  ];

  test.each(refused)('refuses %s %j, names the field and stores nothing', async (field, value) => {
    const before = await countUsers();
    const answer = await register(registration({ [field]: value }));
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('invalid_input');
    expect(answer.body.msg).toMatch(/^[A-Z].*\.$|^Password must/);
    expect(answer.body.fields[field]).toMatch(/^[A-Z]/);
    if (field !== 'state') expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(await countUsers()).toBe(before);
  });

  test('names every wrong field at once', async () => {
    const answer = await register({});
    expect(answer.status).toBe(400);
    expect(answer.body.msg).toBe('Please check the marked fields.');
    expect(Object.keys(answer.body.fields)).toHaveLength(11);
  });

  test.each([
    ['Aa1!aaa', 'seven characters'],
    ['AAAA1111!', 'no small letter'],
    ['aaaa1111!', 'no capital letter'],
    ['AAaaaaaa!', 'no digit'],
    ['AAaa11111', 'no special character'],
    ['AAaa111?1', 'a special character that is not in the list'],
    ['AAaa11 !1', 'a space'],
    ['AAaa1111!ä', 'a letter with a mark'],
    ['AAaa1111!\n', 'a line break'],
    [`${goodPassword} `, 'a space at the end'],
    ['Ａａ１！Ａａ１！', 'full-width characters'],
  ])('refuses the password %j: %s', async (password) => {
    const answer = await register(registration({ password }));
    expect(answer.status).toBe(400);
    expect(answer.body.msg).toBe(passwordSentence);
    expect(answer.body.fields).toEqual({ password: passwordSentence });
  });

  test.each(['Aa1!aaaa', 'zZ9*zZ9*', '!@#$%^&*aA0', `Aa1!${'x'.repeat(124)}`])(
    'takes the password %s and tells it from one that differs at its end',
    async (password) => {
      const { user } = await registerPerson(server, { password });
      const login = (tried: string) =>
        server.request('POST', '/api/auth/login', { body: { email: user.email, password: tried } });
      expect((await login(`${password.slice(0, -1)}-`)).status).toBe(401);
      expect((await login(password)).status).toBe(200);
    },
  );

  test('refuses a password of 129 characters instead of cutting it', async () => {
    const answer = await register(registration({ password: `Aa1!${'x'.repeat(125)}` }));
    expect(answer.status).toBe(400);
    expect(answer.body.fields.password).toBe('A password can have at most 128 characters.');
  });

  test('refuses an e-mail that is taken, in any case of letters', async () => {
    const email = randomEmail();
    await registerPerson(server, { email });
    for (const again of [email, email.toUpperCase()]) {
      const answer = await register(registration({ email: again }));
      expect(answer.status).toBe(409);
      expect(answer.body.code).toBe('email_taken');
      expect(answer.body.msg).toContain('already an account');
    }
  });

  test('makes one account of ten registrations at once', async () => {
    const email = randomEmail();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(registration({ email }))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  test('takes someone who turned 14, and nobody a day younger', async () => {
    expect((await bornAgo(14, -2)).status).toBe(201);
    expect((await bornAgo(14, 2)).body.fields.date_of_birth).toBe('You need to be at least 14 years old to register.');
  });

  test('takes someone born 120 years ago, and nobody a day before', async () => {
    expect((await bornAgo(120, 2)).status).toBe(201);
    expect((await bornAgo(120, -2)).body.fields.date_of_birth).toBe('Please check the year of birth.');
  });
});

/** Some days off the birthday: the day of the server's zone may be another than the one of UTC. */
function bornAgo(years: number, days: number) {
  const today = new Date();
  const born = new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + days));
  return register(registration({ date_of_birth: born.toISOString().slice(0, 10) }));
}
