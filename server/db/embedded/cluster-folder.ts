import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { databaseFaults } from '../../../domain/messages/en/operator.ts';
import { codeOf } from '../../core/error-code.ts';
import { makeFolder } from '../../core/make-folder.ts';
import { StartFault } from '../../core/start-steps.ts';
import { syncFolder } from '../../core/sync-folder.ts';
import { askForPassword } from './access-file.ts';
import { platformName, postgresMajor, type Binaries } from './binaries.ts';
import { isAlive } from './process-table.ts';
import { currentUserName, giveTo, programEnvironment, type Runner } from './runner.ts';

const run = promisify(execFile);

/** What the program puts into a data folder, and `lost+found`, which a new disk has. */
const ours = /^(?:postgres(?:\.(?:lock|log|log\.1|password|new-.*))?|keys|mail|backups|lost\+found)$/;

/** A folder with one of these is ours, whatever else lies in it: also one whose database was moved away for a restore. */
const marks = ['postgres/PG_VERSION', 'postgres.password', 'keys/data-keys.json'];

/** Makes the data folder where it is missing, and tells why it cannot be used. Returns its real path. */
export function openDataDir(dataDir: string): string {
  try {
    makeFolder(dataDir);
    const entries = readdirSync(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const path = realpathSync(dataDir);
    const foreign = marks.some((mark) => existsSync(join(path, mark)))
      ? undefined
      : entries.find((name) => !ours.test(name));
    if (foreign !== undefined) throw new StartFault(databaseFaults.foreignDataDir(path, foreign));
    return path;
  } catch (error) {
    throw folderFault(error, dataDir);
  }
}

/** Whether there is a cluster to start; throws where the folder holds something else. */
export function hasCluster(clusterDir: string): boolean {
  if (!existsSync(clusterDir)) return false;
  try {
    if (!statSync(clusterDir).isDirectory()) throw new StartFault(databaseFaults.notAFolder(clusterDir));
    const entries = readdirSync(clusterDir);
    if (entries.length === 0) return false;
    if (!entries.includes('PG_VERSION')) throw new StartFault(databaseFaults.foreignFolder(clusterDir));
    const version = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
    if (version === postgresMajor) return true;
    throw new StartFault(databaseFaults.otherVersion(clusterDir, version, postgresMajor));
  } catch (error) {
    throw folderFault(error, clusterDir);
  }
}

interface Creation {
  binaries: Binaries;
  runner: Runner;
  clusterDir: string;
  superuser: string;
  /** The superuser's. */
  password: string;
  durable: boolean;
}

/** Creates the cluster beside its place and renames it: whenever it is interrupted, there is a whole one or none. */
export async function createCluster({ binaries, runner, clusterDir, ...creation }: Creation): Promise<void> {
  await removeUnfinished(clusterDir);
  const fresh = `${clusterDir}.new-${process.pid}-${randomBytes(3).toString('hex')}`;
  const passwordFile = `${fresh}-password`;
  try {
    await mkdir(fresh, { mode: 0o700 });
    giveTo(runner, fresh);
    // The programs may run as another user, who reads this copy alone.
    await writeFile(passwordFile, creation.password, { mode: 0o600 });
    giveTo(runner, passwordFile);
    await runInitdb(binaries.initdb, runner, fresh, { ...creation, passwordFile });
    askForPassword({ clusterDir: fresh, runner });
    if (existsSync(clusterDir)) await rmdir(clusterDir);
    await rename(fresh, clusterDir);
    if (creation.durable) await syncFolder(dirname(clusterDir));
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    // Another start was faster.
    if (hasCluster(clusterDir)) return;
    throw folderFault(error, clusterDir);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function runInitdb(
  initdb: string,
  runner: Runner,
  folder: string,
  { superuser, passwordFile, durable }: Pick<Creation, 'superuser' | 'durable'> & { passwordFile: string },
) {
  const words = [
    '-D',
    folder,
    `--username=${superuser}`,
    '--no-instructions',
    '--data-checksums',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    ...(durable ? [] : ['--no-sync']),
  ];
  const [command = initdb, ...rest] = [...runner.prefix, initdb, ...words];
  try {
    await run(command, rest, {
      cwd: '/',
      env: programEnvironment,
      ...(runner.spawnAsOwner ? runner.owner : {}),
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    if (code === '127' || code === 'ENOENT') throw new StartFault(databaseFaults.binariesDoNotRun(platformName));
    if (/No space left on device/i.test(said)) throw new StartFault(databaseFaults.diskFull(dirname(folder)));
    const reason = said.split('\n').findLast((line) => /error|fatal/i.test(line)) ?? `initdb ended with ${code}`;
    throw new StartFault(databaseFaults.creationFailed(reason.trim()));
  }
}

/** Clears what killed starts left. A young folder may belong to a start in another container, whose pids are unknown here. */
async function removeUnfinished(clusterDir: string) {
  const parent = dirname(clusterDir);
  for (const name of readdirSync(parent)) {
    const pid = /^postgres\.new-(\d+)-/.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const path = join(parent, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (age > 60_000) await rm(path, { recursive: true, force: true });
  }
}

function folderFault(error: unknown, path: string): unknown {
  const code = codeOf(error);
  if (code === 'ENOTDIR' || code === 'EEXIST') return new StartFault(databaseFaults.notAFolder(path));
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StartFault(databaseFaults.diskFull(path));
  if (code === 'ENOENT') return new StartFault(databaseFaults.cannotBeMade(path));
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new StartFault(databaseFaults.notWritable(path, currentUserName()));
  return error;
}
