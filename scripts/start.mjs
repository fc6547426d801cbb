/**
 * `npm start`: installs what is missing, builds the page if it is stale, and runs the server on the pinned Node.
 * It needs Node 20 and nothing else. `npm start -- --workers 2` serves with two processes.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';
import { Fault } from './step.mjs';

const settings = existsSync(join(import.meta.dirname, '..', '.env')) ? ['--env-file=.env'] : [];

try {
  const code = await prepare();
  process.exitCode = code === 0 ? await runProgram([...settings, 'server/main.ts', ...process.argv.slice(2)]) : code;
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** In a process of its own, so that the memory that it takes is given back before the server runs. */
function prepare() {
  const preparing = spawn(process.execPath, [join(import.meta.dirname, 'prepare.mjs')], { stdio: 'inherit' });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const stop = (signal) => preparing.kill(signal);
  for (const signal of signals) process.on(signal, stop);
  return new Promise((resolve) => {
    const end = (code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve(code);
    };
    preparing.on('error', () => end(1));
    preparing.on('exit', (code, signal) => end(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
