import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerPerson } from '../test/people.ts';
import { startTestServer } from '../test/test-server.ts';
import type { TestServer } from '../test/test-server.ts';

let server: TestServer;
let pageFolder: string;
beforeAll(async () => {
  pageFolder = await mkdtemp(join(tmpdir(), 'evenkeel-page-'));
  await mkdir(join(pageFolder, 'assets'));
  await writeFile(join(pageFolder, 'index.html'), '<!doctype html><html><head><title>x</title></head></html>');
  await writeFile(join(pageFolder, 'assets', 'main-abc.js'), 'export {};');
  server = await startTestServer({ app: { pageFolder } });
});
afterAll(async () => {
  await server.close();
  await rm(pageFolder, { recursive: true });
});

function directives(policy: string | null): Record<string, string> {
  return Object.fromEntries(
    (policy ?? '').split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );
}

const tooLarge = { raw: `{"x":"${'x'.repeat(70_000)}"}` };
const answers: [name: string, status: number, method: string, path: string, raw?: string][] = [
  ['a success', 200, 'GET', '/api/health'],
  ['a percent-encoded path', 200, 'GET', '/%61pi/health'],
  ['bad input', 400, 'POST', '/api/auth/login', '{}'],
  ['a broken path', 404, 'GET', '/api/%'],
  ['a stranger', 401, 'GET', '/api/auth/me'],
  ['an unknown call', 404, 'GET', '/api/nothing'],
  ['a body that is too large', 413, 'POST', '/api/auth/login', tooLarge.raw],
];

describe.each(answers)('%s (%i)', (_name, status, method, path, raw) => {
  test('carries the headers of the API', async () => {
    const answer = await server.request(method, path, { raw });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(directives(answer.headers.get('content-security-policy'))).toMatchObject({
      'default-src': "'none'",
      'frame-ancestors': "'none'",
    });
  });
});

describe('what a signed-in person gets', () => {
  test('is not stored by any cache, and an employee is refused with the same headers', async () => {
    const { token } = await registerPerson(server);
    for (const [path, status] of [
      ['/api/auth/me', 200],
      ['/api/mood', 200],
      ['/api/questions', 403],
    ] as const) {
      const answer = await server.request('GET', path, { token });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('the page', () => {
  test.each(['/', '/dashboard?tab=mytests', '/reset-password/abc', '/no/such/screen'])(
    '%s carries the strict policy with Trusted Types',
    async (path) => {
      const answer = await server.request('GET', path);
      expect(answer.status).toBe(200);
      const policy = directives(answer.headers.get('content-security-policy'));
      expect(policy).toMatchObject({
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
        'require-trusted-types-for': "'script'",
      });
      expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|https?:/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
    },
  );

  test('a file of its is never a document', async () => {
    const { status, headers } = await server.request('GET', '/assets/main-abc.js');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('no answer names the software', async () => {
    for (const path of ['/', '/api/health', '/api/nothing']) {
      const { headers } = await server.request('GET', path);
      expect(headers.has('server')).toBe(false);
      expect(headers.has('x-powered-by')).toBe(false);
    }
  });
});

describe('Strict-Transport-Security', () => {
  test('is sent exactly where PUBLIC_URL is https', async () => {
    expect((await server.request('GET', '/api/health')).headers.has('strict-transport-security')).toBe(false);
    const secure = await startTestServer({ config: { publicUrl: 'https://wellness.example.org' } });
    const answer = await secure.request('GET', '/api/health');
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/);
    await secure.close();
  });
});
