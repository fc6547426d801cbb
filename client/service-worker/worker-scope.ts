/**
 * What this worker uses of its surroundings. TypeScript's own library for service workers and the one for pages name
 * the same things differently, and one project cannot have both.
 */
export interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: WindowClients;
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: LastingEvent & {
    request: Request;
    /** The page, where the browser has asked for it by itself. */
    preloadResponse: Promise<Response | undefined>;
    respondWith: (response: Promise<Response>) => void;
  };
  push: LastingEvent & { data: { json: () => unknown } | null };
  notificationclick: LastingEvent & { notification: Notification };
}

/** The worker lives at least until what it waits for is done. */
interface LastingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

interface WindowClients {
  matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<PageClient[]>;
  openWindow: (address: string) => Promise<unknown>;
}

/** An open tab with this page. */
export interface PageClient {
  visibilityState: DocumentVisibilityState;
  focused: boolean;
  focus: () => Promise<PageClient>;
  postMessage: (message: unknown, transfer: Transferable[]) => void;
}
