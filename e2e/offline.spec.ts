import type { Page } from '@playwright/test';
import { enter, expect, refusedCalls, submitAssessment, submitMood, test } from './fixtures.ts';
import { notices, noticesAfter, workerOf } from './notifications.ts';

test.use({ serviceWorkers: 'allow' });

const notice = 'You’re offline. Help numbers still work.';

/** Waits until the worker has kept what it needs. */
async function ready(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

test.describe('without a connection', () => {
  test.use({ expectedErrors: refusedCalls });

  test('the dashboard opens for somebody who is signed in', async ({ context, page, person }) => {
    await enter(page, person);
    await ready(page);
    await context.setOffline(true);
    for (const tab of ['myhealth', 'mytests', 'mystats']) {
      await page.goto(`/dashboard?tab=${tab}`);
      await expect(page.getByText(notice)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (tab === 'mytests') await expect(page.locator('main img')).toHaveCount(3);
      for (const picture of await page.locator('main img').all())
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(person.token);
    await page.goto('/help');
    await expect(page.getByRole('link', { name: 'Call 14416' })).toBeVisible();
  });
});

test.describe('what this device knew', () => {
  test.use({ expectedErrors: refusedCalls });

  /** What every store of the device holds, as someone who looks for it would read it. */
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open('evenkeel-device');
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error));
      });
      const found: Record<string, string[]> = {};
      for (const name of database.objectStoreNames) {
        found[name] = await new Promise((resolve) => {
          const asked = database.transaction(name).objectStore(name).getAllKeys();
          asked.addEventListener('success', () => resolve(asked.result.map(String)));
        });
      }
      database.close();
      return found;
    });

  test('opens home, My Stats and the safety plan as they were, and a switch wipes it', async ({
    context,
    page,
    person,
    request,
  }) => {
    await submitMood(request, person.token, '😔');
    await submitAssessment(request, person.token, 'GAD-7', [1, 1, 1, 1, 1, 1, 1]);
    const headers = { Authorization: `Bearer ${person.token}` };
    const plan = { warning_signs: 'I stop eating', what_helps: '', people: '', professionals: '', safe_place: '' };
    expect((await request.put('/api/safety-plan', { headers, data: plan })).status()).toBe(200);
    await enter(page, person);
    await ready(page);
    await page.goto('/safety-plan');
    await expect
      .poll(async () => (await kept(page))['known']?.toSorted())
      .toEqual(expect.arrayContaining(['assessments GAD-7', 'moods recent', 'name', 'safety-plan']));
    expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['role', 'token']);
    await context.setOffline(true);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, ASHA MURMU');
    await expect(page.getByText(/^As of .+, from this device\.$/)).toBeVisible();
    await expect(page.getByText(/^GAD-7: 7 of 21, Mild, /)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '😔 Sad' }).first()).toBeAttached();
    await expect(page.getByText(notice)).toBeVisible();
    await page.goto('/dashboard?tab=mystats');
    await expect(page.getByText('7', { exact: true }).first()).toBeVisible();
    // Home alone was told of it.
    await expect(page.getByText('No mood data available.')).toHaveCount(0);
    await page.goto('/safety-plan');
    await expect(page.getByText('I stop eating')).toBeVisible();
    await context.setOffline(false);
    await page.goto('/profile/privacy');
    await page.getByRole('switch', { name: 'Show my records when I’m offline' }).click();
    await expect.poll(async () => (await kept(page))['known']).toEqual([]);
    await context.setOffline(true);
    await page.goto('/dashboard?tab=mystats');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Stats');
    await expect(page.getByText(/from this device/)).toHaveCount(0);
    await context.setOffline(false);
    // As a browser that was killed while someone signed out: the session is gone, and the key is not yet.
    await page.evaluate(() => localStorage.clear());
    expect((await kept(page))['key']).toHaveLength(1);
    await page.goto('/');
    await page.getByLabel('Email').focus();
    await expect.poll(async () => (await kept(page))['key']).toEqual([]);
  });
});

