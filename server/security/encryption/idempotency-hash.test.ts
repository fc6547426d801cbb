import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { moods } from '../../../domain/moods.ts';
import { registerPerson } from '../../test/people.ts';
import { rowsOf } from '../../test/released-database.ts';
import { activeIds, submissionOf } from '../../test/submissions.ts';
import { serverForAll } from '../../test/test-server.ts';
import { hashOfKey } from './idempotency-hash.ts';

const server = serverForAll();

const submit = (path: string, token: string, body: unknown, key: string) =>
  server.request('POST', path, { token, body, headers: { 'Idempotency-Key': key } });

/** What someone who has no secret could look for: a key as it is, and hashed alone or with its person. */
function guesses(key: string, userId: string): string[] {
  const texts = [key, userId + key, `${userId} ${key}`, `${userId}:${key}`, `${userId}/${key}`, key + userId];
  const hashes = ['md5', 'sha1', 'sha256', 'sha512'].flatMap((kind) =>
    texts.flatMap((text) => (['hex', 'base64'] as const).map((form) => createHash(kind).update(text).digest(form))),
  );
  return [...texts, ...texts.map((text) => Buffer.from(text).toString('hex')), ...hashes];
}

test('who reads every table finds no guess at a key in any column, as it is or hashed', async () => {
  const { token, user } = await registerPerson(server);
  const body = submissionOf('GAD-7', await activeIds(server, token, 'GAD-7'));
  const keys = { assessment: 'content-7f3a-answers', mood: `content-7f3a-${moods[0].emoji.codePointAt(0)}` };
  expect((await submit('/api/assessment', token, body, keys.assessment)).status).toBe(201);
  expect((await submit('/api/mood', token, { mood: moods[0].emoji }, keys.mood)).status).toBe(201);
  const dump = JSON.stringify(await rowsOf(server.database.connection.database));
  // The search would find what stands there.
  expect(dump).toContain(user.id);
  for (const key of Object.values(keys)) {
    expect(dump).toContain(hashOfKey(server.services.cipher, user.id, key).toString('hex'));
    for (const guess of guesses(key, user.id)) expect([guess, dump.includes(guess)]).toEqual([guess, false]);
  }
});

test('the same key of two people is stored as two values, and each finds its own record again', async () => {
  const people = [await registerPerson(server), await registerPerson(server)];
  const first = await Promise.all(people.map(({ token }) => submit('/api/mood', token, { mood: 'calm' }, 'shared')));
  const again = await Promise.all(people.map(({ token }) => submit('/api/mood', token, { mood: 'calm' }, 'shared')));
  expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => body));
  const stored = await server.services.db
    .selectFrom('moods')
    .select('idempotency_key')
    .where(
      'user_id',
      'in',
      people.map(({ user }) => user.id),
    )
    .execute();
  expect(new Set(stored.map(({ idempotency_key: hash }) => hash?.toString('hex'))).size).toBe(2);
});
