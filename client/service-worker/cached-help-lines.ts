import type { StoredHelpLine } from '../../domain/contract/help-lines.ts';
import { verifiedForDays } from '../../domain/help-lines.ts';

const cacheName = 'help-lines';

/** The same as in the contract, which the worker does without. */
export const linesAddress = '/api/help-lines';

/**
 * The lines as the server has them now, kept on the device for a day without a connection. They are public and say
 * nothing about anybody: the one answer of the API that is kept.
 */
export async function refreshCachedHelpLines(): Promise<void> {
  const reply = await fetch(linesAddress, { cache: 'no-store' });
  if (reply.ok) await (await caches.open(cacheName)).put(linesAddress, reply);
}

/** What the page itself has read. */
export async function cacheHelpLines(lines: readonly StoredHelpLine[]): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Date: new Date().toUTCString() };
  await (await caches.open(cacheName)).put(linesAddress, new Response(JSON.stringify(lines), { headers }));
}

/** Undefined where there are none, or where they are so old that someone should have checked them since. */
export async function readCachedHelpLines(): Promise<readonly StoredHelpLine[] | undefined> {
  const kept = await (await caches.open(cacheName)).match(linesAddress);
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
  // A clock that was wrong then or is now makes them no older.
  if (!kept || Number.isNaN(age) || age > verifiedForDays * 86_400_000) return undefined;
  return kept.json();
}
