import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../../domain/languages.ts';
import { partsToRun } from '../test/long-record.ts';
import { readStandings, undrafted } from '../words/report.ts';

/** What a release must find in a working copy. */
export interface ReleaseState {
  version: string;
  /** Undefined for a look at work in progress, which has no day yet. */
  changelog: string | undefined;
  /** The steps of the tables in the fixture of this version; undefined where there is none. */
  fixtureSteps: string[] | undefined;
  steps: string[];
  /** Files that differ from the last commit. */
  changed: string[];
  /** Parts of the long tests that have not passed on it. */
  untested: string[];
  /** What languages of the table lack, a sentence each. */
  undrafted: string[];
}

export async function readState(root: string): Promise<ReleaseState> {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const changelog = join(root, 'CHANGELOG.md');
  const fixture = join(root, 'server', 'db', 'released', `${version}.json`);
  const migrations = readdirSync(join(root, 'server', 'db', 'migrations')).filter((name) => name.endsWith('.sql'));
  const status = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  return {
    version,
    changelog: existsSync(changelog) ? readFileSync(changelog, 'utf8') : '',
    fixtureSteps: existsSync(fixture) ? JSON.parse(readFileSync(fixture, 'utf8')).migrations : undefined,
    steps: migrations.toSorted(),
    changed: status.split('\n').filter((line) => line !== ''),
    untested: partsToRun(root),
    undrafted: undrafted(await readStandings(root, languageCodes.slice(1))),
  };
}

/** Why this can't be released, a sentence each. */
export function notReady(state: ReleaseState): string[] {
  const { version, changelog, fixtureSteps, steps, changed, untested } = state;
  const heading = new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d{2}-\\d{2}$`, 'm');
  const fixture = `server/db/released/${version}.json`;
  return [
    ...(changelog === undefined || heading.test(changelog)
      ? []
      : [`CHANGELOG.md has no heading "## [${version}] - " with a day.`]),
    ...(fixtureSteps === undefined
      ? [
          `${fixture} is missing: later versions could not be tried on a database of this one. Run "npm run release-fixture".`,
        ]
      : []),
    ...(fixtureSteps !== undefined && fixtureSteps.join() !== steps.join()
      ? [`${fixture} is of other steps of the tables than are here. Run "npm run release-fixture".`]
      : []),
    ...(changed.length > 0 ? [`Commit first: ${changed.length} files differ from the last commit.`] : []),
    ...(untested.length > 0
      ? [
          `Not passed on what is committed here: ${untested.join(', ')}. Run "npm run test:long", and commit its record.`,
        ]
      : []),
    ...state.undrafted,
  ];
}
