import { findMood } from '../../../domain/moods.ts';
import { readToken } from '../stored-token.ts';
import { answerOf, earlierDatabase, hasDatabase, removeDatabase } from './device-database.ts';
import { deviceKey } from './device-key.ts';
import { keepEarlier } from './waiting.ts';

/** What an earlier page has left for the person who is still signed in: it is sealed, and its place goes. */
export async function moveEarlierMoods(): Promise<void> {
  const token = readToken();
  if (!(await deviceKey())) return;
  if (!(await hasDatabase(earlierDatabase))) return;
  const database = await answerOf(indexedDB.open(earlierDatabase));
  const hasMoods = database.objectStoreNames.contains('unsent-moods');
  const left: unknown[] = hasMoods
    ? await answerOf(database.transaction('unsent-moods').objectStore('unsent-moods').getAll())
    : [];
  database.close();
  for (const one of left) {
    // The person has left meanwhile: it is not the next one's.
    if (readToken() !== token) return;
    if (typeof one !== 'object' || one === null || !('key' in one && 'mood' in one)) continue;
    const mood = findMood(String(one.mood))?.emoji;
    if (mood) await keepEarlier(mood, String(one.key));
  }
  removeDatabase(earlierDatabase);
}
