import type { Page, Worker } from '@playwright/test';

/**
 * The notifications that there are once `work` has led to one, which the page or its worker shows. Asked any sooner, and
 * again and again, Chromium drops what it is about to show: of 300 that were shown beside such questions it lost 140.
 */
export async function noticesAfter(shower: Pick<Worker, 'evaluateHandle'>, page: Page, work: () => Promise<unknown>) {
  const next = await shower.evaluateHandle(() => {
    const { promise: done, resolve, reject } = Promise.withResolvers<void>();
    const { prototype } = ServiceWorkerRegistration;
    const show = prototype.showNotification;
    prototype.showNotification = function (...told) {
      const showing = show.apply(this, told);
      showing.then(resolve, reject);
      return showing;
    };
    return { done };
  });
  await work();
  await next.evaluate(({ done }) => done);
  return notices(page);
}

export function notices(page: Page): Promise<[string, string][]> {
  return page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body }) => [title, body]);
  });
}

export async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const [worker] = page.context().serviceWorkers();
  return worker ?? page.context().waitForEvent('serviceworker');
}
