import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensurePushKeys } from '../../features/reminders/push/push-keys.ts';
import { sql } from 'kysely';
import { findProfile } from '../../features/accounts/profile/profile.queries.ts';
import { goodPassword, registerPerson, signedInAdmin, signedInCounsellor } from '../../test/people.ts';
import { serverAsNew } from '../../test/server-as-new.ts';
import { storePerson } from '../../test/stored-records.ts';
import { submitAll } from '../../test/submissions.ts';
import { makeRecordId } from '../../db/record-id.ts';
import { decryptAnswers, encryptAnswers } from './answers-column.ts';
import { findKeys } from './data-keys.queries.ts';
import { keyFileOf } from './key-file.ts';
import { followKeys, loadCipher } from './load-cipher.ts';
import { prepareKey, rotateKey } from './key-rotation.ts';
import { encryptedColumns } from './encrypted-columns.ts';
import type { Cipher } from './cipher.ts';

let folder: string;
const server = serverAsNew();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-rotation-'));
});
/** Its key stands in a file, and is a new one each time. */
beforeEach(async () => {
  const { services } = server;
  rmSync(join(folder, 'keys'), { recursive: true, force: true });
  services.config.dataDir = folder;
  await services.db.deleteFrom('data_keys').execute();
  services.cipher = (await loadCipher(services)).cipher;
});
afterAll(() => rmSync(folder, { recursive: true }));

const onStep = () => () => undefined;
const settle = () => followKeys(server.services);
const rotate = () => rotateKey({ ...server.services, db: server.owner }, { onStep, settle });
const idsInFile = () =>
  JSON.parse(readFileSync(keyFileOf(server.services.config), 'utf8')).keys.map(({ id }: { id: string }) => id);

async function idsInTables(): Promise<string[]> {
  const found = new Set<string>();
  for (const { table, column } of encryptedColumns) {
    const { rows } = await sql<{ id: string }>`
      select distinct encode(substring(${sql.ref(column)} from 2 for 4), 'hex') as id
      from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(server.services.db);
    for (const { id } of rows) found.add(id);
  }
  return [...found];
}

/** So many questionnaires of one person at once. */
async function storeAnswers(userId: string, count: number): Promise<void> {
  const { db, cipher, now } = server.services;
  const row = { user_id: userId, type: 'GAD-7', created_at: now(), total_score: 1, partial: false } as const;
  const by = await db
    .selectFrom('users')
    .select(sql<number>`work_details_of(users)`.as('id'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, () => {
    const id = makeRecordId();
    const answers = encryptAnswers(cipher, { userId, id, answers: { 'gad7-1': 1 }, left: true });
    return { ...row, id, answers, made_as: 'employee' as const, work_details_id: by.id };
  });
  await db.insertInto('assessments').values(rows).execute();
}

async function allAnswers(cipher: Cipher) {
  const rows = await server.services.db
    .selectFrom('assessments')
    .select(['user_id as userId', 'id', 'answers'])
    .execute();
  return rows.map((row) => decryptAnswers(cipher, row));
}

/** Bytes that are not encrypted, and why. Any other column of bytes has to be in the list. */
const plainBytes = [
  // The hash of published words.
  'wordings.words',
  // A picture that everyone is shown.
  'organisation_settings.logo',
  // A list of staff that is kept for a day: nothing that a person has recorded.
  'staff_imports.content',
  // It shows that what was deleted was whole.
  'audit_stumps.signature',
  // Public halves, which open nothing.
  'passkeys.credential_id',
  'passkeys.public_key',
  // Chance that makes a hash one of its own.
  'recovery_codes.salt',
  // Hashes: of the session or sign-in, and of the password's hash.
  'passkey_challenges.bound_to',
  'second_factor_challenges.password_mark',
  // Keyed hashes, whose secret outlives the data key.
  'assessments.idempotency_key',
  'moods.idempotency_key',
];

test('the list of encrypted columns is the one of the database', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea'
      and column_name not like '%hash' and table_name not in ('data_keys', 'attempts')`.execute(server.services.db);
  expect(rows.map(({ column }) => column).toSorted()).toEqual(
    [...encryptedColumns.map(({ table, column }) => `${table}.${column}`), ...plainBytes].toSorted(),
  );
});

