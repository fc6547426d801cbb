import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillPage } from './page.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';

const html =
  '<!doctype html>\n<html>\n  <head>\n    <meta name="org-name" content="" />\n    <title>Built</title>\n    <script>first();</script>\n    <style>a{}</style>\n  </head>\n  <body><span id="product-title">Built</span><!-- ahead --></body>\n</html>';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evenkeel-page-'));
  await mkdir(join(folder, 'assets'));
  const files = {
    'index.html': html,
    'assets/main-1a2b.js': 'export {};',
    'assets/main-1a2b.js.map': '{}',
    'assets/style-1a2b.css': ':root{}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'service-worker.js': 'work();',
    '.env': 'SECRET=1',
    'manifest.bak': 'old',
    'screen-files.json': JSON.stringify([
      {
        path: '/register',
        screen: 'register',
        access: 'open',
        scripts: ['/assets/register-1.js'],
        styles: ['/assets/register-1.css'],
      },
      {
        path: '/dashboard',
        tab: 'home',
        screen: 'home',
        access: 'signed-in',
        scripts: ['/assets/home-1.js'],
        styles: [],
      },
      {
        path: '/dashboard',
        tab: 'mystats',
        screen: 'my-stats',
        access: 'signed-in',
        scripts: ['/assets/my-stats-1.js'],
        styles: [],
      },
      {
        path: '/admin/employee-history/:employeeId',
        screen: 'admin-employee-history',
        access: 'admin',
        scripts: ['/assets/one-1.js'],
        styles: [],
      },
    ]),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await writeFile(join(folder, 'assets/main-1a2b.js.br'), brotliCompressSync('export {};'));
  await writeFile(join(folder, 'favicon.svg.br'), brotliCompressSync('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  server = await startTestServer({
    app: { pageFolder: folder },
    config: { productTitle: 'Calm & "Co" <x>', orgName: '$& $1', orgTimezone: 'Asia/Kolkata' },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('the page', () => {
  test.each([
    '/',
    '/register',
    '/dashboard?tab=mystats',
    '/admin/employee-history/some.one',
    '/index.html',
    '/apiary',
    '/reset-password/%',
    '/reset-password/%E0%A4%A?x=%',
  ])('is what %s gives, never from a cache without asking', async (path) => {
    const answer = await server.request('GET', path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.text).toContain('<span id="product-title">Calm &amp; &quot;Co&quot; &lt;x&gt;</span>');
    expect(answer.text).toContain('<title>Calm &amp; &quot;Co&quot; &lt;x&gt;</title>');
    expect(answer.text).toContain('<meta name="org-name" content="$&amp; $1" />');
    expect(answer.text.match(/name="org-name"/g)).toHaveLength(1);
    expect(answer.text).toContain('<meta name="org-timezone" content="Asia/Kolkata" />');
  });

  test.each([
    ['/assets/gone-9z.js'],
    ['/assets/main-1a2b.js.map'],
    ['/.env'],
    ['/.git/config'],
    ['/manifest.bak'],
    ['/wp-login.php'],
    ['/assets/..%2f..%2fpackage.json'],
    ['/assets/'],
    ['/assets/%'],
    ['/.env%'],
    ['/api/%'],
    ['/api/questions/%E0'],
    ['/API/auth/me'],
    ['//api/auth/me'],
    ['/api%2fauth%2fme'],
    ['/api%5Cauth%5Cme'],
    ['/Api'],
  ])('is not what %s gives: 404 as JSON', async (path) => {
    const answer = await server.request('GET', path);
    expect(answer.status).toBe(404);
    expect(answer.body.code).toBe('not_found');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('is not what %s gives', async (method) => {
    expect((await server.request(method, '/dashboard')).status).toBe(405);
  });

  test('answers HEAD like GET, without the content', async () => {
    const answer = await server.request('HEAD', '/dashboard');
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('');
  });
});

test('the manifest has the name that the operator gave', async () => {
  const answer = await server.request('GET', '/manifest.webmanifest');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  expect(JSON.parse(answer.text)).toMatchObject({ name: 'Calm & "Co" <x>', start_url: '/', display: 'standalone' });
});

describe('the page names the files of its screen', () => {
  const scripts = (text: string) =>
    [...text.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(([, file]) => file);

  test.each([
    ['/register', ['/assets/register-1.js']],
    ['/Register/', ['/assets/register-1.js']],
    ['/dashboard', ['/assets/home-1.js']],
    ['/dashboard?tab=mystats', ['/assets/my-stats-1.js']],
    ['/dashboard?tab=other', ['/assets/home-1.js']],
    ['/admin/employee-history/7', ['/assets/one-1.js']],
    ['/admin/employee-history', []],
    ['/nowhere', []],
  ])('%s', async (path, expected) => {
    const answer = await server.request('GET', path);
    expect(scripts(answer.text)).toEqual(expected);
    expect(
      answer.text.includes(
        '<link rel="preload" as="style" crossorigin href="/assets/register-1.css" fetchpriority="low" />',
      ),
    ).toBe(path.toLowerCase().startsWith('/register'));
  });
});

test('the page says what its screen is ahead of its script, where the address alone says so', async () => {
  const bodyAt = async (path: string) => (await server.request('GET', path)).text.split('<body>')[1] ?? '';
  expect(await bodyAt('/dashboard')).toContain('<h1 class="ahead-greeting"><span>Welcome, <span id="ahead-name">');
  expect(await bodyAt('/dashboard?tab=mystats')).toContain('<h1>My Stats</h1>');
  for (const path of ['/register', '/admin/employee-history/7', '/nowhere'])
    expect(await bodyAt(path)).toMatch(/^<span id="product-title">[^<]*<\/span>(?:<!-- ahead -->)?<\/body>/);
});

test('the policy allows the script and the style that stand in the page, by their hashes, and none beside them', async () => {
  const [script, style] = ['first();', 'a{}'].map((text) => createHash('sha256').update(text).digest('base64'));
  for (const path of ['/', '/dashboard']) {
    const policy = (await server.request('GET', path)).headers.get('content-security-policy')?.split('; ');
    expect(policy?.filter((part) => /^(?:script|style)-src/.test(part))).toEqual([
      `script-src 'self' 'sha256-${script}'`,
      `style-src 'self' 'sha256-${style}'`,
    ]);
  }
  const asset = await server.request('GET', '/assets/main-1a2b.js');
  expect(asset.headers.get('content-security-policy')).not.toContain('sha256');
});

describe('the page on its way', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('a browser that takes %s gets %s', async (accepted, packing) => {
    const plain = await server.request('GET', '/register', { headers: { 'Accept-Encoding': 'identity' } });
    const answer = await server.request('GET', '/register', { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(packing);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    expect(answer.text).toBe(plain.text);
  });

  test('a repeated visit is answered 304 while the page is the same', async () => {
    const etag = (await server.request('GET', '/register')).headers.get('etag') ?? '';
    const again = await server.request('GET', '/register', { headers: { 'If-None-Match': `"x", ${etag}` } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('content-security-policy')).toContain("default-src 'none'");
    const other = await server.request('GET', '/dashboard', { headers: { 'If-None-Match': etag } });
    expect(other.status).toBe(200);
  });
});

describe('its assets', () => {
  test('are kept by browsers for a year where their name has a hash', async () => {
    const answer = await server.request('GET', '/assets/main-1a2b.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(answer.text).toBe('export {};');
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const packing of ['br', 'identity']) {
      const icon = await server.request('GET', '/favicon.svg', { headers: { 'Accept-Encoding': packing } });
      expect(icon.headers.get('cache-control')).toBe('public, max-age=86400');
    }
  });

  test('carry few headers, and none that says something of documents alone; the worker has the policy of the page', async () => {
    const namesOf = async (path: string) => [...(await server.request('GET', path)).headers.keys()];
    const ofConnection = ['connection', 'content-length', 'date', 'keep-alive'];
    expect((await namesOf('/assets/main-1a2b.js')).filter((name) => !ofConnection.includes(name)).toSorted()).toEqual([
      'cache-control',
      'content-security-policy',
      'content-type',
      'cross-origin-resource-policy',
      'referrer-policy',
      'vary',
      'x-content-type-options',
    ]);
    expect(await namesOf('/favicon.svg')).not.toContain('permissions-policy');
    const worker = await server.request('GET', '/service-worker.js');
    expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'");
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.has('etag')).toBe(true);
  });

  test('come plain to a browser that asks for it', async () => {
    const answer = await server.request('GET', '/assets/main-1a2b.js', { headers: { 'Accept-Encoding': 'identity' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.text).toBe('export {};');
  });
});

test('fillPage replaces what a build left in the page', () => {
  const filled = fillPage(html, { productTitle: 'A', orgName: 'B', orgTimezone: 'C' });
  expect(fillPage(filled, { productTitle: 'X', orgName: 'Y', orgTimezone: 'Z' })).toBe(
    fillPage(html, { productTitle: 'X', orgName: 'Y', orgTimezone: 'Z' }),
  );
});

test('without a built page the API still answers', async () => {
  const bare = await startTestServer({ app: { pageFolder: join(folder, 'gone') } });
  expect((await bare.request('GET', '/')).status).toBe(404);
  expect((await bare.request('GET', '/api/health')).status).toBe(200);
  await bare.close();
});
