import { relative } from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from '../check-repo/source-files.ts';
import { addUp } from '../test/report.ts';
import type { Report } from '../test/report.ts';
import UnitReporter from '../test/unit-reporter.ts';

/** The last tests begin this long after the start (ms), so that a check stays below a minute. */
const time = 35_000;
const atOnce = 6;

/** Runs the first of these in any case, the others for as long as there is time. `left` were not run. */
export async function runNearTests(files: readonly string[]): Promise<{ report: Report; left: string[] }> {
  const reporter = new UnitReporter();
  const vitest = await createVitest('test', { watch: false, reporters: [reporter] });
  try {
    // Sets the projects up and runs nothing.
    await vitest.standalone();
    const left = [...files];
    do {
      const now = left.splice(0, atOnce);
      const specifications = await vitest.globTestSpecifications(now);
      const isWanted = ({ moduleId }: { moduleId: string }) =>
        now.includes(relative(root, moduleId).replaceAll('\\', '/'));
      await vitest.runTestSpecifications(specifications.filter(isWanted));
    } while (left.length > 0 && performance.now() < time);
    return { report: addUp(reporter.reports), left };
  } finally {
    await vitest.close();
  }
}
