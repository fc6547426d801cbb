import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { keepKnown, readKnown } from '../../api/device/known.ts';
import { beginAfter } from '../../api/idempotency-key.ts';
import { endSession, startSession } from '../../api/session.ts';
import { readToken } from '../../api/stored-token.ts';
import { configureCalls } from '../../api/call-surroundings.ts';
import { answerCalls, brokenLine } from '../../test/answer-calls.ts';
import { setOnline } from '../../test/connection.ts';
import { recentMoodsQuery } from '../moods/moods.api.ts';
import { keepQueries } from './known-queries.ts';

test('what the device gives is never fresh: what waited may have been sent since, and the same mood is another one', async () => {
  answerCalls({ 'GET /api/device-key': { key: 'A'.repeat(43) }, 'GET /api/mood': brokenLine });
  configureCalls({ token: readToken });
  startSession('invented', 'employee');
  onTestFinished(() => endSession('signed-out'));
  const name = recentMoodsQuery.queryKey.join(' ');
  await keepKnown(name, [{ id: 'mood-7', created_at: new Date().toISOString(), mood: '😡' }], Date.now());
  await expect.poll(async () => (await readKnown(name))?.data).toHaveLength(1);
  setOnline(false);
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  onTestFinished(keepQueries(cache));
  await cache.prefetchQuery(recentMoodsQuery);
  const history = () => cache.getQueryData(recentMoodsQuery.queryKey);
  await expect.poll(history).toHaveLength(1);
  const readAt = cache.getQueryState(recentMoodsQuery.queryKey)?.dataUpdatedAt ?? Date.now();
  expect(beginAfter({ history: history(), readAt, session: 'here', waiting: undefined }, Date.now())).toBeNull();
});
