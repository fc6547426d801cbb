import { findMood } from '../../../domain/moods.ts';
import { answerOf, hasDatabase } from './device-database.ts';
import { deviceKey } from './device-key.ts';
import { keepEarlier } from './waiting.ts';

/** Where pages of before kept moods, in plain text. */
const databaseName = 'evenkeel';

/** What an earlier page has left for whoever is still signed in: it is sealed, and its place goes. */
export async function moveEarlierMoods(): Promise<void> {
  if (!(await deviceKey())) return;
  if (!(await hasDatabase(databaseName))) return;
  const database = await answerOf(indexedDB.open(databaseName));
  const hasMoods = database.objectStoreNames.contains('unsent-moods');
  const left: unknown[] = hasMoods
    ? await answerOf(database.transaction('unsent-moods').objectStore('unsent-moods').getAll())
    : [];
  database.close();
  for (const one of left) {
    if (typeof one !== 'object' || one === null || !('key' in one && 'mood' in one)) continue;
    const mood = findMood(String(one.mood))?.emoji;
    if (mood) await keepEarlier(mood, String(one.key));
  }
  indexedDB.deleteDatabase(databaseName);
}
