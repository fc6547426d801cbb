import { readFileSync, readdirSync } from 'node:fs';

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

/** A process with its children and theirs. */
export function treeOf(roots: readonly number[], lines: readonly ProcessLine[] = allProcesses()): number[] {
  const found = new Set(roots);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { pid, parent } of lines) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/** MiB that these processes hold, shared pages counted once (PSS). Linux only. */
export function residentMib(pids: readonly number[]): number {
  const kib = pids.map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kib.reduce((sum, one) => sum + one, 0) / 1024;
}
