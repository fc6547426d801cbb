import { createHash, randomInt } from 'node:crypto';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Of the order of test files. `npm test` prints it; TEST_SEED repeats it. */
const seed = process.env['TEST_SEED'] ?? String(randomInt(2 ** 31));

export const drawOf = (path: string, from = seed): string =>
  createHash('sha256').update(`${from} ${path}`).digest('hex');

/** Projects in the order of the configuration, so that files of one project share their processes; within each by chance. */
export class RandomOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = this.ctx.projects;
    return files.toSorted(
      (a, b) =>
        projects.indexOf(a.project) - projects.indexOf(b.project) || (drawOf(a.moduleId) < drawOf(b.moduleId) ? -1 : 1),
    );
  }
}
