import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Stands for npm, which is not ours: writes what the lock file names, slowly, its record last. */
const npm = `
const { copyFileSync, mkdirSync, writeFileSync } = require('node:fs');
mkdirSync('node_modules/thing', { recursive: true });
writeFileSync('node_modules/thing/by', String(process.ppid));
setTimeout(() => copyFileSync('package-lock.json', 'node_modules/.package-lock.json'), Number(process.env.NPM_TAKES));
`;

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'evenkeel-install-'));
  mkdirSync(join(root, 'scripts'));
  for (const name of ['install', 'own-folder', 'step']) {
    cpSync(join(import.meta.dirname, `${name}.mjs`), join(root, 'scripts', `${name}.mjs`));
  }
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, '.npmrc'), '');
  mkdirSync(join(root, 'npm'));
  writeFileSync(join(root, 'npm', 'package.json'), '{}');
  writeFileSync(join(root, 'npm', 'npm-cli.js'), npm);
  lock('1.0.0');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function lock(version: string) {
  const packages = { '': {}, 'node_modules/thing': { version }, 'node_modules/other': { version, optional: true } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
}

function install(takes = 0, options: { withTools?: boolean } = {}): ChildProcess {
  const words = JSON.stringify(options);
  const script = `import('${join(root, 'scripts', 'install.mjs')}').then((m) => m.installMissing(${words}))`;
  const env = { ...process.env, NPM_TAKES: String(takes), npm_execpath: join(root, 'npm', 'npm-cli.js') };
  return spawn(process.execPath, ['-e', script], { env, stdio: 'ignore' });
}

async function codeOf(child: ChildProcess) {
  const [code] = await once(child, 'exit');
  return code;
}

const installer = () => readFileSync(join(root, 'node_modules', 'thing', 'by'), 'utf8');
const leftovers = () => readdirSync(root).filter((name) => name.startsWith('.start-'));

test('installs what is missing, once, and anew when the lock file names another version', async () => {
  const first = install();
  expect(await codeOf(first)).toBe(0);
  expect(installer()).toBe(String(first.pid));
  expect(await codeOf(install())).toBe(0);
  expect(installer()).toBe(String(first.pid));
  lock('2.0.0');
  const third = install();
  expect(await codeOf(third)).toBe(0);
  expect(installer()).toBe(String(third.pid));
  expect(leftovers()).toEqual([]);
});

test('one that was killed leaves the old packages, and the next one goes on and clears up', async () => {
  expect(await codeOf(install())).toBe(0);
  const before = installer();
  lock('2.0.0');
  const killed = install(5_000);
  await vi.waitUntil(
    () => leftovers().length === 1 && existsSync(join(root, String(leftovers()[0]), 'node_modules')),
    20_000,
  );
  killed.kill('SIGKILL');
  await codeOf(killed);
  expect(installer()).toBe(before);
  const next = install();
  expect(await codeOf(next)).toBe(0);
  expect(installer()).toBe(String(next.pid));
  expect(leftovers()).toEqual([]);
});

test('two at once both end well, and the packages are whole', async () => {
  const both = [install(300), install(600)];
  expect(await Promise.all(both.map(codeOf))).toEqual([0, 0]);
  expect(both.map(({ pid }) => String(pid))).toContain(installer());
  expect(leftovers()).toEqual([]);
});

test('packages without the tools, as `npm prune --omit=dev` leaves them, are whole for a start that builds nothing', async () => {
  expect(await codeOf(install())).toBe(0);
  const before = installer();
  const record = join(root, 'node_modules', '.package-lock.json');
  const { packages } = JSON.parse(readFileSync(record, 'utf8'));
  const tools = { 'node_modules/tool': { version: '1.0.0', dev: true } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { ...packages, ...tools } }));
  expect(await codeOf(install(0, { withTools: false }))).toBe(0);
  expect(installer()).toBe(before);
  const withTools = install();
  expect(await codeOf(withTools)).toBe(0);
  expect(installer()).toBe(String(withTools.pid));
});
