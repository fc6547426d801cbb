import { expect, test } from 'vitest';
import { registerPerson } from '../../test/people.ts';
import { serverForAll } from '../../test/test-server.ts';

// The clock that ids are made by.
const server = serverForAll();

const minute = 60_000;

/** A mood that was taken half an hour before it arrives; the clock stands so many milliseconds after its storing, by its id. */
async function removeAfter(ms: number) {
  const { token } = await registerPerson(server);
  const taken_at = new Date(server.clock.now().getTime() - 30 * minute).toISOString();
  const { body } = await server.request('POST', '/api/mood', { token, body: { mood: 'angry', taken_at } });
  expect(body.created_at).toBe(taken_at);
  server.clock.set(new Date(Math.floor(Number(body.id) / 1000) + ms));
  return (await server.request('DELETE', `/api/mood/${body.id}`, { token })).status;
}

test('a mood that waited on a device can be taken back for ten minutes after it has arrived', async () => {
  expect(await removeAfter(0)).toBe(200);
  expect(await removeAfter(10 * minute)).toBe(200);
  expect(await removeAfter(10 * minute + 1000)).toBe(409);
});

test('an id of a clock that was ahead gives no longer time', async () => {
  expect(await removeAfter(-3 * minute)).toBe(409);
});
