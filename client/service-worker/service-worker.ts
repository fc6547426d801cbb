import { refreshCachedHelpLines } from './cached-help-lines.ts';
import { openReminder, showPush } from './reminder-notifications.ts';
import {
  answerFile,
  answerFileAndKeep,
  answerPage,
  answerPicture,
  forgetOldShells,
  keepLightShell,
  keepShell,
} from './shell-cache.ts';
import type { Shell } from './shell-cache.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Written in by the build. */
declare const shellOfBuild: Shell;

// In a service worker the global object is this one.
const worker = globalThis as unknown as WorkerScope;

/** On a device that saves data. */
const isLight = worker.location.search === '?light';

worker.addEventListener('install', (event) => {
  const keep = isLight ? keepLightShell : keepShell;
  event.waitUntil(Promise.all([keep(shellOfBuild), renewLines()]).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  // The browser asks for the page while it starts the worker.
  event.waitUntil(Promise.all([forgetOldShells(shellOfBuild), worker.registration.navigationPreload.enable()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Calls of the API pass by: what is not answered here goes to the network as if there were no worker.
  if (request.method !== 'GET' || origin !== worker.location.origin || /^\/api(?:\/|$)/.test(pathname)) return;
  if (request.mode === 'navigate') {
    const page = answerPage(request, event.preloadResponse);
    event.respondWith(page);
    // After the page, which they would share the line with.
    event.waitUntil(page.then(renewLines, renewLines));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(isLight ? answerFileAndKeep(request) : answerFile(request));
  } else if (pathname.startsWith('/pictures/')) {
    event.respondWith(answerPicture(request));
  }
});

worker.addEventListener('push', (event) => {
  event.waitUntil(showPush(worker, readJson(event.data)));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openReminder(worker, event.notification.data));
});

/** People who never open Help while there is a connection have the lines of the organisation as well. */
async function renewLines(): Promise<void> {
  try {
    await refreshCachedHelpLines();
  } catch {
    // What was kept before stays.
  }
}

function readJson(data: { json: () => unknown } | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}
