import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'evenkeel-node-path-'));
  mkdirSync(join(root, 'scripts'));
  for (const name of ['node-path', 'step'])
    cpSync(join(import.meta.dirname, `${name}.mjs`), join(root, 'scripts', `${name}.mjs`));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What a start on Node 20 says where the pinned program behaves as this script. */
function saidWith(pinned: string): string {
  const path = join(root, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${pinned}\n`);
  chmodSync(path, 0o755);
  const script = `
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } });
    Object.defineProperty(process, 'platform', { value: 'linux' });
    import('./scripts/node-path.mjs').then((m) => console.log(m.nodePath())).catch((fault) => console.log(fault.message));
  `;
  return spawnSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' }).stdout;
}

test('a pinned Node that runs is taken', () => {
  expect(saidWith('echo v26.10.0').startsWith(realpathSync(root))).toBe(true);
});

test('one that lacks libatomic, as on a clean Linux server, says how to install it', () => {
  const fault = 'error while loading shared libraries: libatomic.so.1: cannot open shared object file';
  const said = saidWith(`echo "$0: ${fault}: No such file or directory" >&2; exit 127`);
  expect(said).toContain('apt-get install libatomic1');
  expect(said).toContain('dnf install libatomic');
  expect(said).not.toContain('nodejs.org');
});

test('one that does not run for another reason asks for a newer Node', () => {
  expect(saidWith('exit 127')).toContain('nodejs.org');
});
