import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { registerPerson } from '../test/people.ts';
import { serverForAll } from '../test/test-server.ts';
import { makeRecordId } from './record-id.ts';

const server = serverForAll();

test('ids are microseconds, and none comes twice', () => {
  const before = Date.now();
  const ids = Array.from({ length: 10_000 }, makeRecordId);
  const after = Date.now();
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect((ids[0] ?? 0) / 1000).toBeGreaterThan(before - 1000);
  expect((ids[0] ?? 0) / 1000).toBeLessThan(after + 1000);
});

test('an id that another process has made in the same moment for the same person is given to nobody again', async () => {
  const { token, user } = await registerPerson(server);
  // All ids of a tenth of a second that is to come.
  const soon = makeRecordId() + 3_000_000;
  await sql`
    insert into moods (user_id, id, created_at, mood, made_as)
    select ${user.id}::uuid, id, '2020-01-01', 'sad', 'employee' from generate_series(${soon}::bigint, ${soon + 100_000}::bigint) as id
  `.execute(server.services.db);
  await wait(Math.max(0, soon / 1000 - performance.timeOrigin - performance.now()));
  const { status, body } = await server.request('POST', '/api/mood', { token, body: { mood: 'calm' } });
  expect(status).toBe(201);
  expect(Number(body.id)).toBeGreaterThan(soon + 100_000);
});
