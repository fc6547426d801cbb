import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A package of others that an archive contains. */
export interface Part {
  name: string;
  version: string;
  licence: string;
  /** What its authors ask to be passed on. */
  texts: string[];
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type: string };
  dependencies?: Record<string, string>;
}

const saysLicence = /^(?:licen[cs]e|notice|copying|ofl)/i;

function readPart(folder: string): Part {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { license } = manifest;
  const licence = typeof license === 'object' ? license.type : license;
  const texts = readdirSync(folder)
    .filter((name) => saysLicence.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
  return { name: manifest.name, version: manifest.version, licence: licence ?? '', texts };
}

/** Every package in a folder of packages, those within others as well. */
export function partsIn(packages: string): Part[] {
  return globSync(['**/package.json'], { cwd: packages })
    .filter((path) => /(?:^|node_modules\/)(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(path.replaceAll('\\', '/')))
    .filter((path) => !/(?:^|\/)(?:test|tests|fixtures)\//.test(path))
    .map((path) => readPart(join(packages, path, '..')));
}

const imported = /(?:from |import |import\()'((?:@[\w-]+\/)?[a-z][\w-]*)[^']*'|node_modules\/((?:@[\w-]+\/)?[\w-]+)\//g;

/** The packages whose code or fonts are in the built page: what the page's sources name, and what these need. */
export function partsOfPage(root: string): Part[] {
  const sources = globSync(['client/**/*.{ts,tsx,css}', 'domain/**/*.ts'], { cwd: root }).filter(
    (path) => !/\.test\.tsx?$|^client\/test\//.test(path),
  );
  const named = sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(imported)].map(([, one, other]) => String(one ?? other)),
  );
  const found = new Map<string, Part>();
  const add = (name: string) => {
    const folder = join(root, 'node_modules', name);
    if (found.has(name) || !existsSync(join(folder, 'package.json'))) return;
    found.set(name, readPart(folder));
    const { dependencies = {} }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const needed of Object.keys(dependencies)) add(needed);
  };
  for (const name of named) add(name);
  return [...found.values()];
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/** One text for all: each part once, and each licence once with those it is of. Throws where a part has no licence. */
export function noticesOf(parts: readonly Part[]): string {
  const once = [...new Map(parts.map((part) => [`${part.name} ${part.version}`, part])).values()].toSorted((a, b) =>
    compare(`${a.name} ${a.version}`, `${b.name} ${b.version}`),
  );
  const without = once.filter(({ licence, texts }) => licence === '' && texts.length === 0);
  if (without.length > 0) throw new Error(`No licence is known of ${without.map(({ name }) => name).join(', ')}`);
  const holders = new Map<string, string[]>();
  for (const { name, version, texts } of once)
    for (const text of texts) holders.set(text, [...(holders.get(text) ?? []), `${name} ${version}`]);
  const list = once.map(({ name, version, licence }) => `${name} ${version}: ${licence || 'see below'}`);
  const bodies = [...holders].map(([text, names]) => `${'='.repeat(80)}\n${names.join('\n')}\n\n${text}\n`);
  return `Evenkeel contains these parts of others, each under its own licence.\n\n${list.join('\n')}\n\n${bodies.join('\n')}`;
}
