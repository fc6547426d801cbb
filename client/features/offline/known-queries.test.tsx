import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { keepKnown, readKnown } from '../../api/device/known.ts';
import { beginAfter } from '../../api/idempotency-key.ts';
import { endSession, startSession } from '../../api/session.ts';
import { readToken } from '../../api/stored-token.ts';
import { configureCalls } from '../../api/call-surroundings.ts';
import { answerCalls, brokenLine } from '../../test/answer-calls.ts';
import { setOnline } from '../../test/connection.ts';
import { knownPlan } from '../help/safety-plan/safety-plan.api.ts';
import { recentMoodsQuery } from '../moods/moods.api.ts';
import { keepQueries } from './known-queries.ts';

/** A session that reads; returns its cache. */
function begin() {
  answerCalls({ 'GET /api/device-key': { key: 'A'.repeat(43) }, 'GET /api/mood': brokenLine });
  configureCalls({ token: readToken });
  startSession('invented', 'employee');
  onTestFinished(() => endSession('signed-out'));
  return new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
}

test('a plan that was saved is the one that this device shows without a connection, and not the one before', async () => {
  const cache = begin();
  onTestFinished(keepQueries(cache));
  const people = async () => (await readKnown<{ people: string }>(knownPlan))?.data.people;
  await cache.prefetchQuery({ queryKey: [knownPlan], queryFn: () => ({ people: 'Birsa, the old number' }) });
  await expect.poll(people).toBe('Birsa, the old number');
  // As the form does it with the answer to its save.
  cache.setQueryData([knownPlan], { people: 'Birsa, the new number' });
  await expect.poll(people).toBe('Birsa, the new number');
});

test('what the device gives is never fresh: what waited may have been sent since, and the same mood is another one', async () => {
  const cache = begin();
  const name = recentMoodsQuery.queryKey.join(' ');
  await keepKnown(name, [{ id: 'mood-7', created_at: new Date().toISOString(), mood: '😡' }], Date.now());
  await expect.poll(async () => (await readKnown(name))?.data).toHaveLength(1);
  setOnline(false);
  onTestFinished(keepQueries(cache));
  await cache.prefetchQuery(recentMoodsQuery);
  const history = () => cache.getQueryData(recentMoodsQuery.queryKey);
  await expect.poll(history).toHaveLength(1);
  const readAt = cache.getQueryState(recentMoodsQuery.queryKey)?.dataUpdatedAt ?? Date.now();
  expect(beginAfter({ history: history(), readAt, session: 'here', waiting: undefined }, Date.now())).toBeNull();
});
