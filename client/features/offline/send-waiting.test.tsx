import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createQueryClient } from '../../api/query-cache.ts';
import { configureCalls } from '../../api/call-surroundings.ts';
import { inDevice } from '../../api/device/device-database.ts';
import {
  changeWaiting,
  discardWaiting,
  dropWaiting,
  isGivenUp,
  keepWaiting,
  readWaiting,
} from '../../api/device/waiting.ts';
import type * as WaitingModule from '../../api/device/waiting.ts';
import { endSession, startSession } from '../../api/session.ts';
import { readToken } from '../../api/stored-token.ts';
import { answerCalls, refused } from '../../test/answer-calls.ts';
import type { Answers } from '../../test/answer-calls.ts';
import { setOnline } from '../../test/connection.ts';
import { useSaveMoodContext } from '../moods/mood-contexts.api.ts';
import { moodsKey } from '../moods/moods.api.ts';
import { sendWaiting } from './send-waiting.ts';

const context = (note: string) => ({ tags: [], note });
const record = (id: string) => ({ id, mood: '😔' as const, created_at: '2026-11-20T06:00:00.000Z' });

/** Returns what was sent. */
function begin(answers: Answers) {
  const sent = answerCalls({ 'GET /api/device-key': { key: 'A'.repeat(43) }, ...answers });
  configureCalls({ token: readToken });
  startSession('first', 'employee');
  onTestFinished(async () => {
    await discardWaiting();
    endSession('signed-out');
  });
  return (name: string) => sent.filter((one) => one.name === name);
}

const send = () => sendWaiting(new QueryClient());

/** Another tab has lists of its own. */
async function openOtherTab() {
  const place = '/client/api/device/waiting.ts?another-tab';
  const otherTab = (await import(/* @vite-ignore */ place)) as typeof WaitingModule;
  await otherTab.readWaiting();
  return otherTab;
}

test('a note that is changed while it is on its way is sent as it is then', async () => {
  const line = Promise.withResolvers<void>();
  const calls = begin({
    'POST /api/mood': () => record('7'),
    'PUT /api/mood/:id/context': async () => {
      await line.promise;
      return { id: '7', ...context('') };
    },
  });
  await keepWaiting({ kind: 'mood', mood: '😔', context: context('first') }, 'kept-1');
  const sending = send();
  await expect.poll(() => calls('PUT /api/mood/:id/context')).toHaveLength(1);
  await changeWaiting('kept-1', (one) => ({ ...one, context: context('second') }));
  line.resolve();
  expect(await sending).toBe(0);
  expect(calls('PUT /api/mood/:id/context').map(({ body }) => body)).toEqual([context('first'), context('second')]);
});

test('a sending that was begun before the connection went tries nothing of what is kept after it', async () => {
  const calls = begin({ 'POST /api/mood': record('7') });
  const held = Promise.withResolvers<void>();
  const other = navigator.locks.request('evenkeel-sending', () => held.promise);
  const sending = send();
  setOnline(false);
  await keepWaiting({ kind: 'mood', mood: '😔' }, 'kept-1');
  held.resolve();
  await other;
  expect(await sending).toBe(1);
  expect(calls('POST /api/mood')).toEqual([]);
});

test('a mood that another tab takes back while it is on its way is removed', async () => {
  const line = Promise.withResolvers<void>();
  const calls = begin({
    'POST /api/mood': async () => {
      await line.promise;
      return record('7');
    },
    'DELETE /api/mood/:id': { msg: 'Removed' },
  });
  await keepWaiting({ kind: 'mood', mood: '😔' }, 'kept-1');
  const sending = send();
  await expect.poll(() => calls('POST /api/mood')).toHaveLength(1);
  const otherTab = await openOtherTab();
  await otherTab.dropWaiting('kept-1');
  // What it says is heard before the answer comes.
  await expect.poll(() => isGivenUp('kept-1')).toBe(true);
  line.resolve();
  await sending;
  expect(calls('DELETE /api/mood/:id')).toHaveLength(1);
});

