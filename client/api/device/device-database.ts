/** What is kept on a device: the key, what its person has seen, and what waits to be sent; all but the key is sealed. */
const databaseName = 'evenkeel-device';

const deviceStores = ['key', 'known', 'waiting'] as const;

type DeviceStore = (typeof deviceStores)[number];

/** Throws where the browser keeps nothing, as some private windows do. Resolves once it is written. */
export async function inDevice<T>(
  mode: IDBTransactionMode,
  store: DeviceStore,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    // A browser that is killed a moment later has it all the same.
    const transaction = database.transaction(store, mode, { durability: 'strict' });
    const answer = answerOf(work(transaction.objectStore(store)));
    await Promise.all([answer, endOf(transaction)]);
    return await answer;
  } finally {
    database.close();
  }
}

/** Asked where there may be none: opening it would make it. Old browsers cannot tell; then it may be there. */
export async function hasDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    return 'indexedDB' in globalThis;
  }
}

/** One that is open in another place goes as soon as it is closed there. */
export function removeDatabase(): void {
  indexedDB.deleteDatabase(databaseName);
}

/** Pages of before 24 November 2026 kept moods there, in plain text. */
export function removeEarlierDatabase(): void {
  indexedDB.deleteDatabase('evenkeel');
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    for (const name of deviceStores) request.result.createObjectStore(name, { autoIncrement: name === 'waiting' });
  });
  return answerOf(request);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')));
  });
}
