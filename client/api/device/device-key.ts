import { call } from '../api-client.ts';
import { isOnSharedDevice, readToken } from '../stored-token.ts';
import type { SessionEnd } from '../session.ts';
import { hasDatabase, inDevice, removeDatabase, removeEarlierDatabase } from './device-database.ts';

/** `holder` is the session that it is here for, as a hash of its token. */
interface KeptKey {
  key: CryptoKey;
  holder: string;
}

const place = 'current';

let held: { token: string; key: Promise<CryptoKey | undefined> } | null = null;
/** What the one before has left on the device is gone when this settles. */
let forgetting: Promise<unknown> = Promise.resolve();

/**
 * The key of the person who is signed in; undefined on a shared device, over plain http, and until there was a connection. The
 * server makes the same one for the same person: here it is gone with the session, and comes back with its person alone.
 */
export function deviceKey(): Promise<CryptoKey | undefined> {
  const token = readToken();
  if (token === null || isOnSharedDevice() || !globalThis.crypto.subtle) return Promise.resolve(undefined);
  if (held?.token === token) return held.key;
  const found = { token, key: find(token).catch(() => undefined) };
  held = found;
  void found.key.then((key) => {
    if (!key && held === found) held = null;
    return key;
  });
  return found.key;
}

async function find(token: string): Promise<CryptoKey | undefined> {
  const holder = await hashOf(token);
  // What is kept for this person would go with what was the other's.
  await forgetting;
  const kept = await inDevice<KeptKey | undefined>('readonly', 'key', (store) => store.get(place));
  if (kept?.holder === holder) return kept.key;
  if (kept) await forgetKeyAndKnown();
  // The session may have ended meanwhile: no one is asked for its key then.
  if (readToken() !== token) return undefined;
  const { key: text } = await call('GET /api/device-key');
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  if (readToken() !== token) return undefined;
  await inDevice('readwrite', 'key', (store) => store.put({ key, holder } satisfies KeptKey, place));
  // The person may have left meanwhile.
  if (readToken() === token) return key;
  await forgetKeyAndKnown();
  return undefined;
}

/** At the end of a session: the key goes, and what the person has seen. What waits stays sealed, for its person alone. */
export function forgetDevice(why: SessionEnd | null): Promise<void> {
  held = null;
  const forgotten = forgetting.then(() => forgetAll(why));
  forgetting = forgotten.catch(() => undefined);
  return forgotten;
}

async function forgetAll(why: SessionEnd | null): Promise<void> {
  removeEarlierDatabase();
  if (!(await hasDatabase())) return;
  await forgetKeyAndKnown();
  if (why === 'signed-out' && (await inDevice('readonly', 'waiting', (store) => store.count())) === 0) removeDatabase();
}

async function forgetKeyAndKnown(): Promise<void> {
  for (const name of ['key', 'known'] as const) await inDevice('readwrite', name, (store) => store.clear());
}

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
