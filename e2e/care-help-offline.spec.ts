import { enter, expect, refusedCalls, testAlone as test } from './fixtures.ts';
import { expectOwnLine, own, prepare, ready } from './own-help-line.ts';

test.use({ serviceWorkers: 'allow', serverOf: 'the sessions', expectedErrors: refusedCalls });

/** All screens are asked in the long form; the kept list alone, and its age, in client/service-worker/. */
const signedOut = ['/', '/who-can-see'];
const signedIn = ['/dashboard?tab=mytests'];

test('a first visit is enough: without a connection Help has the lines of the organisation, signed out and signed in', async ({
  context,
  page,
  request,
}) => {
  const token = await prepare(request);
  await page.goto('/');
  await ready(page);
  await context.setOffline(true);
  for (const address of signedOut) {
    await page.goto(address);
    await expectOwnLine(page);
  }
  await page.goto('/help');
  await expect(page.getByRole('main').getByRole('link', { name: `Call ${own.number}` })).toBeVisible();
  await context.setOffline(false);
  await enter(page, { token });
  await context.setOffline(true);
  for (const address of signedIn) {
    await page.goto(address);
    await expectOwnLine(page);
  }
});
