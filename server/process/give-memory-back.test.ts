import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isLong } from '../test/long-form.ts';

const mebibytes = (text: string) => Number(text) / 2 ** 20;

/** In a process of its own: what else this one does would be taken for work. Ends by itself when the room has been given back. */
const program = `
  import { startJob } from ${JSON.stringify(new URL('../jobs/periodic-job.ts', import.meta.url).href)};
  import { givingMemoryBack } from ${JSON.stringify(new URL('./give-memory-back.ts', import.meta.url).href)};
  const room = () => process.memoryUsage().heapTotal;
  let held = Array.from({ length: 300_000 }, (_, place) => ({ place, text: String(place).padStart(40) }));
  const full = room();
  held = held.slice(0, 1);
  startJob(givingMemoryBack(100), { log: console });
  setInterval(() => {
    if (room() > full / 2) return;
    console.log(full, room());
    process.exit(held.length - 1);
  }, 20);
`;

test.runIf(isLong)('operator 4: a process that has nothing to do gives back the room that work has taken', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  const [full = 0, left = 0] = stdout.split(' ').map(mebibytes);
  expect(full).toBeGreaterThan(40);
  expect(left).toBeLessThan(full / 2);
});
