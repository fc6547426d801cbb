import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { databaseFaults } from '../../../domain/messages/en/operator.ts';
import { StartFault } from '../../core/start-steps.ts';

/** How to run PostgreSQL's programs, which refuse the root user. */
export interface Runner {
  /** Words to put in front of the command. */
  prefix: string[];
  /** The user of the process and of its files, where it is not the current one. */
  owner?: { uid: number; gid: number };
  /** Whether `owner` has still to be set on the process, because nothing in `prefix` does it. */
  spawnAsOwner?: boolean;
}

/** All that PostgreSQL and the programs in front of it get to see: none of the operator's settings and secrets. */
export const programEnvironment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin',
  LC_ALL: 'C',
};

const namespacePrefix = ['unshare', '--user'];

/** Picks a way to run; `clusterDir` is the existing cluster, whose owner must stay the same. */
export function chooseRunner(clusterDir: string | undefined): Runner {
  const uid = process.getuid?.();
  if (uid === undefined) return { prefix: [] };
  if (uid !== 0) return clusterDir ? { prefix: [] } : runnerForCreation(uid);

  const owner = clusterDir ? statSync(clusterDir) : undefined;
  if (owner && owner.uid !== 0) return asOwner({ uid: owner.uid, gid: owner.gid });
  // In a user namespace of its own, root is no one, and yet its files stay its own: no owner changes.
  if (runs(namespacePrefix)) return { prefix: namespacePrefix };

  const runner = asOwner(plainUser());
  if (clusterDir) giveTo(runner, clusterDir, { recursive: true });
  return runner;
}

/** Makes the runner's user the owner of a path. */
export function giveTo({ owner }: Runner, path: string, { recursive = false } = {}) {
  if (!owner) return;
  if (recursive) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, path], { env: programEnvironment });
  else chownSync(path, owner.uid, owner.gid);
}

export function currentUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

function runnerForCreation(uid: number): Runner {
  try {
    userInfo();
    return { prefix: [] };
  } catch {
    // initdb wants a name for its user; in a user namespace it is called no one.
    if (process.platform === 'linux' && runs(namespacePrefix)) return { prefix: namespacePrefix };
    throw new StartFault(databaseFaults.namelessUser(uid));
  }
}

function asOwner(owner: { uid: number; gid: number }): Runner {
  const identity = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  // Lets that user pass folders above the cluster that only root may enter, such as /root.
  const passing = [...identity, '--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override'];
  for (const prefix of [passing, identity]) if (runs(prefix)) return { prefix, owner };
  return { prefix: [], owner, spawnAsOwner: true };
}

function plainUser(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const user = users.find(([name]) => name === wanted);
    if (user) return { uid: Number(user[2]), gid: Number(user[3]) };
  }
  throw new StartFault(databaseFaults.noPlainUser);
}

const runs = ([command = '', ...words]: string[]) =>
  spawnSync(command, [...words, 'true'], { stdio: 'ignore', cwd: '/', env: programEnvironment }).status === 0;
