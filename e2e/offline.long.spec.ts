import type { Page } from '@playwright/test';
import { enter, expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker has kept what it needs. */
async function ready(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

test.describe('the service worker', () => {
  test('is fetched anew each time, and takes nothing from the first screen', async ({ page, request }) => {
    const reply = await request.get('/service-worker.js');
    expect(reply.headers()['cache-control']).toBe('no-cache');
    expect(reply.headers()['content-type']).toMatch(/javascript/);
    expect((await reply.body()).length).toBeLessThan(16_384);
    const early: string[] = [];
    page.on('request', (sent) => early.push(new URL(sent.url()).pathname));
    await page.goto('/', { waitUntil: 'load' });
    expect(early).not.toContain('/service-worker.js');
  });
});

test.describe('a push message', { tag: '@whole-browser' }, () => {
  test.beforeEach(async ({ context }) => context.grantPermissions(['notifications']));

  test('replaces the one before, and one that nobody can read says little', async ({ page, person }) => {
    await enter(page, person, '/profile');
    await deliver(page, { kinds: ['posture'] });
    await expect.poll(() => notices(page)).toEqual([['Time to check your posture!', '']]);
    await deliver(page, 'nothing of ours');
    await expect.poll(() => notices(page)).toEqual([['Time for a short break', '']]);
  });

  test('is left to the dashboard that somebody looks at', async ({ page, person }) => {
    await enter(page, person);
    await page.evaluate(() => {
      navigator.serviceWorker.addEventListener('message', () => (document.title = 'Told'));
    });
    await deliver(page, { kinds: ['water'] });
    await expect(page).toHaveTitle('Told');
    expect(await notices(page)).toEqual([]);
  });
});

/** Hands the worker a push message as a push service would, through the browser's own delivery. */
async function deliver(page: Page, data: unknown) {
  await ready(page);
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
  await session.detach();
}

function notices(page: Page): Promise<[string, string][]> {
  return page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body }) => [title, body]);
  });
}
