import type { SourceFile } from '../check-repo/source-files.ts';
import type { Need } from './needs.ts';

/** A part of what is long by nature. `npm run test:long` runs it, `npm test` has a short example of it, a release asks for it. */
interface LongPart {
  what: string;
  /** Everything below these paths. */
  whole?: readonly string[];
  /** What has a long form below these, unless it is another part's whole. */
  long?: readonly string[];
  /** A program of ours that counts for itself. */
  program?: string;
  /** Its short example in `npm test`, where none of its own files is shorter there. */
  example?: string;
  needs?: readonly Need[];
  env?: Record<string, string>;
}

/** New cases each time, where a seed that is printed makes the same again. */
const anew = { PROPERTY_SEED: 'random' };

const parts = {
  faults: {
    what: 'kills, storms of restarts, failing statements, silent databases, full disks, clocks, lying mail servers, slow clients, and what else the server takes long for',
    long: ['faults/', 'server/', 'domain/', 'bench/', 'scripts/', 'security/'],
    needs: ['strace'],
  },
  fuzzing: { what: '100,000 requests made from the contract', whole: ['security/fuzz/'], env: anew },
  simulation: {
    what: '10,000 runs of steps of several people, compared with a model',
    whole: ['simulation/simulation.test.ts'],
    env: anew,
  },
  organisations: {
    what: 'attacks on the figures of random organisations',
    long: ['server/features/statistics/'],
  },
  looks: {
    what: 'every screen in every look and language, names of all kinds, and slow networks',
    long: [
      'client/',
      'gallery/',
      'e2e/day-in-the-life',
      'e2e/hostile-text',
      'e2e/languages',
      'e2e/new-entries',
      'e2e/screens',
    ],
    needs: ['page', 'browsers'],
  },
  words: {
    what: 'every word of every language in the report, compared with HarfBuzz',
    whole: ['server/features/pdf/every-word'],
    example: 'server/features/pdf/fonts.test.ts',
    needs: ['harfBuzz'],
  },
  journeys: {
    what: 'what screen tests and API tests show in npm test, once more with server and page together',
    long: ['e2e/'],
    needs: ['page', 'browsers'],
  },
  interruptions: {
    what: '1,000 kills, cuts, sign-outs and clocks while something waits on the device (hours)',
    whole: ['e2e/interruptions'],
    needs: ['page', 'browsers'],
  },
  upgrades: {
    what: 'from every version and step of the tables that there was',
    whole: ['server/db/upgrade', 'server/db/released'],
  },
  proxies: { what: 'the files of deploy/proxy/', whole: ['server/http/prox'], needs: ['proxies'] },
  backups: {
    what: 'backups of every step of the tables, and the way back to a moment with pgBackRest',
    whole: ['server/operations/backup/', 'server/commands/backup', 'server/commands/restore'],
    needs: ['pgBackRest'],
  },
  deploy: {
    what: 'the archive offline with a backup, an update and the way back, and as a container',
    program: 'scripts/release/try-deploy.ts',
    example: 'scripts/release/archive-content.test.ts',
  },
  cluster: {
    what: 'three databases of which one is killed at a time',
    program: 'cluster/main.ts',
    example: 'server/db/several-hosts.test.ts',
  },
  drains: {
    what: 'twenty restarts behind HAProxy under 100,000 calls',
    whole: ['server/process/rolling-restarts.test.ts'],
    needs: ['proxies'],
  },
} satisfies Record<string, LongPart>;

export type PartName = keyof typeof parts;

export const longParts: Readonly<Record<PartName, LongPart>> = parts;

export const partNames = Object.keys(parts) as PartName[];

export function isPart(name: string): name is PartName {
  return Object.hasOwn(parts, name);
}

export const isTestFile = /\.(?:test\.tsx?|spec\.ts)$/;

const isLongAlone = /\.long\.(?:test|spec)\./;

/** A test that is there for the long run alone, or does more in it. */
export function hasLongForm({ path, text }: SourceFile): boolean {
  return isTestFile.test(path) && (isLongAlone.test(path) || /^import [^'"]*from '[^']*\/long-form\.ts'/m.test(text));
}

/** Those that `npm test` runs of a part, as short as they are there, or what is like it. */
export function examplesOf(name: PartName, files: readonly SourceFile[]): string[] {
  const { example } = longParts[name];
  return example === undefined ? filesOf(name, files).filter((path) => !isLongAlone.test(path)) : [example];
}

/** The nearest of the parts that claim a path: that with the longest beginning of it. */
function claimant(path: string, claims: (part: LongPart) => readonly string[] | undefined): PartName | undefined {
  const reach = (name: PartName) =>
    Math.max(
      0,
      ...(claims(longParts[name]) ?? []).filter((start) => path.startsWith(start)).map(({ length }) => length),
    );
  const nearest = partNames.toSorted((a, b) => reach(b) - reach(a))[0];
  return nearest !== undefined && reach(nearest) > 0 ? nearest : undefined;
}

/** The part that a test file belongs to; undefined for what has no long form. */
export function partOf(file: SourceFile): PartName | undefined {
  if (!isTestFile.test(file.path)) return undefined;
  return (
    claimant(file.path, ({ whole }) => whole) ??
    (hasLongForm(file) ? claimant(file.path, ({ long }) => long) : undefined)
  );
}

export function filesOf(name: PartName, files: readonly SourceFile[]): string[] {
  return files.filter((file) => partOf(file) === name).map(({ path }) => path);
}