test('encrypts everything anew, and the old key is gone', async () => {
  const { services } = server;
  const { token, user } = await registerPerson(server, { ailments: 'asthma', phone: '+91 12345 67890' });
  const userId = await storePerson(services);
  // More than one batch.
  await storeAnswers(userId, 520);
  const [old] = idsInFile();
  expect(await idsInTables()).toEqual([old]);
  // With the secret of the keyed hashes.
  expect(await rotate()).toBe(523);
  const [fresh, ...more] = idsInFile();
  expect(more).toEqual([]);
  expect(fresh).not.toBe(old);
  expect(await idsInTables()).toEqual([fresh]);
  expect((await findKeys(services.db)).map(({ id }) => id)).toEqual([fresh]);
  const restarted = (await loadCipher(services)).cipher;
  expect(await findProfile({ db: services.db, cipher: restarted }, user.id)).toMatchObject({
    ailments: 'asthma',
    phone: '+91 12345 67890',
  });
  expect(await allAnswers(restarted)).toEqual(Array.from({ length: 520 }, () => ({ 'gad7-1': 1 })));
  expect((await server.request('GET', '/api/auth/me', { token })).body.ailments).toBe('asthma');
  expect((await submitAll(server, token, 'GAD-7')).status).toBe(201);
  expect(await idsInTables()).toEqual([fresh]);
});

test('a call back, the reasons of admins and the key for reminders open with the new key', async () => {
  const { token, user } = await registerPerson(server);
  const admin = await signedInAdmin(server);
  await signedInCounsellor(server);
  const wish = { consent: true, phone: '+91 12345 67890', preferred_time: 'After six', note: 'At home' };
  await server.request('POST', '/api/call-back', { token, body: wish });
  const access = `/api/admin/record-access/${user.id}`;
  const details = `/api/admin/employee-details/${user.id}`;
  const given = { reason: 'She asked me to', password: goodPassword };
  await server.request('PUT', '/api/admin/record-policy', { token: admin.token, body: { policy: 'reason' } });
  expect((await server.request('POST', access, { token: admin.token, body: given })).status).toBe(200);
  expect((await server.request('GET', details, { token: admin.token })).status).toBe(200);
  const { privateKey } = await ensurePushKeys(server.services);
  await rotate();
  expect(await idsInTables()).toEqual(idsInFile());
  server.services.cipher = (await loadCipher(server.services)).cipher;
  expect((await ensurePushKeys(server.services)).privateKey).toBe(privateKey);
  const { consent: _consent, ...content } = wish;
  expect((await server.request('GET', '/api/call-back', { token })).body.request).toMatchObject(content);
  expect((await server.request('GET', details, { token: admin.token })).status).toBe(200);
  const looks = await server.request('GET', '/api/who-has-looked', { token });
  expect(looks.body.map(({ reason }: { reason: string }) => reason)).toEqual([given.reason, given.reason]);
});

test('what was added to moods, and the list of tags, open with the new key and in their own row alone', async () => {
  const { db } = server.services;
  const { token, user } = await registerPerson(server);
  const ids: string[] = [];
  for (const note of ['first', 'second']) {
    const { id } = (await server.request('POST', '/api/mood', { token, body: { mood: 'sad' } })).body;
    await server.request('PUT', `/api/mood/${id}/context`, { token, body: { tags: ['Cricket'], note } });
    ids.push(id);
  }
  await server.request('PUT', '/api/mood-tags', { token, body: { tags: ['Cricket'] } });
  await rotate();
  expect(await idsInTables()).toEqual(idsInFile());
  server.services.cipher = (await loadCipher(server.services)).cipher;
  const read = () => server.request('GET', '/api/mood-contexts', { token });
  expect((await read()).body.map(({ note }: { note: string }) => note)).toEqual(['first', 'second']);
  expect((await server.request('GET', '/api/mood-tags', { token })).body.tags).toEqual(['Cricket']);
  const other = await db.selectFrom('mood_contexts').select('content').where('mood_id', '=', Number(ids[1])).execute();
  await db
    .updateTable('mood_contexts')
    .set({ content: other[0]?.content ?? Buffer.alloc(0) })
    .where('user_id', '=', user.id)
    .where('mood_id', '=', Number(ids[0]))
    .execute();
  expect((await read()).body.code).toBe('server_fault');
});

