import { useEffect, useState } from 'react';
import { clockSkewMinutes, longestWaitDays } from '../../../domain/taken.ts';
import { isOnSharedDevice } from '../stored-token.ts';
import { inDevice } from './device-database.ts';
import { deviceKey } from './device-key.ts';
import { seal, unseal } from './sealing.ts';
import type { Sealed } from './sealing.ts';

/** What the person has seen, with the time at which the server said it (ms). */
export interface Known<T> {
  at: number;
  data: T;
}

/** On this device someone does not want it; it says nothing about anyone, and outlives a session. */
const refusedKey = 'keeps-nothing';

export function isKnownKept(): boolean {
  return !isOnSharedDevice() && localStorage.getItem(refusedKey) === null;
}

/** Turned off, what there is goes at once. */
export async function keepWhatIsKnown(isKept: boolean): Promise<void> {
  if (isKept) localStorage.removeItem(refusedKey);
  else {
    localStorage.setItem(refusedKey, 'yes');
    await inDevice('readwrite', 'known', (store) => store.clear());
  }
}

/** `acceptedAt` is when the server last took the session, where the data came by a call that carried it. */
export async function keepKnown(name: string, data: unknown, acceptedAt?: number): Promise<void> {
  const key = isKnownKept() ? await deviceKey() : undefined;
  if (!key) return;
  try {
    const now = Date.now();
    const known: Known<unknown> = { at: acceptedAt ?? now, data };
    await put(key, { [name]: known, ...(acceptedAt !== undefined && { accepted: acceptedAt, seen: now }) });
  } catch {
    // What was kept before stays.
  }
}

async function put(key: CryptoKey, contents: Record<string, unknown>): Promise<void> {
  const all = Object.entries(contents).map(async ([name, content]) => [name, await seal(key, name, content)] as const);
  const sealed = await Promise.all(all);
  // Turned off, or signed out, while it was sealed.
  if (!isKnownKept() || (await deviceKey()) !== key) return;
  await inDevice('readwrite', 'known', (store) => {
    for (const [name, one] of sealed) store.put(one, name);
    return store.count();
  });
}

async function open(key: CryptoKey, name: string): Promise<unknown> {
  const sealed = await inDevice<Sealed | undefined>('readonly', 'known', (store) => store.get(name));
  return sealed && unseal(key, name, sealed);
}

/** As old a session may be that no one has used; a clock that was set back makes it no younger. */
const longestMs = longestWaitDays * 86_400_000;

/** The session may have ended elsewhere: so long after the server last took it nothing is shown. */
export const knownForDays = 7;

/** A clock that was set back shows nothing until the server answers: by the clock of the device alone no time would pass. */
async function isInTime(key: CryptoKey): Promise<boolean> {
  const now = Date.now();
  const [accepted, seen] = [await open(key, 'accepted'), await open(key, 'seen')];
  if (typeof accepted !== 'number' || typeof seen !== 'number') return false;
  if (now < seen - clockSkewMinutes * 60_000) return false;
  await put(key, { seen: Math.max(now, seen) });
  return now - accepted < knownForDays * 86_400_000;
}

/** Its form is that of the same page a while ago: its readers know what can be missing. */
export async function readKnown<T>(name: string): Promise<Known<T> | undefined> {
  try {
    const key = isKnownKept() ? await deviceKey() : undefined;
    if (!key || !(await isInTime(key))) return undefined;
    const known = (await open(key, name)) as Known<T> | undefined;
    return known && Math.abs(Date.now() - known.at) < longestMs ? known : undefined;
  } catch {
    return undefined;
  }
}

/** Read where it is needed: where the server could not say it. Undefined until then, null where the device does not know it. */
export function useKnown<T>(name: string, isNeeded: boolean): Known<T> | null | undefined {
  const [known, setKnown] = useState<Known<T> | null>();

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isOver = false;
    void readKnown<T>(name).then((found) => !isOver && setKnown(found ?? null));
    return () => {
      isOver = true;
    };
  }, [name, isNeeded]);

  return isNeeded ? known : undefined;
}
