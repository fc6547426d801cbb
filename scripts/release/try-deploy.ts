import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryContainer } from './trial/container.ts';
import { tryOffline } from './trial/offline.ts';
import { check, conclude } from './trial/report.ts';
import { tryUnit } from './trial/unit.ts';

/**
 * `npm run test:long -- deploy`: makes the archive for this machine twice, and runs it: on a smallest Debian without Node in a network
 * without a way out, with a backup, an update and the way back; as the unit of systemd runs it; and as a container. `deploy/unit`
 * runs one of these. Needs Debian, as root.
 */
const root = join(import.meta.dirname, '..', '..');
const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const platform = `linux-${process.arch}`;
const name = `evenkeel-${version}-${platform}`;

function release(out: string): void {
  const words = ['scripts/release/make-release.ts', '--platform', platform, '--out', out, '--with-changes'];
  execFileSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
}

/** What this machine lacks: nothing is left out in silence. */
function missing(): string[] {
  const needed = ['mmdebstrap', 'buildah', 'podman', 'crun', 'ip', 'unshare', 'setpriv', 'chroot', 'apt-get'];
  const gone = needed.filter((program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0);
  if (!existsSync('/usr/lib/postgresql/15/bin/initdb')) gone.push('postgresql-15');
  return process.getuid?.() === 0 ? gone : [...gone, 'root'];
}

type Part = (work: string, archive: string) => Promise<void>;

const parts: Record<string, Part> = {
  offline: (work, archive) => tryOffline(work, archive, version),
  unit: tryUnit,
  container: (work, archive) => tryContainer(work, archive, version),
};

/** Twice, since two of one commit must be the same. */
function releaseTwice(work: string): void {
  release(join(work, 'one'));
  release(join(work, 'two'));
  const sums = ['one', 'two'].map((each) => readFileSync(join(work, each, 'SHA256SUMS'), 'utf8'));
  check('two releases of one commit have the same bytes', sums[0] === sums[1], sums.join('\n'));
  const checked = spawnSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: join(work, 'one') });
  check('its checksums hold', checked.status === 0);
}

const named = process.argv.slice(2);
const unknown = named.filter((part) => !Object.hasOwn(parts, part));
const gone = missing();
if (unknown.length > 0) {
  console.log(`There is no part ${unknown.join(', ')}. Name some of: ${Object.keys(parts).join(', ')}.`);
  process.exitCode = 1;
} else if (gone.length > 0) {
  console.log(`Not run, because this machine lacks ${gone.join(', ')}.`);
  process.exitCode = 1;
} else {
  const work = mkdtempSync(join(process.env['TRIAL_FOLDER'] ?? tmpdir(), 'evenkeel-deploy-'));
  chmodSync(work, 0o755);
  try {
    if (named.length === 0) releaseTwice(work);
    else release(join(work, 'one'));
    for (const [part, run] of Object.entries(parts)) {
      if (named.length > 0 && !named.includes(part)) continue;
      console.log(`\n${part}`);
      await run(work, join(work, 'one', `${name}.tar.gz`));
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  conclude();
}
