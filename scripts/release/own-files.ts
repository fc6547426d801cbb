import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serverFolder } from '../built-server.mjs';

const root = join(import.meta.dirname, '..', '..');

const wanted = /^(?:server|domain|deploy|docs)\/|^(?:README|CHANGELOG|SECURITY)\.md$|^LICENSE$|^\.env\.example$/;
const unwanted =
  /^(?:server|domain)\/.*\.ts$|^server\/(?:test|commands\/demo)\/|^server\/db\/released\/|^deploy\/release\/evenkeel/;

/** What goes into an archive of a list of files: of the server what lies beside its sources, which are built. */
export function releasedFiles(tracked: readonly string[]): string[] {
  return tracked.filter((path) => wanted.test(path) && !unwanted.test(path));
}

/** Copies what git knows of, and what was built: what else lies in a working copy, such as settings and data, stays there. */
export function copyOwn(folder: string): void {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const path of releasedFiles(tracked)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  // Empty: what a new volume of a container is like.
  mkdirSync(join(folder, 'deploy', 'container', 'volume'));
  cpSync(join(root, 'dist'), join(folder, 'dist'), {
    recursive: true,
    filter: (path) => !path.endsWith('.page-stamp'),
  });
  cpSync(serverFolder(), join(folder, 'built', 'server'), { recursive: true });
}

interface Manifest {
  scripts: Record<string, string>;
}

/** The commands of an operator, as package.json names them. */
export function commandsOf({ scripts }: Manifest): string[] {
  return Object.entries(scripts)
    .filter(([name, script]) => script === `node scripts/command.mjs ${name}`)
    .map(([name]) => name)
    .toSorted();
}

/** Writes what an operator calls, for this platform. */
export function writeLauncher(folder: string, isWindows: boolean): void {
  const commands = commandsOf(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const name = isWindows ? 'evenkeel.cmd' : 'evenkeel';
  const text = readFileSync(join(root, 'deploy', 'release', name), 'utf8');
  const known = commands.join(isWindows ? ' ' : ' | ');
  const filled = text.replaceAll('@COMMANDS@', known);
  writeFileSync(join(folder, name), isWindows ? filled.replaceAll('\n', '\r\n') : filled, { mode: 0o755 });
}
