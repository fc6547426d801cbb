/** The cluster of deploy/cluster on this machine, and what happens to it; see docs/performance.md. `--rounds 20 --calls 100000`. */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { takeBuiltServer } from '../server/test/built-server.ts';
import { makeAuthority } from '../server/test/certificates.ts';
import { leader, startNodes, switchOver, until, untilWhole } from './database-nodes.ts';
import type { DatabaseNode } from './database-nodes.ts';
import { makeRoles, ports, startFront } from './front.ts';
import type { Front } from './front.ts';
import { addressOf, buildNetwork, cutOff, mend, names, removeNetwork, whyNoNetwork } from './network.ts';
import type { NodeName } from './network.ts';
import { startServer } from './servers.ts';
import type { Server } from './servers.ts';
import { verify } from './verify.ts';
import { startWriters } from './writers.ts';
import type { Writers } from './writers.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    calls: { type: 'string', default: '100000' },
    keep: { type: 'boolean', default: false },
  },
});

interface Row {
  what: string;
  gapMs: number;
  others: string;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const rows: Row[] = [];
const begun = performance.now();

interface Cluster {
  nodes: DatabaseNode[];
  front: Front;
  servers: [Server, Server];
  writers: Writers;
}

const nodeOf = ({ nodes }: Cluster, name: NodeName): DatabaseNode => {
  const node = nodes.find((one) => one.name === name);
  if (!node) throw new Error(`no machine ${name}`);
  return node;
};

async function leading(): Promise<NodeName> {
  const found = await leader();
  if (!found) throw new Error('no one leads');
  return found;
}

/** One thing that happens, until all is whole again; what the writers met meanwhile is a row of the table. */
async function happen({ writers }: Cluster, what: string, event: () => Promise<void>): Promise<void> {
  const measured = writers.measure();
  await event();
  await untilWhole();
  await wait(1500);
  const others = Object.entries(measured.others()).map(([name, count]) => `${name} ${count}`);
  const row = { what, gapMs: Math.round(measured.longestGapMs()), others: others.join(', ') || 'none' };
  rows.push(row);
  const at = Math.round((performance.now() - begun) / 1000);
  say(`${at} s | ${what} | ${(row.gapMs / 1000).toFixed(1)} s | ${row.others} | ${writers.count()} acknowledged`);
}

const untilOtherThan = (old: NodeName) =>
  until('another leader', async () => ![undefined, old].includes(await leader(old)), 90);

async function killLeader(cluster: Cluster, round: number): Promise<void> {
  const old = await leading();
  if (round % 2 === 1) {
    await happen(cluster, `kill -9 of the leader's PostgreSQL (${round})`, async () => {
      nodeOf(cluster, old).killPostgres();
      await untilOtherThan(old);
    });
    return;
  }
  await happen(cluster, `kill -9 of the leader's Patroni, PostgreSQL goes on (${round})`, async () => {
    await nodeOf(cluster, old).patroni.kill('SIGKILL', true);
    await untilOtherThan(old);
    nodeOf(cluster, old).patroni.release();
  });
}

async function partition(cluster: Cluster): Promise<void> {
  const old = await leading();
  await happen(cluster, 'the leader is cut off from the other two, not from its callers', async () => {
    cutOff(old);
    await untilOtherThan(old);
    await wait(5000);
    mend(old);
  });
}

async function rollingUpdate(cluster: Cluster): Promise<void> {
  for (const name of names) {
    await happen(cluster, `update: PostgreSQL and Patroni of ${name}`, async () => {
      if ((await leading()) === name) {
        await switchOver(name);
        await untilOtherThan(name);
        await untilWhole();
      }
      await nodeOf(cluster, name).patroni.kill('SIGTERM', true);
      nodeOf(cluster, name).patroni.release();
      await wait(3000);
    });
    await happen(cluster, `update: etcd of ${name}`, () => nodeOf(cluster, name).etcd.kill('SIGTERM'));
  }
  for (const [place, server] of cluster.servers.entries())
    await happen(cluster, `update: server ${place + 1} (SIGTERM)`, () => server.restart('SIGTERM'));
  await happen(cluster, 'update: HAProxy (reload)', async () => cluster.front.haproxy.reload());
  await happen(cluster, 'update: PgBouncer (SIGINT: what has begun ends)', () => cluster.front.pooler.kill('SIGINT'));
}

async function killServers(cluster: Cluster): Promise<void> {
  for (const [place, server] of cluster.servers.entries())
    await happen(cluster, `kill -9 of server ${place + 1}`, () => server.restart('SIGKILL'));
}

async function run(folder: string): Promise<boolean> {
  const authority = makeAuthority({ folder, name: 'database-ca' });
  const ca = readFileSync(authority.certFile, 'utf8');
  chmodSync(folder, 0o755);
  const nodes = startNodes(folder, authority);
  const stops: (() => Promise<void>)[] = nodes.flatMap(({ patroni, etcd }) => [
    () => patroni.stop(),
    () => etcd.stop(),
  ]);
  try {
    await untilWhole();
    const users = await makeRoles(addressOf(await leading()), ca);
    const front = startFront(folder, { authority, users });
    stops.unshift(
      () => front.pooler.stop(),
      () => front.haproxy.stop(),
    );
    await wait(3000);
    const first = await startServer(folder, 0, authority.certFile);
    stops.unshift(first.stop);
    const second = await startServer(folder, 1, authority.certFile);
    stops.unshift(second.stop);
    await wait(2500);
    const writers = await startWriters(`http://127.0.0.1:${ports.calls}`, { people: 264, writers: 24 });
    const cluster: Cluster = { nodes, front, servers: [first, second], writers };
    await happen(cluster, 'nothing, for ten seconds', () => wait(10_000));
    for (let round = 1; round <= Number(values.rounds); round += 1) await killLeader(cluster, round);
    await partition(cluster);
    await killServers(cluster);
    await rollingUpdate(cluster);
    await until('all calls', () => writers.count() >= Number(values.calls), 1800);
    await writers.stop();
    await untilWhole();
    const verdict = await verify(writers, { at: await leading(), ca });
    say(JSON.stringify(verdict));
    for (const { what, gapMs, others } of rows) say(`| ${what} | ${(gapMs / 1000).toFixed(1)} s | ${others} |`);
    return verdict.lost === 0 && verdict.doubled === 0 && verdict.acknowledged === verdict.stored;
  } finally {
    for (const stop of stops) await stop().catch(() => undefined);
  }
}

const why = whyNoNetwork();
if (why !== undefined) {
  say(`The cluster cannot be run here: ${why}.`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'evenkeel-cluster-'));
say(`Logs are in ${folder}`);
const clear = () => {
  removeNetwork();
  process.exit(1);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, clear);
try {
  // What a run that was killed has left.
  removeNetwork();
  buildNetwork();
  await takeBuiltServer();
  process.exitCode = (await run(folder)) ? 0 : 1;
} finally {
  removeNetwork();
  if (!values.keep && process.exitCode === 0) rmSync(folder, { recursive: true, force: true });
}
process.exit();