test.for([
  ['is shown where the server keeps it after all', 500, 'server_fault', [record('7')]],
  ['is not shown where it is gone already', 404, 'not_found', []],
] as const)('a mood that is discarded while it is on its way %s', async ([_what, status, code, shown]) => {
  const line = Promise.withResolvers<void>();
  const calls = begin({
    'POST /api/mood': async () => {
      await line.promise;
      return record('7');
    },
    'DELETE /api/mood/:id': () => refused(status, { code, msg: 'No.' }),
  });
  const cache = new QueryClient();
  cache.setQueryData(moodsKey, []);
  await keepWaiting({ kind: 'mood', mood: '😔' }, 'kept-1');
  const sending = sendWaiting(cache);
  await expect.poll(() => calls('POST /api/mood')).toHaveLength(1);
  await dropWaiting('kept-1');
  line.resolve();
  expect(await sending).toBe(0);
  expect(calls('DELETE /api/mood/:id')).toHaveLength(1);
  expect(cache.getQueryData(moodsKey)).toEqual(shown);
});

test('answers that are discarded while something before them is on its way are not sent', async () => {
  const line = Promise.withResolvers<void>();
  const calls = begin({
    'POST /api/mood': async () => {
      await line.promise;
      return record('7');
    },
    'POST /api/assessment': () => refused(500),
  });
  await keepWaiting({ kind: 'mood', mood: '😔' }, 'kept-1');
  await keepWaiting({ kind: 'test', body: { type: 'GAD-7', answers: { 'gad7-1': 1 }, total_score: 1 } }, 'kept-2');
  const sending = send();
  await expect.poll(() => calls('POST /api/mood')).toHaveLength(1);
  await dropWaiting('kept-2');
  line.resolve();
  expect(await sending).toBe(0);
  expect(calls('POST /api/assessment')).toEqual([]);
});

test('what the server stumbles over each time holds up nothing behind it', async () => {
  const calls = begin({
    'POST /api/assessment': () => refused(500, { code: 'server_fault', msg: 'Something went wrong.' }),
    'POST /api/mood': () => record('7'),
  });
  await keepWaiting({ kind: 'test', body: { type: 'GAD-7', answers: { 'gad7-1': 1 }, total_score: 1 } }, 'kept-1');
  await keepWaiting({ kind: 'mood', mood: '😔' }, 'kept-2');
  expect(await send()).toBe(1);
  expect(calls('POST /api/mood')).toHaveLength(1);
  expect(await readWaiting()).toMatchObject([{ kind: 'test', key: 'kept-1' }]);
});

test('answers that waited are said to be left like those that are sent at once: else a call for some only would tell which', async () => {
  const calls = begin({
    'POST /api/assessment': {
      id: 'r-1',
      type: 'PHQ-9',
      total_score: 1,
      created_at: '2026-11-20T06:00:00.000Z',
      severity: 'Minimal',
      partial: false,
      calls_for_care: false,
      language: 'en',
      care_waits: false,
    },
    'PUT /api/results/:id/left': { left: true },
  });
  await keepWaiting({ kind: 'test', body: { type: 'PHQ-9', answers: { 'phq9-1': 1 }, total_score: 1 } }, 'kept-1');
  expect(await send()).toBe(0);
  await expect.poll(() => calls('PUT /api/results/:id/left').map(({ params }) => params)).toEqual([{ id: 'r-1' }]);
});

test('what was added to a mood that waited is read anew once it was sent: an empty form would take it back', async () => {
  begin({ 'POST /api/mood': () => record('7'), 'PUT /api/mood/:id/context': () => ({ id: '7', ...context('first') }) });
  const cache = new QueryClient();
  const contexts = ['mood contexts'];
  cache.setQueryData(contexts, []);
  await keepWaiting({ kind: 'mood', mood: '😔', context: context('first') }, 'kept-1');
  expect(await sendWaiting(cache)).toBe(0);
  expect(cache.getQueryState(contexts)?.isInvalidated).toBe(true);
});