test('servers go on writing and reading meanwhile, and nothing fails or is lost', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => registerPerson(server)));
  const over = new AbortController();
  const statuses: number[] = [];
  const rounds = people.map(() => 0);
  const work = people.map(async ({ token }, place) => {
    for (let round = 0; !over.signal.aborted || round < 6; round += 1) {
      const ailments = `round ${round} of ${place}`;
      const answers = [
        await submitAll(server, token, 'GAD-7', round % 4),
        await server.request('PUT', '/api/auth/update-profile', { token, body: { ailments } }),
      ];
      const me = await server.request('GET', '/api/auth/me', { token });
      expect(me.body.ailments).toBe(ailments);
      statuses.push(...answers.map(({ status }) => status));
      rounds[place] = round + 1;
    }
  });
  // What was encrypted with the old key before the servers took notice is stored by then: in earnest there are seconds for it.
  const settleAll = async () => {
    await settle();
    const under = [...rounds];
    await expect.poll(() => rounds.every((round, place) => round > (under[place] ?? 0))).toBe(true);
  };
  for (let round = 0; round < 2; round += 1)
    await rotateKey({ ...server.services, db: server.owner }, { onStep, settle: settleAll });
  over.abort();
  await Promise.all(work);
  expect(new Set(statuses)).toEqual(new Set([201, 200]));
  expect(await idsInTables()).toEqual(idsInFile());
  expect(await allAnswers((await loadCipher(server.services)).cipher)).toHaveLength(statuses.length / 2);
});

test('goes on where it was interrupted, wherever that was', async () => {
  const { services } = server;
  const { user } = await registerPerson(server, { ailments: 'asthma' });
  const [old] = idsInFile();
  // After the new key was written into the file.
  const [, prepared] = await prepareKey(services);
  expect(idsInFile()).toEqual([old, prepared?.id]);
  expect(
    (await loadCipher(services)).cipher.encrypt({ table: '', column: '', row: '' }, '').toString('hex', 1, 5),
  ).toBe(old);
  // While it was waiting for the servers.
  const interrupted = rotateKey(
    { ...services, db: server.owner },
    { onStep, settle: () => Promise.reject(new Error('power cut')) },
  );
  await expect(interrupted).rejects.toThrow('power cut');
  expect(await idsInTables()).toEqual([prepared?.id]);
  const stopping = AbortSignal.abort();
  await expect(rotateKey({ ...services, db: server.owner }, { onStep, settle, stopping })).rejects.toThrow();
  await rotate();
  expect(idsInFile()).toEqual([prepared?.id]);
  expect((await findProfile({ ...services, cipher: (await loadCipher(services)).cipher }, user.id)).ailments).toBe(
    'asthma',
  );
});

test('a process that has not noticed can store nothing with the old key, and follows', async () => {
  const { token } = await registerPerson(server);
  await rotateKey({ ...server.services, db: server.owner }, { onStep, settle: async () => undefined });
  const late = await submitAll(server, token, 'GAD-7');
  expect([late.status, late.body.code]).toEqual([503, 'unavailable']);
  expect(await idsInTables()).toEqual(idsInFile());
  await followKeys(server.services);
  expect((await submitAll(server, token, 'GAD-7')).status).toBe(201);
});

test('a process whose file lacks the newest key says so', async () => {
  const { services } = server;
  await services.db.deleteFrom('data_keys').execute();
  await services.db.deleteFrom('hash_secrets').execute();
  const elsewhere = mkdtempSync(join(folder, 'other-'));
  await loadCipher({ ...services, config: { ...services.config, dataDir: elsewhere } });
  await followKeys(services);
  expect(server.logLines().join('\n')).toContain('"data_key_missing"');
});

test('a value that was moved to another row or column does not open, and stops the rotation', async () => {
  const { services } = server;
  const one = await registerPerson(server, { ailments: 'asthma', phone: '1234567' });
  const other = await registerPerson(server, { ailments: 'none', phone: '7654321' });
  const { db } = services;
  const row = await db.selectFrom('users').selectAll().where('id', '=', one.user.id).executeTakeFirstOrThrow();
  for (const change of [{ phone: row.ailments }, { ailments: row.phone }]) {
    await db.updateTable('users').set(change).where('id', '=', one.user.id).execute();
    expect((await server.request('GET', '/api/auth/me', { token: one.token })).status).toBe(500);
    await db
      .updateTable('users')
      .set({ phone: row.phone, ailments: row.ailments })
      .where('id', '=', one.user.id)
      .execute();
  }
  await db.updateTable('users').set({ ailments: row.ailments }).where('id', '=', other.user.id).execute();
  expect((await server.request('GET', '/api/auth/me', { token: other.token })).body.code).toBe('server_fault');
  await expect(rotate()).rejects.toThrow('cannot be decrypted, so the old key is kept');
  expect(idsInFile()).toHaveLength(2);
  expect((await server.request('GET', '/api/auth/me', { token: one.token })).body.ailments).toBe('asthma');
});
