import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotateKey } from '../encryption/key-rotation.ts';
import { followKeys, loadCipher } from '../encryption/load-cipher.ts';
import { randomEmail } from '../../test/people.ts';
import { serverForAll } from '../../test/test-server.ts';
import { policies } from './limits.ts';

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-attempts-'));
const subjects = ['asha@example.org', '127.0.0.1'];
const server = serverForAll({ config: { dataDir: folder } });

beforeAll(async () => {
  await server.services.db.deleteFrom('data_keys').execute();
  server.services.cipher = (await loadCipher(server.services)).cipher;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
});

const login = (email: string) => server.request('POST', '/api/auth/login', { body: { email, password: 'wrong' } });
const attempts = () => server.services.db.selectFrom('attempts').selectAll().execute();

describe('ASVS 11.4, 13.3: who has tried', () => {
  it('can not be found in a stolen database by guessing e-mails and addresses', async () => {
    for (let time = 0; time < 6; time += 1) await login('asha@example.org');
    await server.request('POST', '/api/auth/forgot-password', { body: { email: 'asha@example.org' } });
    const rows = await attempts();
    expect(rows.length).toBeGreaterThan(3);
    // All that a thief of the database has to make a key of.
    const { content } = await server.services.db.selectFrom('hash_secrets').selectAll().executeTakeFirstOrThrow();
    const stored = new Set(rows.map(({ key }) => key.toString('hex')));
    const texts = Object.keys(policies).flatMap((kind) => [...subjects, ...subjects.map((one) => `${kind}:${one}`)]);
    const guesses = texts.flatMap((text) => [
      createHash('sha256').update(text).digest('hex'),
      createHmac('sha256', content).update(text).digest('hex'),
    ]);
    expect(guesses.filter((guess) => stored.has(guess))).toEqual([]);
    // Who has the data key as well finds them: that is what they are for.
    const own = texts.map((text) => server.services.cipher.keyedHash('attempts', text).toString('hex'));
    expect(own.filter((hash) => stored.has(hash)).length).toBeGreaterThan(3);
  });

  it('ASVS 13.3.4: stays counted when the data key is changed, also by a process that starts afterwards', async () => {
    const email = randomEmail();
    for (let time = 0; time < 5; time += 1) await login(email);
    expect((await login(email)).status).toBe(429);
    const settle = () => followKeys(server.services);
    await rotateKey(server.services, { onStep: () => () => undefined, settle });
    expect((await login(email)).status).toBe(429);
    server.services.cipher = (await loadCipher(server.services)).cipher;
    expect((await login(email)).status).toBe(429);
  });

  it('is counted alike by processes that make the secret at once', async () => {
    const { db } = server.services;
    await db.deleteFrom('hash_secrets').execute();
    const opened = await Promise.all([1, 2, 3].map(() => loadCipher(server.services)));
    const hashes = opened.map(({ cipher }) => cipher.keyedHash('attempts', 'a').toString('hex'));
    expect(new Set(hashes).size).toBe(1);
  });
});
