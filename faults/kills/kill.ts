import { execFileSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

/** What is killed: everything, the server, a worker, the postmaster, all of PostgreSQL, or one of its backends. */
const killKinds = ['group', 'server', 'worker', 'postmaster', 'postgres', 'backend'] as const;

/** Also, in the long form: what started the server, after which that ends by itself. */
export const allKillKinds = [...killKinds, 'starter'] as const;

export type KillKind = (typeof allKillKinds)[number];

interface Running {
  pid: number;
  parent: number;
  args: string;
}

function running(): Running[] {
  const lines = execFileSync('ps', ['-ww', '-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .flatMap((found) => (found ? [{ pid: Number(found[1]), parent: Number(found[2]), args: found[3] ?? '' }] : []));
}

/** Without a warning, as the kernel does when there is no memory. */
export function kill(kind: KillKind, { dataDir, server }: { dataDir: string; server: ChildProcess }): void {
  // The channel between the two closes, however the starter went.
  if (kind === 'starter') return server.disconnect();
  const serverPid = Number(server.pid);
  const all = running();
  const workers = all.filter(({ parent, args }) => parent === serverPid && args.includes('worker.js'));
  const postmaster = all.find(({ args }) => args.includes(dataDir) && /postgres"? -D/.test(args));
  if (!postmaster) throw new Error('no postmaster is running');
  const backends = all.filter(({ parent }) => parent === postmaster.pid);
  const serving = backends.filter(
    ({ args }) => /evenkeel/.test(args) && !/(?:checkpointer|writer|launcher|worker)/.test(args),
  );
  const killed: Record<(typeof killKinds)[number], readonly Pick<Running, 'pid'>[]> = {
    group: [{ pid: serverPid }, ...workers, postmaster, ...backends],
    server: [{ pid: serverPid }],
    worker: workers.slice(0, 1),
    postmaster: [postmaster],
    postgres: [postmaster, ...backends],
    backend: serving.slice(0, 1),
  };
  for (const { pid } of killed[kind]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has gone by itself meanwhile.
    }
  }
}