test.describe('the service worker', () => {
  test('keeps the page and its files, and of the API the public help lines alone; calls are the network’s', async ({
    page,
    person,
    request,
  }) => {
    const reply = await request.get('/service-worker.js');
    expect(reply.headers()['cache-control']).toBe('no-cache');
    expect(reply.headers()['content-type']).toMatch(/javascript/);
    expect((await reply.body()).length).toBeLessThan(16_384);
    const early: string[] = [];
    page.on('request', (sent) => early.push(new URL(sent.url()).pathname));
    await page.goto('/', { waitUntil: 'load' });
    expect(early).not.toContain('/service-worker.js');

    await enter(page, person);
    await ready(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.route('**/api/questions/active', (route) => route.fulfill({ json: [] }));
    const answered = page.waitForResponse('**/api/questions/active');
    await page.getByRole('link', { name: 'My Tests' }).click();
    expect((await answered).fromServiceWorker()).toBe(false);
    await expect(page.getByText('No GAD-7 questions found.')).toBeVisible();
    for (const tab of ['My Stats', 'My Health']) await page.getByRole('link', { name: tab }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Health');
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/');
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((path) => path !== '/' && !/^\/(?:assets|pictures)\//.test(path))).toEqual(['/api/help-lines']);
    expect(kept.filter((path) => /\/(?:admin|counsellor|register|join|left)/.test(path))).toEqual([]);
  });
});

test.describe('a push message', { tag: '@whole-browser' }, () => {
  test.beforeEach(async ({ context }) => context.grantPermissions(['notifications']));

  const places = [
    ['posture', (page: Page) => page.getByRole('heading', { level: 1, name: 'My Health' })],
    ['mood', (page: Page) => page.getByRole('dialog', { name: 'How are you feeling right now?' })],
  ] as const;

  test('becomes the one notification where nobody looks at the dashboard, whose click leads to its place in the open tab, and is left to the dashboard where somebody does', async ({
    page,
    person,
  }) => {
    await enter(page, person, '/profile');
    const worker = await workerOf(page);
    const shownFor = (data: unknown) => noticesAfter(worker, page, () => deliver(page, data));
    expect(await shownFor({ kinds: ['mood', 'water'] })).toEqual([
      ['Time for a short break', 'Time for a short check-in\nTime to drink water!'],
    ]);
    expect(await shownFor({ kinds: ['posture'] })).toEqual([['Time to check your posture!', '']]);
    // One that no one can read says little.
    expect(await shownFor('nothing of ours')).toEqual([['Time for a short break', '']]);
    await page.evaluate(async () => {
      const shown = await (await navigator.serviceWorker.ready).getNotifications();
      for (const one of shown) one.close();
    });
    await expect.poll(() => notices(page)).toEqual([]);

    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: /^Next reminders?:/ })).toBeVisible();
    await page.evaluate(() => {
      navigator.serviceWorker.addEventListener('message', () => (document.title = 'Told'), { once: true });
    });
    await deliver(page, { kinds: ['water'] });
    await expect(page).toHaveTitle('Told');
    expect(await notices(page)).toEqual([]);

    await page.getByRole('link', { name: 'My Stats', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Stats' })).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    });
    for (const [kind, place] of places) {
      expect(await shownFor({ kinds: [kind] })).toHaveLength(1);
      await worker.evaluate(async () => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
        const [notification] = await registration.getNotifications();
        const Click = Reflect.get(globalThis, 'NotificationEvent');
        globalThis.dispatchEvent(new Click('notificationclick', { notification }));
      });
      await expect(place(page)).toBeVisible();
      expect(await notices(page)).toEqual([]);
    }
  });
});

test.describe('before there is a worker', () => {
  test.use({ serviceWorkers: 'block', expectedErrors: refusedCalls });

  test('a sign-out asks what becomes of a mood that waits', async ({ context, page, person }) => {
    await enter(page, person);
    const fetched = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/leaving-'));
    await expect.poll(() => page.evaluate(fetched)).toBe(true);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Calm' }).click();
    await expect(page.getByText('We’ll save your mood when you’re back online.')).toBeVisible();
    const question = page.getByRole('alertdialog', { name: 'Some things haven’t been sent' });
    for (const answer of ['Stay signed in', 'Discard and sign out']) {
      await page.getByRole('button', { name: 'Hi, Asha' }).click();
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await question.getByRole('button', { name: answer }).click();
      await expect(question).toHaveCount(0);
    }
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await expect(page).toHaveURL('/');
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
