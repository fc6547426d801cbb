import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** What takes a worker most of a minute or more: whatever starts last ends last. */
const longest = [
  'statistics/differencing.test.ts',
  'db/silent-database.test.ts',
  'process/workers/workers.test.ts',
  'process/rolling-restarts.test.ts',
  'slow-clients/slow-clients.test.ts',
  'simulation/simulation.test.ts',
];

/** Where no earlier run tells how long each file takes, as in a fresh clone, the longest ones still begin first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.endsWith(name));
      return place === -1 ? longest.length : place;
    };
    return usual.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