test('a note that is saved while its mood is being put away, sent, is sent as well, or left to who saved it', async () => {
  const calls = begin({
    'POST /api/mood': () => record('7'),
    'PUT /api/mood/:id/context': () => ({ id: '7', ...context('typed') }),
  });
  const cache = new QueryClient();
  cache.setQueryData(moodsKey, []);
  await keepWaiting({ kind: 'mood', mood: '😔' }, 'kept-1');
  // It is in the list of moods, stored, and the next moment belongs to whoever presses Save.
  const saved = new Promise((resolve) => {
    cache.getQueryCache().subscribe(() => {
      queueMicrotask(() => resolve(changeWaiting('kept-1', (one) => ({ ...one, context: context('typed') }))));
    });
  });
  expect(await sendWaiting(cache)).toBe(0);
  expect(calls('PUT /api/mood/:id/context').map(({ body }) => body)).toEqual((await saved) ? [context('typed')] : []);
});

test('what another tab has changed or discarded a moment ago is not undone by this one', async () => {
  begin({});
  await keepWaiting({ kind: 'mood', mood: '😔' }, 'kept-1');
  await keepWaiting({ kind: 'mood', mood: '🙂' }, 'kept-2');
  const otherTab = await openOtherTab();
  await otherTab.changeWaiting('kept-1', (one) => ({ ...one, context: context('of the other tab') }));
  await changeWaiting('kept-1', (one) => ({ ...one, refused: 'taken_ahead' }));
  await otherTab.dropWaiting('kept-2');
  await changeWaiting('kept-2', (one) => ({ ...one, refused: 'taken_ahead' }));
  expect(await readWaiting()).toMatchObject([
    { key: 'kept-1', context: context('of the other tab'), refused: 'taken_ahead' },
  ]);
});

test('what another person has left and a full device can’t remove keeps no one from keeping theirs', async () => {
  begin({});
  const [iv, bytes] = [crypto.getRandomValues(new Uint8Array(12)), new ArrayBuffer(32)];
  const place = await inDevice('readwrite', 'waiting', (all) => all.put({ iv, bytes, day: 0 }));
  const removal = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(async () => {
    removal.mockRestore();
    await inDevice('readwrite', 'waiting', (all) => all.delete(place));
  });
  await keepWaiting({ kind: 'mood', mood: '😔' }, 'kept-1');
  expect(removal).toHaveBeenCalled();
  expect(await readWaiting()).toMatchObject([{ key: 'kept-1' }]);
});

test('what was taken while the clock was far off is there when it has been set', async () => {
  begin({});
  const now = Date.now();
  vi.setSystemTime(now - 40 * 86_400_000);
  await keepWaiting({ kind: 'mood', mood: '😔' }, 'kept-1');
  vi.setSystemTime(now);
  expect(await readWaiting()).toMatchObject([{ key: 'kept-1' }]);
  expect(await (await openOtherTab()).readWaiting()).toMatchObject([{ key: 'kept-1' }]);
});

test('a note that is saved while an earlier one of the same mood is on its way comes after it', async () => {
  const line = Promise.withResolvers<void>();
  const stored: unknown[] = [];
  const calls = begin({
    'PUT /api/mood/:id/context': async ({ body }) => {
      if ((body as { note: string }).note === 'earlier') await line.promise;
      stored.push(body);
      return { id: '7', ...context('') };
    },
  });
  const cache = createQueryClient();
  const { result } = await renderHook(useSaveMoodContext, {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
  await keepWaiting({ kind: 'context', id: '7', context: context('earlier') }, 'context-7');
  const sending = sendWaiting(cache);
  await expect.poll(() => calls('PUT /api/mood/:id/context')).toHaveLength(1);
  const saving = result.current.mutateAsync({ id: '7', newest: () => context('later') });
  // As long as one that does not wait would need.
  await Promise.race([saving, new Promise((resolve) => setTimeout(resolve, 300))]);
  line.resolve();
  await Promise.all([saving, sending]);
  expect(stored).toEqual([context('earlier'), context('later')]);
  expect(await readWaiting()).toEqual([]);
});
