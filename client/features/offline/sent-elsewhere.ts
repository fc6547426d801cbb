import type { QueryClient } from '@tanstack/react-query';
import { followSentElsewhere } from '../../api/device/waiting.ts';
import type { Waiting } from '../../api/device/waiting.ts';
import { historyQuery } from '../assessments/assessments.api.ts';
import { resultOfRecord } from '../assessments/result.ts';
import { noteResult } from '../assessments/unseen-result.ts';
import { contextsKey } from '../moods/mood-contexts.api.ts';
import { moodsKey } from '../moods/moods.api.ts';

/** What another tab has sent stays on this page as well, and a score that was promised here comes. Returns how to stop. */
export function showWhatOthersSend(cache: QueryClient): () => void {
  return followSentElsewhere((waiting, record) => void show(cache, waiting, record).catch(() => undefined));
}

async function show(cache: QueryClient, waiting: Waiting, record: string): Promise<void> {
  if (waiting.kind !== 'test') {
    const keys = waiting.kind === 'mood' ? [moodsKey, contextsKey] : [contextsKey];
    await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
    return;
  }
  const { type } = waiting.body;
  const query = historyQuery(type);
  await cache.invalidateQueries({ queryKey: query.queryKey });
  const stored = (await cache.fetchQuery(query)).find(({ id }) => id === record);
  if (stored) noteResult(cache, { type, result: resultOfRecord(type, stored) });
}
