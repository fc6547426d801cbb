import { expect, onTestFinished, test, vi } from 'vitest';
import { openReminder, showPush } from './reminder-notifications.ts';
import type { PageClient, WorkerScope } from './worker-scope.ts';

/** A worker beside one dashboard that someone looks at, which takes over whatever it is asked about. */
function workerBesideDashboard(pages: readonly Pick<PageClient, 'postMessage'>[]) {
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>(async () => {});
  const openWindow = vi.fn<(address: string) => Promise<unknown>>(async () => {});
  const open = pages.map((page) => ({ visibilityState: 'visible', focused: true, focus: async () => page, ...page }));
  const worker = { registration: { showNotification }, clients: { matchAll: async () => open, openWindow } };
  return { worker: worker as unknown as WorkerScope, showNotification, openWindow };
}

const dashboard = (): Pick<PageClient, 'postMessage'> => ({
  postMessage: (_message, [port]) => (port as MessagePort).postMessage('taken'),
});

const checkIn = { kinds: [], title: 'Evenkeel', body: 'You asked us to remind you.' };
const water = { kinds: ['water'], title: 'Time to drink water!', body: '' };

test('a dashboard in view shows a reminder of its own timer itself, and no reminder to check in again', async () => {
  const { worker, showNotification } = workerBesideDashboard([dashboard()]);
  await showPush(worker, water);
  expect(showNotification).not.toHaveBeenCalled();
  await showPush(worker, checkIn);
  expect(showNotification).toHaveBeenCalledWith('Evenkeel', expect.objectContaining({ body: checkIn.body }));
});

test('a later reminder of the timer takes the place of an earlier one, and leaves the one to check in again', async () => {
  const { worker, showNotification } = workerBesideDashboard([]);
  for (const push of [checkIn, water, { ...water, kinds: ['posture'] }]) await showPush(worker, push);
  const [again, ...timers] = showNotification.mock.calls.map(([, options]) => options?.tag);
  expect(new Set(timers).size).toBe(1);
  expect(timers).not.toContain(again);
});

test('the one to check in again opens the tests, where no page is open', async () => {
  const { worker, openWindow } = workerBesideDashboard([]);
  await openReminder(worker, { kinds: [] });
  expect(openWindow).toHaveBeenCalledWith('/dashboard?tab=mytests');
});

test('a click on it opens a window before the browser has forgotten the click, where the open tab is frozen', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { worker, openWindow } = workerBesideDashboard([{ postMessage: () => undefined }]);
  const opening = openReminder(worker, { kinds: ['water'] });
  await vi.advanceTimersByTimeAsync(250);
  expect(openWindow).toHaveBeenCalledOnce();
  await opening;
});
