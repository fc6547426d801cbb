import { enter, expect, refusedCalls, testAlone as test } from './fixtures.ts';
import { expectOwnLine, own, prepare, ready } from './own-help-line.ts';

test.use({ serviceWorkers: 'allow', serverOf: 'help without a connection', expectedErrors: refusedCalls });

const signedOut = ['/', '/register', '/forgot-password', '/who-can-see', '/nowhere'];
const signedIn = [
  '/dashboard',
  '/dashboard?tab=mytests',
  '/dashboard?tab=mystats',
  '/dashboard?tab=myhealth',
  '/profile',
  '/safety-plan',
  '/my-record',
];

test('signed out, a first visit is enough: Help has the lines of the organisation', async ({
  context,
  page,
  request,
}) => {
  await prepare(request);
  await page.goto('/');
  await ready(page);
  await context.setOffline(true);
  for (const address of signedOut) {
    await page.goto(address);
    await expectOwnLine(page);
  }
  await page.goto('/help');
  await expect(page.getByRole('main').getByRole('link', { name: `Call ${own.number}` })).toBeVisible();
});

test('signed in, every screen has them', async ({ context, page, request }) => {
  await enter(page, { token: await prepare(request) });
  await ready(page);
  await context.setOffline(true);
  for (const address of signedIn) {
    await page.goto(address);
    await expectOwnLine(page);
  }
});
