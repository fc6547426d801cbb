import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../test/test-server.ts';
import type { TestServer } from '../test/test-server.ts';

let server: TestServer;
let secure: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evenkeel-page-'));
  const pageFolder = join(folder, 'dist');
  await mkdir(join(pageFolder, 'assets'), { recursive: true });
  await writeFile(join(pageFolder, 'index.html'), '<!doctype html><html><head><title>x</title></head></html>');
  await writeFile(join(pageFolder, 'assets', 'main-abc.js'), 'export {};');
  await writeFile(join(folder, 'secret.js'), 'canary');
  server = await startTestServer({ app: { pageFolder } });
  secure = await startTestServer({ app: { pageFolder }, config: { publicUrl: 'https://wellness.example.org' } });
});
afterAll(async () => {
  await server.close();
  await secure.close();
  await rm(folder, { recursive: true });
});

const ofPage = ['/', '/dashboard', '/reset-password/abc', '/no/such/screen'];
const ofFile = ['/assets/main-abc.js'];
const ofApi = ['/api/health', '/api/nothing', '/api/auth/me', '/api/%'];

test('ASVS 3.2.1: no answer of a call can be shown as a page, and a file of the page runs nothing', async () => {
  for (const path of [...ofApi, ...ofFile]) {
    const { headers } = await server.request('GET', path);
    if (ofApi.includes(path)) expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const policy = headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy).toContain("default-src 'none'");
    if (ofApi.includes(path)) expect(policy).toContain('sandbox');
  }
});

test('ASVS 3.4.1: browsers keep to TLS for two years, below the address too', async () => {
  for (const path of [...ofPage, ...ofFile, ...ofApi])
    expect((await secure.request('GET', path)).headers.get('strict-transport-security')).toBe(
      'max-age=63072000; includeSubDomains',
    );
});

test('ASVS 3.4.3: the page runs scripts of its own files alone, and no plug-in, frame or other base', async () => {
  for (const path of ofPage) {
    const policy = (await server.request('GET', path)).headers.get('content-security-policy') ?? '';
    for (const part of ["default-src 'none'", "script-src 'self'", "object-src 'none'", "base-uri 'none'"])
      expect(policy.split('; ')).toContain(part);
    expect(policy).not.toMatch(/unsafe-|\*|https?:|data:(?!;)[^;]*script/);
    expect(policy.split('; ')).toContain("require-trusted-types-for 'script'");
  }
});

test('ASVS 3.4.5: no address of the page is told to another site', async () => {
  for (const path of [...ofPage, ...ofFile, ...ofApi])
    expect((await server.request('GET', path)).headers.get('referrer-policy')).toBe('no-referrer');
});

test('ASVS 3.4.8: a window of another site has no hold on the page', async () => {
  for (const path of ofPage)
    expect((await server.request('GET', path)).headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test('ASVS 5.3.2: forty ways to climb out of the folder of the page lead nowhere', async () => {
  const ups = ['..', '%2e%2e', '.%2e', '%2e.', '..%00', '%252e%252e', '..%c0%af', '%c0%ae%c0%ae'];
  const slashes = ['/', '%2f', '%5c', '\\', '%252f'];
  const paths = ups.flatMap((up) => slashes.map((slash) => `/assets${slash}${up}${slash}${up}${slash}secret.js`));
  expect(paths).toHaveLength(40);
  for (const path of paths) {
    const answer = await server.inject('GET', path);
    expect([path, [404, 200, 400].includes(answer.status)]).toEqual([path, true]);
    expect([path, answer.text.includes('canary')]).toEqual([path, false]);
    if (answer.status === 200) expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  }
});

test('ASVS 13.4.1, 13.4.3: folders and what versioning and settings leave behind are not served', async () => {
  for (const path of [
    '/.git/HEAD',
    '/.git/config',
    '/.svn/entries',
    '/.hg/store',
    '/.env',
    '/.npmrc',
    '/assets/',
    '/assets/.DS_Store',
  ]) {
    const answer = await server.request('GET', path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  }
});
