import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodePath } from './node-path.mjs';
import { Fault } from './step.mjs';

const root = join(import.meta.dirname, '..');

/** Runs a program of `scripts/build/` with its words on the pinned Node. `what` is what could not be built. */
export function runBuild(what, [file, ...words]) {
  return new Promise((resolve, reject) => {
    const child = spawn(nodePath(), [join(root, 'scripts', 'build', file), ...words], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const reason = said.trim() || `the build ended with ${signal ?? code}`;
      if (code === 0) resolve();
      else reject(new Fault(`${what} could not be built:\n\n${reason}\n`));
    });
  });
}
