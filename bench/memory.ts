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
/** MiB of the server, the database and all of its processes; and of the start script. */
const most = { idle: 130, underLoad: 320, aMinuteLater: 200, script: 15 };

/** What `node scripts/start.mjs` starts, a page that is built: idle, with 64 connections that ask for all sorts, and when they have gone. */
export async function measureMemory({ isQuick, say }: BenchSettings, dataDir: string): Promise<BenchRow[]> {
  say('memory');
  if (process.platform !== 'linux') return [];
  const server = await startServer({ DATA_DIR: dataDir }, join(root, 'scripts', 'start.mjs'));
  try {
    const start = server.child.pid ?? 0;
    const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    const program = () => residentMib(treeOf([start, postmaster]).filter((pid) => pid !== start));
    // `give-memory-back.ts` looks every ten seconds.
    await wait(25_000);
    const [idle, script] = [program(), residentMib([start])];
    const { db, close } = await openHeld(dataDir);
    const people = await signedInPeople(db, 'employee', 200);
    await close();
    const next = inTurn(people.flatMap(({ token }) => mixture.map((request) => bytesOf({ ...request, token }))));
    const calls = isQuick ? 2000 : 20_000;
    const seen: number[] = [];
    const watch = setInterval(() => seen.push(program()), 500);
    let answered = 0;
    while (answered < calls) {
      const load = await putLoad({ port: server.port, connections: 64, seconds: 1, next });
      answered += load.times.length;
    }
    clearInterval(watch);
    await wait(isQuick ? 25_000 : 60_000);
    return [
      atMost({ group, name: 'server and database, idle', unit: 'MiB' }, idle, most.idle),
      atMost(
        { group, name: `the same, ${calls.toLocaleString('en')} calls by 64 connections`, unit: 'MiB' },
        Math.max(...seen),
        most.underLoad,
      ),
      atMost({ group, name: 'the same, a minute later', unit: 'MiB' }, program(), most.aMinuteLater),
      atMost({ group, name: 'the start script beside them', unit: 'MiB' }, script, most.script),
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
function treeOf(roots: readonly number[]): number[] {
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
