import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { registration } from '../../../server/test/people.ts';
import { startPostgres } from './debian-postgres.ts';
import { check } from './report.ts';

const files = join(import.meta.dirname, '..', '..', '..', 'deploy', 'container');
const user = 65_532;
const node = '/opt/evenkeel/bin/node';
/** As little as a container is given elsewhere: nothing can be written but the volume and a folder in memory. */
const hard = [
  '--read-only',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  '--network=none',
  '--cgroups=disabled',
  '--ulimit=nofile=4096:4096',
  '--ulimit=nproc=500:500',
];

type Run = (...words: string[]) => { status: number | null; text: string };

/** Podman and buildah with storage of their own. Where control groups are mixed, crun wants the newer kind alone: here, for them only. */
function tools(work: string): { build: Run; podman: Run } {
  const storage = [`--root=${work}/storage`, `--runroot=${work}/run`, '--storage-driver=vfs'];
  const run = (tool: string, words: readonly string[]) => {
    const line = 'umount -R /sys/fs/cgroup 2>/dev/null; mount -t cgroup2 none /sys/fs/cgroup; exec "$@"';
    const all = ['--mount', 'sh', '-c', line, 'sh', tool, ...storage, ...words];
    const { status, stdout, stderr } = spawnSync('unshare', all, { encoding: 'utf8' });
    return { status, text: stdout + stderr };
  };
  return {
    build: (...words) => run('buildah', ['build', '--isolation=chroot', '--format=docker', ...words]),
    podman: (...words) => run('podman', words),
  };
}

/** A folder that only the user of the image reads, mounted where it keeps its data. */
function makeVolume(work: string, name: string): string {
  const folder = join(work, name);
  mkdirSync(folder, { mode: 0o700 });
  chownSync(folder, user, user);
  return folder;
}

/** The image: built on a base without a shell, looked into, and run as compose and Kubernetes run it, and alone. */
export async function tryContainer(work: string, archive: string, version: string): Promise<void> {
  const context = join(work, 'image');
  mkdirSync(context);
  for (const name of ['Dockerfile', 'base.Dockerfile']) copyFileSync(join(files, name), join(context, name));
  copyFileSync(archive, join(context, basename(archive)));
  execFileSync(join(files, 'base.sh'), [], { cwd: context, stdio: 'inherit' });
  const { build, podman } = tools(work);
  const make = (what: string, ...words: string[]) => {
    const { status, text } = build(...words, context);
    check(`${what} is built`, status === 0, text);
  };
  const base = ['-f', join(context, 'base.Dockerfile')];
  make('the base', ...base, '-t', 'evenkeel-base');
  make('the part with the programs of the whole image', ...base, '--target', 'programs', '-t', 'evenkeel-programs');
  const args = ['BASE=localhost/evenkeel-base', 'PROGRAMS=localhost/evenkeel-programs', `VERSION=${version}`];
  const words = args.flatMap((arg) => ['--build-arg', arg]);
  make('the whole image', ...words, '-t', `evenkeel-alone:${version}`);
  make('the image without a shell', ...words, '--target', 'without-shell', '-t', `evenkeel:${version}`);
  lookInto(podman, `localhost/evenkeel:${version}`);
  await serveFrom(work, podman, `localhost/evenkeel:${version}`);
  await serveAlone(work, podman, `localhost/evenkeel-alone:${version}`);
  rmSync(context, { recursive: true });
}

function lookInto(podman: Run, image: string): void {
  const shell = podman('run', '--rm', ...hard, '--entrypoint=/bin/sh', image, '-c', 'true');
  check('there is no shell in it', shell.status !== 0);
  const look = `const fs = require('fs');
    const tries = ['/x', '/opt/evenkeel/x', '/etc/x'].filter((path) => { try { fs.writeFileSync(path, ''); return true; } catch { return false; } });
    const status = fs.readFileSync('/proc/self/status', 'utf8');
    console.log(JSON.stringify({ uid: process.getuid(), tries, caps: /CapEff:\\t(\\w+)/.exec(status)[1], data: fs.readdirSync('/var/lib/evenkeel') }));`;
  const seen = podman('run', '--rm', ...hard, image, '-e', look).text;
  const wanted = JSON.stringify({ uid: user, tries: [], caps: '0000000000000000', data: [] });
  const holds = seen.split('\n', 1)[0] === wanted;
  check('no root, no capability, nothing can be written, and the data folder is empty', holds, seen);
}

