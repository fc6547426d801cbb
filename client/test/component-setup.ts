import React from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../ui/base.css';
// Once for all files: this one runs anew for each.
import './limited-waits.ts';

/**
 * React notes for each element where it was made, for warnings that name it: a tenth of the time of these tests. It stops by
 * itself after 10,000 in a second; here at once. Warnings stay, and fail a test.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as never;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

// Without it React draws no tracks for the developer tools, which were another tenth. It looks once, when it is loaded.
Reflect.deleteProperty(console, 'timeStamp');

// By itself it clears up in the first file alone: the others share what that one has loaded.
const { cleanup } = await import('vitest-browser-react');
beforeEach(cleanup);

/** Vitest runs this file anew for each test file, by an address with the time in it: at a time that stood still twice it does not. */
afterEach(() => void vi.useRealTimers());

/** All files share one page: each test finds it as the first one did. */
beforeEach(() => {
  document.documentElement.lang = 'en';
  delete document.documentElement.dataset['theme'];
});

beforeEach(emptyBrowser);

/** What a screen keeps as it goes may come after its test. */
async function emptyBrowser(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) if (name !== undefined) await removed(name);
}

/** One that is open still goes as soon as it is closed. */
const removed = (name: string) =>
  new Promise((over) => {
    const removal = indexedDB.deleteDatabase(name);
    for (const event of ['success', 'error', 'blocked']) removal.addEventListener(event, over, { once: true });
  });

/** As in vitest.config.ts. */
const desk = { width: 1280, height: 740 };
beforeEach(async () => {
  if (innerWidth !== desk.width || innerHeight !== desk.height) await page.viewport(desk.width, desk.height);
});
