import type { Query, QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { MoodRecord } from '../../../domain/contract/moods.ts';
import { instrumentTypes } from '../../../domain/instruments/instrument.ts';
import { isTransient } from '../../api/unanswered.ts';
import { isKnownKept, keepKnown, readKnown } from '../../api/device/known.ts';
import type { Known } from '../../api/device/known.ts';
import { historyQuery } from '../assessments/assessments.api.ts';
import { questionsQuery } from '../assessments/questions/questions.api.ts';
import { knownPlan } from '../help/safety-plan/safety-plan.api.ts';
import { knownMoods, moodsQuery, recentMoodsQuery } from '../moods/moods.api.ts';
import { createListeners } from '../../settings/listeners.ts';

/** Answers of which the page goes on as they were; what people write into comes by itself, to be read only. */
const moodNames = [moodsQuery, recentMoodsQuery].map(nameOf);
const shownAsTheyWere = [...moodNames, ...[questionsQuery, ...instrumentTypes.map(historyQuery)].map(nameOf)];

const kept = new Set([...shownAsTheyWere, knownPlan]);

function nameOf({ queryKey }: Pick<Query, 'queryKey'>): string {
  return queryKey.join(' ');
}

/** When the server last said what is now shown from the device. */
const since = new Map<string, number>();
const { tell, follow } = createListeners();

/** When the oldest of what the device has given was said by the server (ms); null where all is the server's. */
export function useKnownSince(): number | null {
  return useSyncExternalStore(follow, oldest);
}

function oldest(): number | null {
  return since.size === 0 ? null : Math.min(...since.values());
}

/** Keeps what a session reads, and shows it where the server does not answer. Returns how to stop. */
export function keepQueries(cache: QueryClient): () => void {
  const queries = cache.getQueryCache();

  async function showKnown(query: Query) {
    const name = nameOf(query);
    if (!shownAsTheyWere.includes(name)) return;
    const known = await (moodNames.includes(name) ? knownMoodsOfBoth() : readKnown<unknown>(name));
    if (!known || query.state.data !== undefined) return;
    since.set(name, known.at);
    // Never fresh: what waited here may have been sent since.
    cache.setQueryData(query.queryKey, known.data, { updatedAt: 0 });
    tell();
  }

  function onAnswer(query: Query) {
    if (since.delete(nameOf(query))) tell();
    void keepKnown(nameOf(query), query.state.data, query.state.dataUpdatedAt);
  }

  function look(query: Query) {
    const { status, data, error } = query.state;
    if (!kept.has(nameOf(query))) return;
    if (data !== undefined) onAnswer(query);
    else if (!navigator.onLine || (status === 'error' && isTransient(error))) void showKnown(query);
  }

  for (const query of queries.getAll()) look(query);
  const stop = queries.subscribe((event) => {
    if (!kept.has(nameOf(event.query))) return;
    if (event.type === 'added') look(event.query);
    if (event.type !== 'updated') return;
    // The plan is put there by its own save alone, with what the server has answered.
    const isPlan = nameOf(event.query) === knownPlan;
    if (event.action.type === 'success' && (isPlan || !event.action.manual)) onAnswer(event.query);
    if (event.action.type === 'error' && event.query.state.data === undefined && isTransient(event.action.error))
      void showKnown(event.query);
  });
  return () => {
    stop();
    since.clear();
  };
}

/** Home asks for a week of moods and My Stats for all: without a connection both show what either was told. */
async function knownMoodsOfBoth(): Promise<Known<MoodRecord[]> | undefined> {
  const [all, recent] = await Promise.all(moodNames.map((name) => readKnown<MoodRecord[]>(name)));
  if (!all || !recent) return all ?? recent;
  const ids = new Set(all.data.map(({ id }) => id));
  const data = knownMoods([...all.data, ...recent.data.filter(({ id }) => !ids.has(id))]);
  return { at: Math.min(all.at, recent.at), data };
}

/** The switch was turned on: what is on the page by now counts from now on. */
export function keepWhatIsShown(cache: QueryClient): void {
  if (!isKnownKept()) return;
  for (const query of cache.getQueryCache().getAll()) {
    const name = nameOf(query);
    if (kept.has(name) && query.state.data !== undefined && !since.has(name)) void keepKnown(name, query.state.data);
  }
}

/** The connection is back. */
export function readAnew(cache: QueryClient): void {
  void cache.invalidateQueries({
    predicate: ({ queryKey, state }) => since.has(queryKey.join(' ')) || state.status === 'error',
  });
}
