import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serveAlone } from './container-alone.ts';
import { check, figure } from './report.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const files = join(root, 'deploy', 'container');
const postgresPrograms = '/usr/lib/postgresql/15/bin';
const user = 65_532;

/** Podman and buildah with storage of their own. Where control groups are mixed, crun wants the newer kind alone: here, for them only. */
function tools(work: string) {
  const storage = [`--root=${work}/storage`, `--runroot=${work}/run`, '--storage-driver=vfs'];
  const run = (tool: string, words: readonly string[]) => {
    const line = 'umount -R /sys/fs/cgroup 2>/dev/null; mount -t cgroup2 none /sys/fs/cgroup; exec "$@"';
    const all = ['--mount', 'sh', '-c', line, 'sh', tool, ...storage, ...words];
    const { status, stdout, stderr } = spawnSync('unshare', all, { encoding: 'utf8' });
    return { status, text: stdout + stderr };
  };
  return {
    build: (words: readonly string[]) => run('buildah', ['build', '--isolation=chroot', '--format=docker', ...words]),
    podman: (...words: string[]) => run('podman', words),
  };
}

/** Debian's PostgreSQL with a socket in a folder, and no port. */
function startPostgres(work: string): { socket: string; stop: () => void } {
  const socket = join(work, 'socket');
  const data = join(work, 'database');
  for (const folder of [socket, data]) mkdirSync(folder);
  const { uid, gid } = {
    uid: Number(execFileSync('id', ['-u', 'postgres'])),
    gid: Number(execFileSync('id', ['-g', 'postgres'])),
  };
  for (const folder of [socket, data]) chownSync(folder, uid, gid);
  chmodSync(socket, 0o755);
  const as = (...words: string[]) =>
    execFileSync('setpriv', [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...words], {
      stdio: 'ignore',
      cwd: '/',
    });
  writeFileSync(join(work, 'password'), 'a-long-one-of-this-trial-4711\n');
  chownSync(join(work, 'password'), uid, gid);
  as(`${postgresPrograms}/initdb`, '-D', data, '-U', 'evenkeel', '--auth=scram-sha-256', `--pwfile=${work}/password`);
  const words = `-c listen_addresses= -c unix_socket_directories=${socket} -c unix_socket_permissions=0777`;
  as(`${postgresPrograms}/pg_ctl`, '-D', data, '-w', '-l', join(data, 'log'), '-o', words, 'start');
  return { socket, stop: () => void as(`${postgresPrograms}/pg_ctl`, '-D', data, '-m', 'fast', 'stop') };
}

