import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes an empty folder that belongs to this process and goes with it, and removes those of processes that were killed
 * and could not clean up after themselves.
 */
export function ownFolder(parent, prefix) {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) && Number(name.slice(prefix.length));
    if (pid && !isRunning(pid)) remove(join(parent, name));
  }
  const folder = join(parent, `${prefix}${process.pid}`);
  const clear = () => remove(folder);
  clear();
  mkdirSync(folder, { mode: 0o700 });
  process.once('exit', clear);
  return { folder, clear };
}

function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Someone else's, or still being written: the next start tries again.
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
