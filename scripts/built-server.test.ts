import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Stands for the real build: writes what stands in the source, slowly. */
const build = `
const { mkdirSync, readFileSync, writeFileSync } = await import('node:fs');
const source = readFileSync('server/main.ts', 'utf8');
if (source === 'broken') throw new Error('not to be built');
mkdirSync(process.argv[2]);
writeFileSync(process.argv[2] + '/main.js', source);
await new Promise((resolve) => setTimeout(resolve, 200));
writeFileSync(process.argv[2] + '/last.js', source);
`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'evenkeel-built-'));
  for (const folder of ['server', 'domain', 'scripts/build']) mkdirSync(join(root, folder), { recursive: true });
  for (const name of ['built-server', 'node-path', 'own-folder', 'run-build', 'source-hash', 'step'])
    cpSync(join(import.meta.dirname, `${name}.mjs`), join(root, 'scripts', `${name}.mjs`));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, 'scripts/build/build-server.ts'), build);
  edit('one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const edit = (source: string) => writeFileSync(join(root, 'server', 'main.ts'), source);
const builds = () => readdirSync(join(root, 'built'));

/** Its exit code and the folder that it got, as a process of its own. */
async function ask() {
  const script = `import('./scripts/built-server.mjs').then((m) => m.buildServer()).then((at) => process.stdout.write('\\n' + at))`;
  const child = spawn(process.execPath, ['-e', script], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  return { code, folder: said.split('\n').at(-1) ?? '' };
}

const contents = (folder: string) => ['main.js', 'last.js'].map((file) => readFileSync(join(folder, file), 'utf8'));

test('three at once get the same one, whole; it is built anew for other sources alone, and stays for the process that runs it', async () => {
  const [first, ...others] = await Promise.all([ask(), ask(), ask()]);
  expect(first.code).toBe(0);
  expect(others).toEqual([first, first]);
  expect(contents(first.folder)).toEqual(['one', 'one']);
  edit('two');
  const second = await ask();
  expect(contents(second.folder)).toEqual(['two', 'two']);
  expect(contents(first.folder)).toEqual(['one', 'one']);
  edit('one');
  expect(await ask()).toEqual(first);
  expect(builds()).toHaveLength(2);
});

test('a build that fails leaves nothing, and the last four stay', async () => {
  edit('broken');
  expect((await ask()).code).not.toBe(0);
  expect(builds()).toEqual([]);
  for (const source of ['1', '2', '3', '4', '5']) {
    edit(source);
    expect((await ask()).code).toBe(0);
  }
  expect(builds()).toHaveLength(4);
});
