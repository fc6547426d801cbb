import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { builtProgram } from '../server/test/built-server.ts';
import { freePort } from '../server/test/free-port.ts';
import { behindSmallDisk, smallDiskOf } from '../server/test/small-disk.ts';
import type { SmallDisk } from '../server/test/small-disk.ts';
import { startMailSink } from './mail-sink.ts';

export const admin = { email: 'admin@e2e.example', password: 'Admin@free1' };

export interface RunningServer {
  url: string;
  /** Where the mails that it sent lie. */
  mailFolder: string;
  /** Where its database and its keys are. */
  dataDir: string;
  /** With `diskMegabytes`: what it is on. */
  disk: SmallDisk;
  /** Lets the server's clock go on by so many minutes, from what it says by itself. */
  setClockAhead: (minutes: number) => void;
  /** `keep` may take what it leaves, before that is removed. */
  stop: (keep?: () => void) => Promise<void>;
}

interface ServerOptions {
  /** The folder of the sources: this repository, or a copy of it. */
  root?: string;
  /** Words for the program that invents employees and their records before the start. */
  demo?: string[];
  /** Settings besides those that each has. */
  env?: Record<string, string>;
  /** Gives it a disk of its own, of this size. */
  diskMegabytes?: number;
}

const ownRoot = join(import.meta.dirname, '..');

const madeFolder = 'E2E_DATA';

/** Makes the data folder of a first start once for all servers of a run, each of which goes on with a copy. Returns what removes it. */
export async function makeDataFolder(): Promise<() => void> {
  const { dataDir, stop } = await startServer();
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-e2e-made-'));
  const made = join(folder, 'data');
  await stop(() => renameSync(dataDir, made));
  process.env[madeFolder] = made;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The real server, as it was built, on a fresh database, with a real mail server; the page comes from `dist/`. */
export async function startServer({
  root = ownRoot,
  demo,
  env: more,
  diskMegabytes,
}: ServerOptions = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-e2e-'));
  const mailFolder = join(folder, 'mail-sink');
  const sink = await startMailSink(mailFolder);
  const dataDir = join(folder, 'data');
  // Behind a small disk the folder is another one.
  const made = root === ownRoot && !demo && diskMegabytes === undefined ? process.env[madeFolder] : undefined;
  if (made === undefined) mkdirSync(dataDir);
  else cpSync(made, dataDir, { recursive: true });
  const port = await freePort();
  const clockFile = join(folder, 'clock-ahead');
  const setClockAhead = (minutes: number) => writeFileSync(clockFile, String(minutes * 60_000));
  setClockAhead(0);
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: join(ownRoot, 'node_modules', '.cache', 'compiled'),
    PORT: String(port),
    CLOCK_AHEAD_FILE: clockFile,
    // No balancer has to notice that it leaves.
    DRAIN_SECONDS: '0',
    DATA_DIR: dataDir,
    SMTP_URL: sink.url,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...more,
  };
  const behind = diskMegabytes === undefined ? [] : behindSmallDisk(dataDir, diskMegabytes);
  const run = (words: string[]) => {
    const [program = process.execPath, ...rest] = [...behind, process.execPath, ...words];
    return spawn(program, rest, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  };
  let server: ChildProcessByStdio<null, Readable, Readable> | undefined;
  async function stop(keep?: () => void) {
    if (server?.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    keep?.();
    await sink.close();
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    if (demo) await untilEnded(run([join(root, 'server', 'commands', 'demo', 'seed.ts'), ...demo]));
    server = run(['--import', join(import.meta.dirname, 'moved-clock.ts'), await mainOf(root)]);
    keepWarnings(server.stderr, port);
    await untilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }
  const disk = smallDiskOf(server.pid, dataDir);
  return { url: `http://127.0.0.1:${port}`, mailFolder, dataDir, disk, setClockAhead, stop };
}

/** What it warns of, with its port, for people who read a run in which something failed. */
function keepWarnings(lines: Readable, port: number): void {
  const folder = join(ownRoot, 'test-results');
  mkdirSync(folder, { recursive: true });
  createInterface(lines).on('line', (line) => {
    if (/"level":"(?:warn|error|fatal)"/.test(line)) appendFileSync(join(folder, 'servers.log'), `${port} ${line}\n`);
  });
}

/** As it was built; of a copy, it is built now. */
async function mainOf(root: string): Promise<string> {
  if (root === ownRoot) return builtProgram('main');
  const { buildServer } = await import(pathToFileURL(join(root, 'scripts', 'built-server.mjs')).href);
  return join(await buildServer(), 'main.js');
}

async function untilReady(server: ChildProcessByStdio<null, Readable, Readable>): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    function listen(chunk: Buffer) {
      output += chunk.toString();
      if (output.includes('ready at')) resolve();
    }
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

async function untilEnded(program: ChildProcessByStdio<null, Readable, Readable>): Promise<void> {
  let output = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(program, 'close');
  if (code !== 0) throw new Error(`The program ended with ${code}:\n${output}`);
}
