import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryAfternoon } from './trial/afternoon.ts';
import { tryContainer } from './trial/container.ts';
import { tryOffline } from './trial/offline.ts';
import { check, conclude, figure } from './trial/report.ts';
import { tryUnit } from './trial/unit.ts';

/** Run as `npm run test:deploy`, which says what it does. */
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
  const needed = [
    'mmdebstrap',
    'buildah',
    'podman',
    'crun',
    'ip',
    'unshare',
    'setpriv',
    'chroot',
    'apt-get',
    'caddy',
    'curl',
    'openssl',
  ];
  const gone = needed.filter((program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0);
  if (!existsSync('/usr/lib/postgresql/15/bin/initdb')) gone.push('postgresql-15');
  return process.getuid?.() === 0 ? gone : [...gone, 'root'];
}

const gone = missing();
if (gone.length > 0) {
  console.log(`Not run, because this machine lacks ${gone.join(', ')}.`);
  process.exitCode = 1;
} else {
  const work = mkdtempSync(join(process.env['TRIAL_FOLDER'] ?? tmpdir(), 'evenkeel-deploy-'));
  chmodSync(work, 0o755);
  try {
    let begun = performance.now();
    release(join(work, 'one'));
    figure('making one archive', begun);
    begun = performance.now();
    release(join(work, 'two'));
    const sums = ['one', 'two'].map((each) => readFileSync(join(work, each, 'SHA256SUMS'), 'utf8'));
    check('two releases of one commit have the same bytes', sums[0] === sums[1], sums.join('\n'));
    const archive = join(work, 'one', `${name}.tar.gz`);
    const checked = spawnSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: join(work, 'one') });
    check('its checksums hold', checked.status === 0);
    await tryOffline(work, archive, version);
    await tryUnit(work, archive);
    await tryAfternoon(work, archive);
    await tryContainer(work, archive, version);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  conclude();
}
