import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { nodePath } from './node-path.mjs';

const root = join(import.meta.dirname, '..');
/** The operator's settings, for programs that read them. */
export const envFile = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
const isWindows = process.platform === 'win32';
/** Seconds after which a program that was asked to stop is ended, unless it has said how long it may take. */
const usualStop = 60;
/** Milliseconds after which it is no repetition: npm's comes at once. */
const againAfter = 1000;

/**
 * Runs a program of ours on the pinned Node until it ends. Returns its exit code. It has a process group of its
 * own: Ctrl-C reaches this script alone, which passes it on once, whether npm repeats it or not, and again where it is
 * pressed again. Should this script be killed, the program notices by the closed channel.
 */
export function runProgram(words, { env = process.env, node = nodePath(), onTold = () => undefined } = {}) {
  return new Promise((resolve) => {
    const program = spawn(node, words, {
      cwd: root,
      detached: !isWindows,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // With an allocator of their own for each thread, threads that have ended would keep memory.
      env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'), MALLOC_ARENA_MAX: '2', ...env },
    });
    let stoppingSince;
    let longestStop = usualStop;
    program.on('message', (told) => {
      longestStop = told?.longestStop ?? longestStop;
      onTold(told);
    });
    const stop = (signal) => {
      if (stoppingSince !== undefined) return;
      stoppingSince = performance.now();
      // Windows has no signals to pass on; there the closed channel says it.
      if (isWindows) program.disconnect();
      else program.kill(signal);
      setTimeout(() => program.kill('SIGKILL'), longestStop * 1000).unref();
    };
    const interrupt = () => {
      const isMeantAgain = stoppingSince !== undefined && performance.now() - stoppingSince >= againAfter;
      if (isMeantAgain && !isWindows) program.kill('SIGINT');
      else stop('SIGINT');
    };
    // The process that started it has gone: there is no one for whom it would go on for a while.
    const stopWithParent = () => stop('SIGINT');
    process.on('SIGINT', interrupt);
    process.on('SIGTERM', stop);
    process.on('SIGHUP', stopWithParent);
    const stopWatching = stopWithNpm(stopWithParent);
    const end = (code) => {
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', stop);
      process.off('SIGHUP', stopWithParent);
      stopWatching();
      resolve(code);
    };
    program.on('error', (error) => {
      console.error(`${words.at(-1)} could not be started: ${error.message}`);
      end(1);
    });
    program.on('exit', (code, signal) => end(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/**
 * Brings what stands between a checkout and a start; returns the exit code, and the program of the server. In a process of its
 * own, so that the memory that it takes is given back before the server runs.
 */
export async function prepare() {
  let built = '';
  const onTold = (told) => (built = told.built ?? built);
  const code = await runProgram(['scripts/prepare.mjs'], { node: process.execPath, onTold });
  return { code, main: join(built, 'main.js') };
}

/** An npm that is killed takes no one with it; this script notices that its ancestors have changed. */
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined || isWindows) return () => undefined;
  const before = ancestors();
  const watch = setInterval(() => ancestors() !== before && stop(), 500);
  watch.unref();
  return () => clearInterval(watch);
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
