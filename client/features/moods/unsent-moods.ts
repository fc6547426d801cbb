import type { MoodEmoji } from '../../../domain/moods.ts';
import { isOnSharedDevice } from '../../api/stored-token.ts';

/** A mood that the server has not acknowledged; every try carries the same key. */
export interface UnsentMood {
  key: string;
  mood: MoodEmoji;
}

/**
 * What could not be sent waits here: in memory, and in IndexedDB, so that a reload does not lose it. It is health data
 * on a device: it goes as soon as it was sent, and with the session. On a device that others use as well it is in memory alone.
 */
const waiting = new Map<string, UnsentMood>();

const databaseName = 'evenkeel';
const storeName = 'unsent-moods';

export async function keepUnsent(mood: UnsentMood): Promise<void> {
  waiting.set(mood.key, mood);
  if (isOnSharedDevice()) return;
  await inStore('readwrite', (store) => store.put(mood));
}

export async function dropUnsent(key: string): Promise<void> {
  waiting.delete(key);
  await remove((store) => store.delete(key));
}

/** For the end of a session. */
export async function forgetUnsent(): Promise<void> {
  waiting.clear();
  await remove((store) => store.clear());
}

/** With those that an earlier page has left. */
export async function readUnsent(): Promise<UnsentMood[]> {
  const stored: UnsentMood[] =
    !isOnSharedDevice() && (await hasDatabase()) ? ((await inStore('readonly', (store) => store.getAll())) ?? []) : [];
  for (const mood of stored) waiting.set(mood.key, mood);
  return [...waiting.values()];
}

/** With the last mood goes the whole database: nothing of it stays on the device. */
async function remove<T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<void> {
  if (!(await hasDatabase())) return;
  await inStore('readwrite', work);
  const left = await inStore('readonly', (store) => store.count());
  if (left === 0) indexedDB.deleteDatabase(databaseName);
}

/** Asked first, because opening one that is not there would make it. Old browsers cannot tell: then it may be there. */
async function hasDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    return 'indexedDB' in globalThis;
  }
}

/** Undefined where the browser keeps nothing, such as in a private window: memory has to do then. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open();
    try {
      return await answerOf(work(database.transaction(storeName, mode).objectStore(storeName)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName, { keyPath: 'key' }));
  return answerOf(request);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });
}
