import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryContainer } from './trial/container.ts';
import { tryOffline } from './trial/offline.ts';
import { check, conclude } from './trial/report.ts';

/**
 * `npm run test:long -- deploy`: makes the archive for this machine twice, and runs it: on a smallest Debian without Node in a network
 * without a way out, with a backup, an update and the way back; and as a container. Needs Debian, as root.
 */
const root = join(import.meta.dirname, '..', '..');
const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const platform = `linux-${process.arch}`;
const name = `evenkeel-${version}-${platform}`;

/** As `npm run release` makes it, so that page and server in it are those of today, in every language. */
function release(out: string): void {
  const words = ['scripts/release.mjs', '--platform', platform, '--out', out, '--with-changes'];
  execFileSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
}

/** What this machine lacks: nothing is left out in silence. */
function missing(): string[] {
  const needed = ['mmdebstrap', 'buildah', 'podman', 'crun', 'ip', 'unshare', 'setpriv', 'chroot', 'apt-get'];
  const gone = needed.filter((program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0);
  if (!existsSync('/usr/lib/postgresql/15/bin/initdb')) gone.push('postgresql-15');
  return process.getuid?.() === 0 ? gone : [...gone, 'root'];
}

/** Twice, since two of one commit must be the same. */
function releaseTwice(work: string): void {
  release(join(work, 'one'));
  release(join(work, 'two'));
  const sums = ['one', 'two'].map((each) => readFileSync(join(work, each, 'SHA256SUMS'), 'utf8'));
  check('two releases of one commit have the same bytes', sums[0] === sums[1], sums.join('\n'));
  const checked = spawnSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: join(work, 'one') });
  check('its checksums hold', checked.status === 0);
}

const gone = missing();
if (gone.length > 0) {
  console.log(`Not run, because this machine lacks ${gone.join(', ')}.`);
  process.exitCode = 1;
} else {
  const work = mkdtempSync(join(tmpdir(), 'evenkeel-deploy-'));
  const archive = join(work, 'one', `${name}.tar.gz`);
  chmodSync(work, 0o755);
  try {
    releaseTwice(work);
    console.log('\noffline');
    await tryOffline(work, archive, version);
    console.log('\ncontainer');
    await tryContainer(work, archive, version);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  conclude();
}
