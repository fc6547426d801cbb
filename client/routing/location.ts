import { useSyncExternalStore } from 'react';
import { createListeners } from '../settings/listeners.ts';
import { forgetTyped } from '../settings/typed.ts';

/** Where the page is. `state` is what the last step left for this one; it survives a reload and is in no address. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** Whether a step forward led here, or back and forward in the browser's history. */
  byHistory: boolean;
}

export interface StepOptions {
  replace?: boolean;
  state?: unknown;
}

const { tell, follow } = createListeners();
let current: Location | undefined;

/** Goes to an address of this page. */
export function navigate(to: string, { replace = false, state = null }: StepOptions = {}): void {
  forgetTyped();
  const isHere = new URL(to, window.location.href).href === window.location.href;
  if (replace || isHere) window.history.replaceState(state, '', to);
  else window.history.pushState(state, '', to);
  arrive(false);
}

export function useLocation(): Location {
  return useSyncExternalStore(subscribe, currentLocation);
}

function currentLocation(): Location {
  current ??= readLocation(true);
  return current;
}

function readLocation(byHistory: boolean): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: window.history.state, byHistory };
}

function arrive(byHistory: boolean): void {
  current = readLocation(byHistory);
  tell();
}

function followHistory(): void {
  arrive(true);
}

function subscribe(listener: () => void): () => void {
  // Once, however often it is added.
  window.addEventListener('popstate', followHistory);
  return follow(listener);
}
