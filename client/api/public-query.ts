import { useEffect, useSyncExternalStore } from 'react';
import { logToConsole } from '../settings/console-log.ts';
import { createListeners } from '../settings/listeners.ts';

interface State<T> {
  /** What was read last; it stays when a later reading fails. */
  data?: T;
  /** Why the last reading failed. */
  error?: unknown;
  isFetching: boolean;
}

/** In the shape of a query of the cache. */
export interface PublicQuery<T> extends State<T> {
  isPending: boolean;
  isError: boolean;
  refetch: () => unknown;
}

const readings = new Set<() => void>();

/** As on a page that has just been opened: for tests, which open many. */
export function forgetPublicQueries(): void {
  for (const forget of readings) forget();
}

/**
 * What everyone may read, also signed out, where there is no cache of a session: kept for as long as the page is open.
 * `readKept` finds what an earlier visit has left on the device, to be shown until the server has answered. What is younger
 * than `freshFor` (ms) is not read again by another showing.
 */
export function publicQuery<T>(
  name: string,
  read: () => Promise<T>,
  readKept?: () => Promise<T | undefined>,
  freshFor = 0,
) {
  let readAt = -Infinity;
  let state: State<T> = { isFetching: false };
  let underWay: Promise<void> | undefined;
  const listeners = createListeners<[state: State<T>]>();

  readings.add(() => {
    readAt = -Infinity;
    state = { isFetching: false };
  });

  function become(next: State<T>) {
    state = next;
    listeners.tell(next);
  }

  /** One call at a time; who asks meanwhile waits for its answer, too. */
  function load(): Promise<void> | undefined {
    if (!state.isFetching) underWay = take();
    return underWay;
  }

  async function take(): Promise<void> {
    become({ ...state, isFetching: true });
    void showKept();
    try {
      become({ data: await read(), isFetching: false });
      readAt = Date.now();
    } catch (error) {
      logToConsole(`Could not load ${name}.`);
      become({ ...state, isFetching: false, error });
    }
  }

  async function showKept(): Promise<void> {
    if (!readKept || state.data !== undefined) return;
    const kept = await readKept().catch(() => undefined);
    if (kept !== undefined && state.data === undefined) become({ ...state, data: kept });
  }

  /** What is known, at once, and then what the server says now. */
  function useReading(): PublicQuery<T> {
    const current = useSyncExternalStore(listeners.follow, () => state);
    useEffect(() => {
      if (Date.now() - readAt >= freshFor) void load();
    }, []);
    const isError = current.error !== undefined;
    return { ...current, isPending: current.data === undefined && !isError, isError, refetch: load };
  }

  return { load, useReading, follow: listeners.follow };
}
