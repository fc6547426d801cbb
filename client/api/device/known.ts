import { useEffect, useState } from 'react';
import { longestWaitDays } from '../../../domain/taken.ts';
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

export async function keepKnown(name: string, data: unknown): Promise<void> {
  const key = isKnownKept() ? await deviceKey() : undefined;
  if (!key) return;
  try {
    const sealed = await seal(key, name, { at: Date.now(), data } satisfies Known<unknown>);
    // Turned off, or signed out, while it was sealed.
    if (isKnownKept() && (await deviceKey()) === key)
      await inDevice('readwrite', 'known', (store) => store.put(sealed, name));
  } catch {
    // What was kept before stays.
  }
}

/** As old a session may be that no one has used; a clock that was set back makes it no younger. */
const longestMs = longestWaitDays * 86_400_000;

/** Its form is that of the same page a while ago: whoever reads it knows what can be missing. */
export async function readKnown<T>(name: string): Promise<Known<T> | undefined> {
  try {
    if (!isKnownKept()) return undefined;
    const key = await deviceKey();
    const sealed = await inDevice<Sealed | undefined>('readonly', 'known', (store) => store.get(name));
    if (!key || !sealed) return undefined;
    const known = (await unseal(key, name, sealed)) as Known<T> | undefined;
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
