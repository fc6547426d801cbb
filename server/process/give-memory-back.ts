import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Job } from '../jobs/periodic-job.ts';

/** A process that used less than this share of one processor since the last look has nothing to do. */
const quietShare = 0.05;

/** The heap has to have grown so far over what the last collection left: another one would find little. */
const growth = 1.25;

type Collect = (options: { type: 'major'; flavor: 'last-resort' }) => void;

/** Node has no call of its own for it. */
function findCollector(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
}

/**
 * V8 collects while memory is asked for, so a server that had much to do keeps the room through a quiet night. Once it has
 * nothing to do, all of it is collected, which takes 90 to 170 milliseconds (decision 153), and what is free is given back.
 */
export function givingMemoryBack(everyMs = 10_000): Job<unknown> {
  const collect = findCollector();
  let usage = process.cpuUsage();
  let leftOver = 0;
  const work = async () => {
    const { user, system } = process.cpuUsage(usage);
    usage = process.cpuUsage();
    const isQuiet = (user + system) / 1000 < everyMs * quietShare;
    if (!isQuiet || process.memoryUsage().heapTotal < leftOver * growth) return;
    collect({ type: 'major', flavor: 'last-resort' });
    leftOver = process.memoryUsage().heapTotal;
  };
  return { name: 'memory', everyMs, work };
}
