/**
 * `npm run advisories` asks the registry which packages of the lock file have a known weakness, keeps the answer in
 * `security/advisories.json`, and fails where one should have been replaced by now. Where the registry can't be reached it goes
 * by the file, and says how old that is; `-- --offline` does not ask.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedBy, overdue } from './security/deadlines.ts';
import type { Advisory, AdvisoryList, Severity } from './security/deadlines.ts';

const root = join(import.meta.dirname, '..');
const file = join(root, 'security', 'advisories.json');
const now = new Date();
const installed = installedBy(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
let list: AdvisoryList = JSON.parse(readFileSync(file, 'utf8'));

interface Audit {
  vulnerabilities?: Record<
    string,
    { nodes: string[]; via: (string | { title: string; url: string; severity: Severity; name: string })[] }
  >;
}

/** npm's answer; undefined where the registry gave none. npm ends with 1 where it has found something. */
function ask(): Audit | undefined {
  const words = ['audit', '--json', '--package-lock-only', '--audit'];
  const read = (text: unknown): Audit | undefined => {
    const found: Audit = JSON.parse(String(text));
    return found.vulnerabilities ? found : undefined;
  };
  try {
    return read(
      execFileSync('npm', words, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 ** 2 }),
    );
  } catch (error) {
    try {
      return read(Object(error).stdout);
    } catch {
      return undefined;
    }
  }
}

function advisoriesOf({ vulnerabilities = {} }: Audit): Advisory[] {
  const versionsOf = (name: string) =>
    [...installed].filter((one) => one.startsWith(`${name}@`)).map((one) => one.slice(name.length + 1));
  const known = new Map(list.advisories.map((one) => [`${one.package}@${one.version} ${one.url}`, one.known_since]));
  return Object.values(vulnerabilities)
    .flatMap(({ via }) => via.flatMap((one) => (typeof one === 'string' ? [] : [one])))
    .flatMap(({ name, title, url, severity }) =>
      versionsOf(name).map((version) => {
        const known_since = known.get(`${name}@${version} ${url}`) ?? now.toISOString().slice(0, 10);
        return { package: name, version, severity, title, url, known_since };
      }),
    );
}

const answer = process.argv.includes('--offline') ? undefined : ask();
if (answer) {
  list = { asked_at: now.toISOString(), advisories: advisoriesOf(answer) };
  writeFileSync(file, `${JSON.stringify(list, undefined, 2)}\n`);
} else console.log('The registry gave no answer about known weaknesses: this goes by security/advisories.json.');

console.log(`Last asked: ${list.asked_at ?? 'never'}. ${list.advisories.length} known, in ${installed.size} packages.`);
const faults = overdue(list, installed, now);
for (const fault of faults) console.log(`FAIL ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
