import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchRow } from './bench-row.ts';
import { openHeld } from './database.ts';
import { hotRequests } from './hot-requests.ts';
import { bytesOf, inTurn, putLoad } from './http-load.ts';
import { atMost, median } from './judge.ts';
import { residentMib, treeOf } from './memory.ts';
import { signedInPeople } from './people.ts';
import { startServer } from './processes.ts';
import type { BenchSettings } from './settings.ts';

/** Milliseconds. */
const slowestWarmStart = 1500;
/** MiB of all processes together. */
const [mostIdle, mostUnderLoad] = [120, 300];

/** From the start of the process to the line that says it is ready. */
export async function measureStarts({ folder, turns, say }: BenchSettings): Promise<BenchRow[]> {
  say('start');
  const settings = { DATA_DIR: join(folder, 'started') };
  const cold = await startServer(settings);
  await cold.stop();
  const warm: number[] = [];
  for (let round = 0; round < turns * 2 + 1; round += 1) {
    const server = await startServer(settings);
    warm.push(server.startMs);
    await server.stop();
  }
  const group = 'start';
  return [
    atMost({ group, name: 'the first start, which makes the database', unit: 'ms' }, cold.startMs),
    atMost({ group, name: 'a later start', unit: 'ms' }, median(warm), slowestWarmStart),
  ];
}

/** Of the server and its database, whose processes may be no children of the server. */
export async function measureMemory(bench: BenchSettings, dataDir: string): Promise<BenchRow[]> {
  const { employees, isQuick, say } = bench;
  say('memory');
  if (process.platform !== 'linux') return [];
  const server = await startServer({ DATA_DIR: dataDir });
  try {
    const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    const everything = () => residentMib(treeOf([server.child.pid ?? 0, postmaster]));
    await wait(isQuick ? 2000 : 15_000);
    const idle = everything();
    const { db, close } = await openHeld(dataDir);
    // Others than those whose records are read elsewhere.
    const people = (await signedInPeople(db, 'employee', 400)).slice(200);
    await close();
    const packed = people.flatMap(({ token }) => hotRequests.map((request) => bytesOf({ ...request, token })));
    const next = inTurn(packed);
    const seen: number[] = [];
    const watch = setInterval(() => seen.push(everything()), 500);
    await putLoad({ port: server.port, connections: 64, seconds: isQuick ? 2 : 10, next });
    clearInterval(watch);
    const group = 'memory';
    const who = `${employees.toLocaleString('en')} employees`;
    return [
      atMost({ group, name: `all processes, idle, ${who}`, unit: 'MiB' }, idle, mostIdle),
      atMost({ group, name: `all processes, 64 connections, ${who}`, unit: 'MiB' }, Math.max(...seen), mostUnderLoad),
    ];
  } finally {
    await server.stop();
  }
}