/** The image: built on a base without a shell, looked into, and run as compose and Kubernetes run it. */
export async function tryContainer(work: string, archive: string, version: string): Promise<void> {
  const context = join(work, 'image');
  mkdirSync(context);
  for (const name of ['Dockerfile', 'base.Dockerfile']) copyFileSync(join(files, name), join(context, name));
  copyFileSync(archive, join(context, basename(archive)));
  execFileSync(join(files, 'base.sh'), [], { cwd: context, stdio: 'inherit' });
  const { build, podman } = tools(work);
  const baseFile = ['-f', join(context, 'base.Dockerfile')];
  const base = build([...baseFile, '-t', 'evenkeel-base', context]);
  check('the base is built', base.status === 0, base.text);
  const programs = build([...baseFile, '--target', 'programs', '-t', 'evenkeel-programs', context]);
  check('so are the programs of the whole image', programs.status === 0, programs.text);
  const begun = performance.now();
  const args = ['BASE=localhost/evenkeel-base', 'PROGRAMS=localhost/evenkeel-programs', `VERSION=${version}`];
  const words = args.flatMap((arg) => ['--build-arg', arg]);
  const whole = build([...words, '-t', `evenkeel-alone:${version}`, context]);
  check('the whole image is built', whole.status === 0, whole.text);
  const built = build([...words, '--target', 'without-shell', '-t', `evenkeel:${version}`, context]);
  check('the image is built', built.status === 0, built.text);
  figure('building the image', begun);
  const image = `localhost/evenkeel:${version}`;
  const [{ Config: config, Healthcheck: health, Size: size }] = JSON.parse(podman('image', 'inspect', image).text);
  console.log(`     its size: ${Math.round(size / 1024 ** 2)} MiB`);
  check('it runs as no root', config.User === `${user}:${user}`, JSON.stringify(config));
  check('it has a health check', JSON.stringify(health ?? config.Healthcheck ?? '').includes('ready.mjs'));
  const kept = JSON.stringify(config) + podman('history', '--no-trunc', image).text;
  check('no secret is in its settings or its history', !/PASSWORD|SECRET|_URL=|TOKEN/.test(kept), kept);
  const limits = ['--ulimit=nofile=4096:4096', '--ulimit=nproc=500:500', '--cgroups=disabled'];
  const hard = ['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges', '--network=none', ...limits];
  check(
    'there is no shell in it',
    podman('run', '--rm', ...hard, '--entrypoint=/bin/sh', image, '-c', 'true').status !== 0,
  );
  const look = `const fs = require('fs');
    const tries = ['/x', '/opt/evenkeel/x', '/etc/x'].filter((path) => { try { fs.writeFileSync(path, ''); return true; } catch { return false; } });
    const status = fs.readFileSync('/proc/self/status', 'utf8');
    console.log(JSON.stringify({ uid: process.getuid(), tries, caps: /CapEff:\\t(\\w+)/.exec(status)[1], data: fs.readdirSync('/var/lib/evenkeel') }));`;
  const seen = podman('run', '--rm', ...hard, image, '-e', look);
  const wanted = { uid: user, tries: [], caps: '0000000000000000', data: [] };
  check(
    'no root, no capability, nothing can be written, and the data folder is empty',
    seen.text.split('\n', 1)[0] === JSON.stringify(wanted),
    seen.text,
  );
  await serveFrom(work, { image, hard, podman });
  await serveAlone(work, { image: `localhost/evenkeel-alone:${version}`, hard, podman, user });
  rmSync(context, { recursive: true });
}

interface Serving {
  image: string;
  hard: string[];
  podman: ReturnType<typeof tools>['podman'];
}

async function serveFrom(work: string, { image, hard, podman }: Serving): Promise<void> {
  const postgres = startPostgres(work);
  const data = join(work, 'volume');
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, user, user);
  const secret = join(work, 'database-url');
  writeFileSync(
    secret,
    'postgres://evenkeel:a-long-one-of-this-trial-4711@localhost/postgres?host=/var/run/postgresql\n',
  );
  try {
    const mounts = [
      `--volume=${data}:/var/lib/evenkeel`,
      `--volume=${postgres.socket}:/var/run/postgresql`,
      `--volume=${secret}:/run/secrets/database_url:ro`,
      '--tmpfs=/tmp:mode=1777',
    ];
    const begun = performance.now();
    const started = podman(
      'run',
      '-d',
      '--name=evenkeel',
      ...hard,
      ...mounts,
      '--env=DATABASE_URL_FILE=/run/secrets/database_url',
      image,
    );
    check('a container is started', started.status === 0, started.text);
    const ask = () =>
      podman('exec', 'evenkeel', '/opt/evenkeel/bin/node', '/opt/evenkeel/deploy/container/ready.mjs').status;
    for (let tries = 0; tries < 120 && ask() !== 0; tries += 1) await wait(500);
    check('its health check says that it is ready', ask() === 0, podman('logs', 'evenkeel').text);
    figure('start of the container, tables included', begun);
    check('the health check of podman says so, too', podman('healthcheck', 'run', 'evenkeel').status === 0);
    const page = `fetch('http://127.0.0.1:3000/login').then(async (a) => console.log(a.status, (await a.text()).includes('<title>Evenkeel')))`;
    check(
      'it serves the page',
      podman('exec', 'evenkeel', '/opt/evenkeel/bin/node', '-e', page).text.includes('200 true'),
    );
    check(
      'the data key is in the volume, for its owner alone',
      readFileSync(join(data, 'keys', 'data-keys.json'), 'utf8') !== '',
    );
    podman('stop', '--time=60', 'evenkeel');
    const code = podman('inspect', '--format={{.State.ExitCode}}', 'evenkeel').text.trim();
    check('it stops in order', code === '0', `${code}\n${podman('logs', 'evenkeel').text}`);
    podman('rm', '-f', 'evenkeel');
  } finally {
    postgres.stop();
  }
}
