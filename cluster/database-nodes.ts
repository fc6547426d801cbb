import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { issueCertificate } from '../server/test/certificates.ts';
import type { Certificate } from '../server/test/certificates.ts';
import { addressOf, names, namespaceOf } from './network.ts';
import type { NodeName } from './network.ts';
import { startService } from './programs.ts';
import type { Service } from './programs.ts';

const deployed = join(import.meta.dirname, '..', 'deploy', 'cluster');

export const readDeployed = (file: string): string => readFileSync(join(deployed, file), 'utf8');

export const passwords = {
  patroni: 'slow-morning-tide-31',
  postgres: 'seven-quiet-herons-42',
  replicator: 'two-lanterns-ashore-57',
  rewinder: 'nine-green-kettles-88',
};

interface Member {
  name: NodeName;
  role: string;
  state: string;
  lag?: number | string;
}

/** One machine of the database. */
export interface DatabaseNode {
  name: NodeName;
  patroni: Service;
  etcd: Service;
  /** Kills PostgreSQL, and leaves Patroni. */
  killPostgres(): void;
}

const [postgresUser, postgresGroup] = ['-u', '-g'].map((flag) =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
) as [number, number];

const inside = (name: NodeName, ...command: string[]): [string, ...string[]] => [
  'ip',
  'netns',
  'exec',
  namespaceOf(name),
  'setpriv',
  '--reuid=postgres',
  '--regid=postgres',
  '--clear-groups',
  ...command,
];

/** The very file, with what an operator puts in and the places of this run. */
function adapted(file: string, name: NodeName, places: Record<string, string>): string {
  let text = readDeployed(file).replaceAll(/(?<=^(?:name: |ETCD_NAME=))one$/gm, name);
  // The addresses of all stay; that of this machine stands alone in its line.
  text = text.replaceAll(/10\.77\.0\.1(?=:\d+$)/gm, (own, at: number) =>
    text.slice(text.lastIndexOf('\n', at) + 1, at).includes(',') ? own : addressOf(name),
  );
  for (const [user, password] of Object.entries(passwords))
    text = text.replaceAll(`PASSWORD-OF-${user.toUpperCase()}`, password);
  for (const [from, to] of Object.entries(places)) text = text.replaceAll(from, to);
  return text;
}

export function startNodes(folder: string, authority: Certificate): DatabaseNode[] {
  return names.map((name) => {
    const own = join(folder, name);
    mkdirSync(own);
    const certificate = issueCertificate({ folder: own, name: 'database', by: authority, hosts: [addressOf(name)] });
    writeFileSync(join(own, 'database.crt'), certificate.chain);
    copyFileSync(certificate.keyFile, join(own, 'server.key'));
    const places = {
      '/etc/evenkeel/tls/database-ca.crt': authority.certFile,
      '/etc/evenkeel/tls/database.crt': join(own, 'database.crt'),
      '/etc/evenkeel/tls/database.key': join(own, 'server.key'),
      '/var/lib/postgresql/15/evenkeel': join(own, 'data'),
      '/var/lib/postgresql/.pgpass-patroni': join(own, 'pgpass'),
      '/var/run/postgresql': own,
      '/var/lib/etcd/evenkeel': join(own, 'etcd'),
    };
    const file = join(own, 'patroni.yml');
    writeFileSync(file, adapted('patroni.yml', name, places));
    const lines = adapted('etcd.env', name, places).split('\n');
    const env = Object.fromEntries(
      lines.filter((line) => line.startsWith('ETCD_')).map((line) => line.split(/=(.*)/s, 2) as [string, string]),
    );
    for (const path of [own, file, join(own, 'server.key')]) chownSync(path, postgresUser, postgresGroup);
    chmodSync(join(own, 'server.key'), 0o600);
    const log = (program: string) => join(own, `${program}.log`);
    return {
      name,
      etcd: startService({ command: inside(name, 'etcd'), logFile: log('etcd'), env }),
      patroni: startService({ command: inside(name, 'patroni', file), logFile: log('patroni') }),
      killPostgres: () =>
        process.kill(Number(readFileSync(join(own, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL'),
    };
  });
}

/** What the one that can be asked says of all; undefined where none can. */
export async function members(except?: NodeName): Promise<Member[] | undefined> {
  for (const name of names.filter((one) => one !== except)) {
    try {
      const answer = await fetch(`http://${addressOf(name)}:8008/cluster`, { signal: AbortSignal.timeout(1500) });
      return ((await answer.json()) as { members: Member[] }).members;
    } catch {
      // The next one.
    }
  }
  return undefined;
}

export async function leader(except?: NodeName): Promise<NodeName | undefined> {
  return (await members(except))?.find(({ role, state }) => role === 'leader' && state === 'running')?.name;
}

const isRunning = ({ state }: Member) => state === 'running' || state === 'streaming';

/** One leads, one is its synchronous standby, and the third follows. */
async function isWhole(): Promise<boolean> {
  const all = (await members()) ?? [];
  const roles = all.filter(isRunning).map(({ role }) => role);
  return roles.length === 3 && roles.includes('leader') && roles.includes('sync_standby');
}

export async function until(what: string, isSo: () => Promise<boolean> | boolean, seconds = 90): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`not within ${seconds} s: ${what}`);
    await wait(200);
  }
}

export const untilWhole = () => until('a leader with two standbys', isWhole, 150);

/** By a plan, as before an update: the synchronous standby takes over. */
export async function switchOver(from: NodeName): Promise<void> {
  const candidate = (await members())?.find(({ role }) => role === 'sync_standby')?.name;
  const answer = await fetch(`http://${addressOf(from)}:8008/switchover`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa(`patroni:${passwords.patroni}`)}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ leader: from, candidate }),
  });
  if (!answer.ok) throw new Error(`switchover: ${answer.status} ${await answer.text()}`);
}
