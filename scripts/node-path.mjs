import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Fault } from './step.mjs';

const root = join(import.meta.dirname, '..');
/** The oldest Node that runs the server as it is. */
const oldest = 24;
let found;

/** The Node that runs everything of ours: the pinned one among the dependencies, else this one if it is new enough. */
export function nodePath() {
  found ??= pinnedOrOwn();
  return found;
}

function pinnedOrOwn() {
  const path = pinned();
  // A Node made for another C library is there, and yet does not run.
  const { status, stderr } = spawnSync(path, ['--version'], { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  if (status === 0) return path;
  if (Number(process.versions.node.split('.')[0]) >= oldest) return process.execPath;
  throw new Fault(stderr?.includes('libatomic.so.1') ? noLibatomic : tooOld());
}

function pinned() {
  const system = { win32: 'win', darwin: process.arch === 'arm64' ? 'bin-darwin' : 'darwin' }[process.platform];
  const name = `node-${system ?? process.platform}-${process.arch}`;
  return join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

const noLibatomic =
  'The pinned Node needs the library libatomic, which this system lacks. Install it as root (Debian, Ubuntu: apt-get install libatomic1; Fedora, Red Hat: dnf install libatomic), then start again.';

function tooOld() {
  return `This needs Node ${oldest} or newer; the pinned one does not run on this system (${process.platform}-${process.arch}), and yours is ${process.versions.node}. Install a newer Node from nodejs.org, then start again.`;
}
