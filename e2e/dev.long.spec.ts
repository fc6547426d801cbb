import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/test/free-port.ts';
import { expect, registerPerson, test as base } from './fixtures.ts';

const root = join(import.meta.dirname, '..');

interface Dev {
  child: ChildProcess;
  url: string;
  output: () => string;
}

/** `npm run dev` on a folder of its own. */
const test = base.extend<{ dev: Dev }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what the function needs
  dev: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'evenkeel-dev-'));
    const port = String(await freePort());
    const words = [join(root, 'scripts', 'dev.mjs'), '--port', port, '--data-dir', join(folder, 'data')];
    const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Ctrl-C ends everything');
    await provide({ child, url: /Open\s+(\S+)/.exec(output)?.[1] ?? '', output: () => output });
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ dev }, provide) => provide(dev.url),
});

/** Looks to a watcher like a file that was saved, and changes nothing in it. */
function touch(path: string): void {
  const now = new Date();
  utimesSync(join(root, path), now, now);
}

test('npm run dev: hot reload under a policy, a server that restarts, mails on the terminal, one Ctrl-C', async ({
  page,
  request,
  dev,
}) => {
  test.setTimeout(180_000);
  const updates: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void updates.push(String(payload))));
  const reply = await page.goto('/');
  const policy = reply?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  // The style comes by script here; without it there would be no room around the button.
  await expect(page.getByRole('button', { name: 'Login', exact: true })).not.toHaveCSS('padding-left', '6px');

  await expect.poll(() => updates.join()).toContain('"connected"');
  await page.getByLabel('Email', { exact: true }).fill('typed@example.org');
  touch('client/screens/login.tsx');
  await expect.poll(() => updates.join(), { timeout: 20_000 }).toContain('/client/screens/login.tsx');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('typed@example.org');

  const [, email = '', password = ''] = /Admin {2}(\S+), password (\S+)/.exec(dev.output()) ?? [];
  expect((await request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200);
  const person = await registerPerson(request);
  await request.post('/api/auth/forgot-password', { data: { email: person.email } });
  await expect.poll(() => dev.output(), { timeout: 20_000 }).toContain(`${dev.url}/reset-password/`);

  touch('server/process/app.ts');
  await expect.poll(() => dev.output(), { timeout: 60_000 }).toContain('The server was started again.');
  expect((await request.get('/api/health')).status()).toBe(200);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('typed@example.org');

  const ended = once(dev.child, 'exit');
  dev.child.kill('SIGINT');
  await ended;
  await expect(request.get('/api/health')).rejects.toThrow('ECONNREFUSED');
});
