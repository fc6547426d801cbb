import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchRow } from './bench-row.ts';
import { openHeld } from './database.ts';
import { mixture } from './hot-requests.ts';
import { bytesOf, inTurn, putLoad } from './http-load.ts';
import { atMost } from './judge.ts';
import { signedInPeople } from './people.ts';
import { root, startServer } from './processes.ts';
import type { BenchSettings } from './settings.ts';

const group = 'memory';
/** MiB of the server, the database and all of its processes. */
const [mostIdle, mostUnderLoad] = [120, 300];

/** What `node scripts/start.mjs` starts, a page that is built: idle, and with 64 connections that ask for all sorts. */
export async function measureMemory({ isQuick, say }: BenchSettings, dataDir: string): Promise<BenchRow[]> {
  say('memory');
  if (process.platform !== 'linux') return [];
  const server = await startServer({ DATA_DIR: dataDir }, join(root, 'scripts', 'start.mjs'));
  try {
    const start = server.child.pid ?? 0;
    const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    const program = () => residentMib(treeOf([start, postmaster]).filter((pid) => pid !== start));
    await wait(isQuick ? 2000 : 15_000);
    const [idle, script] = [program(), residentMib([start])];
    const { db, close } = await openHeld(dataDir);
    const people = await signedInPeople(db, 'employee', 200);
    await close();
    const next = inTurn(people.flatMap(({ token }) => mixture.map((request) => bytesOf({ ...request, token }))));
    const seen: number[] = [];
    const watch = setInterval(() => seen.push(program()), 500);
    await putLoad({ port: server.port, connections: 64, seconds: isQuick ? 2 : 10, next });
    clearInterval(watch);
    return [
      atMost({ group, name: 'server and database, idle', unit: 'MiB' }, idle, mostIdle),
      atMost({ group, name: 'the same, 64 connections', unit: 'MiB' }, Math.max(...seen), mostUnderLoad),
      atMost({ group, name: 'the start script beside them', unit: 'MiB' }, script),
    ];
  } finally {
    await server.stop();
  }
}

interface ProcessLine {
  pid: number;
  parent: number;
}

function allProcesses(): ProcessLine[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name in brackets may hold anything, so the fields are counted from behind it.
      return [{ pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]) }];
    } catch {
      return [];
    }
  });
}

/** A process with its children and theirs; those of the database may be no children of the server. */
export function treeOf(roots: readonly number[]): number[] {
  const lines = allProcesses();
  const found = new Set(roots);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { pid, parent } of lines) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/** MiB that these processes hold, shared pages counted once (PSS). */
function residentMib(pids: readonly number[]): number {
  const kib = pids.map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kib.reduce((sum, one) => sum + one, 0) / 1024;
}
