import { expect, onTestFinished, test, vi } from 'vitest';
import { answerCalls } from '../../test/answer-calls.ts';
import { configureCalls } from '../call-surroundings.ts';
import { endSession, startSession } from '../session.ts';
import { readToken } from '../stored-token.ts';
import { inDevice } from './device-database.ts';
import { deviceKey, forgetDevice } from './device-key.ts';
import { discardWaiting, keepWaiting, readWaiting } from './waiting.ts';

test('a session that ends while the device is searched asks for no key', async () => {
  const sent = answerCalls({ 'GET /api/device-key': { key: 'A'.repeat(43) } });
  configureCalls({ token: readToken });
  // A session that no other test uses: they share one page, which still has the key of any session it knew.
  startSession('ends at once', 'employee');
  const key = deviceKey();
  endSession('signed-out');
  expect(await key).toBeUndefined();
  expect(sent).toEqual([]);
});

test('what is kept right after somebody has left is not taken away with what was theirs', async () => {
  answerCalls({ 'GET /api/device-key': { key: 'A'.repeat(43) } });
  configureCalls({ token: readToken });
  startSession('first', 'employee');
  await deviceKey();
  endSession('signed-out');
  // A slow device: it looks for what is there only after the next person has recorded something, where nothing waits for it.
  const databases = await indexedDB.databases();
  const { promise, resolve } = Promise.withResolvers<IDBDatabaseInfo[]>();
  vi.spyOn(indexedDB, 'databases').mockReturnValueOnce(promise);
  const gone = forgetDevice('signed-out');
  startSession('second', 'employee');
  onTestFinished(async () => {
    await discardWaiting();
    endSession('signed-out');
    await forgetDevice('signed-out');
  });
  const kept = keepWaiting({ kind: 'mood', mood: '😔' }, 'kept-1');
  await Promise.race([kept, new Promise((over) => setTimeout(over, 100))]);
  resolve(databases);
  await Promise.all([kept, gone]);
  expect(await readWaiting()).toContainEqual(expect.objectContaining({ mood: '😔', key: 'kept-1' }));
  expect(await inDevice('readonly', 'key', (store) => store.count())).toBe(1);
});

test.each(['signed-out', 'ended'] as const)(
  'what a page of before has kept in plain text goes with a session: %s',
  async (why) => {
    await new Promise((resolve) =>
      indexedDB.open('evenkeel', 1).addEventListener('success', ({ target }) => {
        (target as IDBOpenDBRequest).result.close();
        resolve(undefined);
      }),
    );
    await forgetDevice(why);
    await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name)).not.toContain('evenkeel');
  },
);
