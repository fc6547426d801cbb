/**
 * `npm start`: installs what is missing, builds the page if it is stale, and runs the server on the pinned Node.
 * It needs Node 20 and nothing else.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { installMissing } from './install.mjs';
import { nodePath } from './node-path.mjs';
import { buildPage, isPageFresh } from './page.mjs';
import { Fault } from './step.mjs';

const root = join(import.meta.dirname, '..');
const isWindows = process.platform === 'win32';
/** Milliseconds after which a server that was asked to stop is ended. */
const longestStop = 60_000;

try {
  await installMissing({ withTools: !isPageFresh() });
  await buildPage();
  runServer();
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/**
 * The server has a process group of its own: Ctrl-C reaches this script alone, which passes it on once, whether npm
 * repeats it or not. Should this script be killed, the server notices by the closed channel.
 */
function runServer() {
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const server = spawn(nodePath(), [...settings, 'server/main.ts'], {
    cwd: root,
    detached: !isWindows,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'), ...process.env },
  });
  let isStopping = false;
  const stop = (signal) => {
    if (isStopping) return;
    isStopping = true;
    // Windows has no signals to pass on; there the closed channel says it.
    if (isWindows) server.disconnect();
    else server.kill(signal);
    setTimeout(() => server.kill('SIGKILL'), longestStop).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', () => stop('SIGTERM'));
  stopWithNpm(() => stop('SIGTERM'));
  server.on('error', (error) => {
    console.error(`The server could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  server.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
    process.exit();
  });
}

/** An npm that is killed takes nobody with it; this script notices that its ancestors have changed. */
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined || isWindows) return;
  const before = ancestors();
  setInterval(() => ancestors() !== before && stop(), 500).unref();
}

/** The parent, and (on Linux) its parent: npm puts a shell between itself and this script. */
function ancestors() {
  const { ppid } = process;
  try {
    const stat = readFileSync(`/proc/${ppid}/stat`, 'utf8');
    return `${ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return String(ppid);
  }
}
