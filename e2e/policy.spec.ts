import { createHash } from 'node:crypto';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: [/requires 'TrustedHTML'/] });

test('the page has a strict policy: markup that a script would put into it is blocked, and the address keeps no secret', async ({
  page,
  request,
}) => {
  const reply = await request.get('/');
  const headers = reply.headers();
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect((await request.get('/api/health')).headers()['cache-control']).toBe('no-store');
  await page.goto('/');
  // One script and one style stand in the page, and the policy knows them by their hashes.
  expect(await page.locator('[style], [onclick]').count()).toBe(0);
  for (const [directive, elements] of [
    ['script-src', 'script:not([src])'],
    ['style-src', 'style'],
  ] as const) {
    const hashes = (await page.locator(elements).allTextContents()).map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(hashes).toHaveLength(1);
    expect(policy).toContain(`${directive} 'self' ${hashes.join('')};`);
  }
  const outcome = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>x</b>');
      return 'allowed';
    } catch (error) {
      return error instanceof Error ? error.name : 'thrown';
    }
  });
  expect(outcome).toBe('TypeError');
});
