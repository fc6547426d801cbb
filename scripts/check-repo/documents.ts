import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isCode, isTest, root } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

interface Package {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
}

const manifest: Package = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** A document names only scripts and files that exist. */
export function checkDocuments(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) => [
      ...[...text.matchAll(/npm run ([a-z:-]+)/g)]
        .filter(([, script]) => !(String(script) in manifest.scripts))
        .map(([, script]) => `${path} names the script ${script}, which is gone`),
      ...[...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)]
        .filter(([, target]) => !existsSync(join(root, dirname(path), String(target))))
        .map(([, target]) => `${path} links to ${target}, which is gone`),
      ...[...text.matchAll(/`((?:client|server|domain|docs|scripts|e2e|bench)\/[\w./-]+)`/g)]
        .filter(([, target]) => !existsSync(join(root, String(target))))
        .map(([, target]) => `${path} names ${target}, which is gone`),
    ]);
}

const decisions = 'docs/decisions/';

/** Each decision record stands in the index, where it is found by its subject, and has a number of its own. */
export function checkDecisions(files: readonly SourceFile[]): string[] {
  const index = files.find(({ path }) => path === `${decisions}README.md`)?.text ?? '';
  const records = files
    .map(({ path }) => path)
    .filter((path) => path.startsWith(decisions) && path.endsWith('.md') && path !== `${decisions}README.md`)
    .map((path) => path.slice(decisions.length));
  const numberOf = (record: string) => record.slice(0, 3);
  return [
    ...records
      .filter((record) => !index.includes(`](${record})`))
      .map((record) => `${decisions}${record} is not in ${decisions}README.md`),
    ...records
      .filter((record, at) => records.findIndex((other) => numberOf(other) === numberOf(record)) !== at)
      .map((record) => `${decisions}${record} has the number of another record`),
  ];
}

const map = 'ARCHITECTURE.md';

/** The map names every room of a root and what stands loose in the two sides, and no room that is not there. */
export function checkMap(files: readonly SourceFile[]): string[] {
  const [, drawn = ''] = /```([\s\S]*?)```/.exec(files.find(({ path }) => path === map)?.text ?? '') ?? [];
  const code = files.filter((file) => isCode(file) && !isTest(file)).map(({ path }) => path.split('/'));
  const rooms = code
    .filter(([side]) => side === 'domain' || side === 'server' || side === 'client')
    .flatMap(([side = '', room = '', ...more]) => {
      if (more.length > 0) return [`${room}/`];
      return side === 'domain' ? [] : [room];
    });
  const folders = new Set(files.flatMap(({ path }) => path.split('/').slice(0, -1)));
  const named = [...drawn.matchAll(/(?<![\w/.-])([a-z-]+)\/(?=[\s,;)]|$)/gm)].map(([, room]) => String(room));
  return [
    ...[...new Set(rooms)].filter((room) => !drawn.includes(room)).map((room) => `${map} does not name ${room}`),
    ...named.filter((room) => !folders.has(room)).map((room) => `${map} names ${room}/, which is gone`),
  ];
}

/** Each setting that the server reads is explained in `.env.example`, and nothing else stands there. */
export function checkSettings(files: readonly SourceFile[]): string[] {
  const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';
  const schemas = files.filter(
    ({ path }) => path === 'server/config/config.ts' || path.startsWith('server/config/settings/'),
  );
  const read = new Set(
    schemas.flatMap(({ text }) => [...text.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => String(name))),
  );
  const explained = new Set(
    [...textOf('.env.example').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => String(name)),
  );
  return [
    ...[...read].filter((name) => !explained.has(name)).map((name) => `${name} is not in .env.example`),
    ...[...explained]
      .filter((name) => !read.has(name) && !name.endsWith('_FILE'))
      .map((name) => `${name} is in .env.example only`),
  ];
}

/** Each production dependency has its reason written down. */
export function checkDependencies(files: readonly SourceFile[]): string[] {
  const reasons = files.find(({ path }) => path === 'docs/dependencies.md')?.text ?? '';
  return Object.keys(manifest.dependencies)
    .filter((name) => !reasons.includes(`\`${name}\``))
    .map((name) => `${name} has no reason in docs/dependencies.md`);
}

interface LockEntry {
  integrity?: string;
  resolved?: string;
  link?: boolean;
}

/** Every package comes from the registry with its hash, and the lock file names no host. */
export function checkLockFile(files: readonly SourceFile[]): string[] {
  const text = files.find(({ path }) => path === 'package-lock.json')?.text ?? '{"packages":{}}';
  const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(text);
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .filter(([, { integrity, resolved, link }]) => !link && (!integrity || resolved !== undefined))
    .map(([path]) => `package-lock.json: ${path} has no hash, or names a host`);
}
