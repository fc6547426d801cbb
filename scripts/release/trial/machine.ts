import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
/** Milliseconds until a start is given up. */
const patience = 120_000;

/** A Debian with nothing but its smallest set of packages, in a network without a way out. */
export interface Machine {
  /** Its root folder, seen from here. */
  folder: string;
  /** Runs a shell line in it, as its user `evenkeel`. */
  run(line: string): { status: number | null; text: string };
  /** Starts one there, and waits for a line of its output. */
  start(line: string, until: RegExp): Promise<Started>;
  /** Fetches in its network. Returns status and body. */
  fetch(
    url: string,
    init?: { method?: string; headers?: Record<string, string>; body?: string },
  ): { status: number; body: string };
  remove(): void;
}

export interface Started {
  output(): string;
  /** Asks it to stop. Returns its exit code. */
  stop(): Promise<number | null>;
}

/** As a user of its own with no right of root, and no way to any. */
const asUser =
  'setpriv --reuid=1000 --regid=1000 --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all'.split(' ');

/** Brings the smallest Debian, once; what mmdebstrap made stays beside the packages of this clone. */
function minimalRoot(): string {
  const file = join(root, 'node_modules', '.cache', 'deploy', 'minimal.tar');
  if (!existsSync(file)) {
    mkdirSync(join(file, '..'), { recursive: true });
    execFileSync('mmdebstrap', ['--variant=minbase', '--quiet', 'bookworm', `${file}.new.tar`], { stdio: 'inherit' });
    execFileSync('mv', [`${file}.new.tar`, file]);
  }
  return file;
}

export function makeMachine(work: string): Machine {
  const folder = mkdtempSync(join(work, 'machine-'));
  const network = `evenkeel-${process.pid}`;
  execFileSync('tar', ['-xf', minimalRoot(), '-C', folder]);
  execFileSync('ip', ['netns', 'add', network]);
  execFileSync('ip', ['netns', 'exec', network, 'ip', 'link', 'set', 'lo', 'up']);
  execFileSync('chroot', [folder, 'useradd', '--create-home', '--uid', '1000', 'evenkeel']);
  const apart = ['netns', 'exec', network, 'unshare', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const mounts = [`mount -t proc proc ${folder}/proc`, `mount --bind /dev ${folder}/dev`, 'exec "$@"'];
  const inside = (line: string) =>
    apart.concat(['sh', '-c', mounts.join(' && '), 'sh', 'chroot', folder], asUser, [
      'sh',
      '-c',
      `cd /home/evenkeel && ${line}`,
    ]);
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', HOME: '/home/evenkeel', LC_ALL: 'C' };
  return {
    folder,
    run: (line) => {
      const { status, stdout, stderr } = spawnSync('ip', inside(line), { env, encoding: 'utf8' });
      return { status, text: stdout + stderr };
    },
    start: (line, until) =>
      waitFor(spawn('ip', inside(`exec ${line}`), { env, stdio: ['ignore', 'pipe', 'pipe'] }), until),
    fetch: (url, init = {}) => {
      const script = `const a = await fetch(${JSON.stringify(url)}, ${JSON.stringify(init)});
        console.log(JSON.stringify({ status: a.status, body: await a.text() }))`;
      const words = ['netns', 'exec', network, process.execPath, '--input-type=module', '-e', script];
      return JSON.parse(execFileSync('ip', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }));
    },
    remove: () => {
      execFileSync('ip', ['netns', 'del', network]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function waitFor(child: ChildProcess, until: RegExp): Promise<Started> {
  let output = '';
  const ended = new Promise<number | null>((resolve) => void child.on('close', resolve));
  /** The program itself: what stands in front of it takes no signals. */
  const pid = () => {
    const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
    const own = lines.filter((one) => one.includes('server/main.js')).map((one) => Number.parseInt(one, 10));
    return own.find((one) => isBelow(one, child.pid)) ?? 0;
  };
  const stop = () => {
    if (pid() > 0) process.kill(pid(), 'SIGTERM');
    return ended;
  };
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`not in time:\n${output}`)), patience);
    const look = (part: Buffer) => {
      output += part.toString();
      if (!until.test(output)) return;
      clearTimeout(limit);
      resolve({ output: () => output, stop });
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.on('close', (code) => {
      clearTimeout(limit);
      reject(new Error(`ended with ${code}:\n${output}`));
    });
  });
}

function isBelow(pid: number, ancestor: number | undefined): boolean {
  for (let at = pid; at > 1;) {
    if (at === ancestor) return true;
    at = Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(at)], { encoding: 'utf8' }).stdout);
  }
  return false;
}

/** Copies into the machine, for its user. */
export function give(machine: Machine, from: string, to: string): void {
  const target = join(machine.folder, to);
  cpSync(from, target);
  execFileSync('chown', ['1000:1000', target]);
}