/** A container of an image, under a name. */
function container(podman: Run, name: string, words: readonly string[]) {
  const isReady = () => podman('exec', name, node, '/opt/evenkeel/deploy/container/ready.mjs').status === 0;
  const logs = () => podman('logs', name).text;
  return {
    isReady,
    logs,
    run: () => podman('run', '-d', `--name=${name}`, ...hard, '--tmpfs=/tmp:mode=1777', ...words),
    ask: (script: string) => podman('exec', name, node, '-e', script).text,
    isRunning: () => podman('inspect', '--format={{.State.Running}}', name).text.trim() === 'true',
    becomesReady: async () => {
      for (let tries = 0; tries < 120 && !isReady(); tries += 1) await wait(500);
      return isReady();
    },
    stop: () => {
      podman('stop', '--time=60', name);
      const code = podman('inspect', '--format={{.State.ExitCode}}', name).text.trim();
      check('it stops in order', code === '0', `${code}\n${logs()}`);
    },
    remove: () => podman('rm', '-f', name),
  };
}

/** With the database of another container, by a socket in a shared folder. */
async function serveFrom(work: string, podman: Run, image: string): Promise<void> {
  const postgres = startPostgres(work);
  const data = makeVolume(work, 'volume');
  const secret = join(work, 'database-url');
  writeFileSync(secret, `${postgres.url('/var/run/postgresql')}\n`);
  const evenkeel = container(podman, 'evenkeel', [
    `--volume=${data}:/var/lib/evenkeel`,
    `--volume=${postgres.socket}:/var/run/postgresql`,
    `--volume=${secret}:/run/secrets/database_url:ro`,
    '--env=DATABASE_URL_FILE=/run/secrets/database_url',
    image,
  ]);
  try {
    const started = evenkeel.run();
    check('a container is started', started.status === 0, started.text);
    check('its health check says that it is ready', await evenkeel.becomesReady(), evenkeel.logs());
    check('the health check of podman says so, too', podman('healthcheck', 'run', 'evenkeel').status === 0);
    const page = `fetch('http://127.0.0.1:3000/login').then(async (a) => console.log(a.status, (await a.text()).includes('<title>Evenkeel')))`;
    check('it serves the page', evenkeel.ask(page).includes('200 true'));
    check('the data key is in the volume', existsSync(join(data, 'keys', 'data-keys.json')));
    evenkeel.stop();
    evenkeel.remove();
  } finally {
    postgres.stop();
  }
}

const call = (path: string, body: object) =>
  `fetch('http://127.0.0.1:3000/api/auth/${path}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(${JSON.stringify(body)}) })
    .then(async (answer) => console.log(answer.status, await answer.text()))`;

/** With no setting at all, on a volume of its own: it makes its database there, and finds it again, even after a kill. */
async function serveAlone(work: string, podman: Run, image: string): Promise<void> {
  const data = makeVolume(work, 'alone');
  const words = [`--volume=${data}:/var/lib/evenkeel`, image];
  const [alone, second] = ['alone', 'second'].map((name) => container(podman, name, words));
  if (!alone || !second) return;
  const person = registration({ email: 'asha@example.org' });
  const { email, password } = person;
  const signsIn = () => alone.ask(call('login', { email, password })).startsWith('200 ');

  check('alone, without a setting, a container is started', alone.run().status === 0, alone.logs());
  check('it makes its own database and is ready', await alone.becomesReady(), alone.logs());
  check('its database is in the volume', existsSync(join(data, 'postgres', 'PG_VERSION')));
  const registered = alone.ask(call('register', person));
  check('someone registers', registered.startsWith('201 '), registered);

  second.run();
  let served = false;
  for (let tries = 0; tries < 20 && second.isRunning() && !served; tries += 1) {
    await wait(500);
    served = second.isReady();
  }
  check('a second container on the same volume does not serve', !served, second.logs());
  check('and ends', podman('wait', 'second').text.trim() === '1', second.logs());
  check('and the first one goes on', signsIn());
  second.remove();

  alone.stop();
  podman('start', 'alone');
  check('after a start it is ready again, with all that was stored', (await alone.becomesReady()) && signsIn());
  podman('kill', '--signal=KILL', 'alone');
  podman('wait', 'alone');
  alone.remove();
  alone.run();
  check('so it is when it was killed, removed and run again on its volume', (await alone.becomesReady()) && signsIn());
  alone.stop();
  alone.remove();
}
