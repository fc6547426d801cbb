import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveTo } from './runner.ts';
import type { Runner } from './runner.ts';

/** Who may connect: everyone with a password, and only from this machine. */
const withPassword = `# Written by Evenkeel at each start.
local all all scram-sha-256
local replication all scram-sha-256
host all all 127.0.0.1/32 ${process.platform === 'win32' ? 'scram-sha-256' : 'reject'}
`;

/** For the moment in which the superuser gets a password, where the one that we have is not the cluster's. */
const forSuperuser = `${withPassword.split('\n')[0]}
local all postgres trust
local all all reject
host all postgres 127.0.0.1/32 ${process.platform === 'win32' ? 'trust' : 'reject'}
`;

interface Folder {
  clusterDir: string;
  runner: Runner;
}

export function asksForPassword({ clusterDir }: Pick<Folder, 'clusterDir'>): boolean {
  return readFileSync(join(clusterDir, 'pg_hba.conf'), 'utf8') === withPassword;
}

/** The server takes notice when it is told to read its settings again. */
export function askForPassword(folder: Folder): void {
  write(folder, withPassword);
}

export function letSuperuserIn(folder: Folder): void {
  write(folder, forSuperuser);
}

function write({ clusterDir, runner }: Folder, content: string): void {
  const path = join(clusterDir, 'pg_hba.conf');
  const fresh = `${path}.new`;
  writeFileSync(fresh, content, { mode: 0o600 });
  giveTo(runner, fresh);
  renameSync(fresh, path);
}
