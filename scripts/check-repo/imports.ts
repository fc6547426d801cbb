import { dirname, posix } from 'node:path';
import { isCode, isTest } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g;

/** The language's own sentences, as `imports` in package.json says it; all languages have the same files. */
const messages = /^#messages\//;
const english = 'domain/messages/en/';

export function importsOf({ path, text }: SourceFile): string[] {
  return [...text.matchAll(importPattern)]
    .map(([, from, lazy, bare]) => from ?? lazy ?? bare ?? '')
    .map((target) => (target.startsWith('.') ? posix.join(dirname(path), target) : target.replace(messages, english)));
}

/** Where a file stands; a feature is one place of its own. */
function placeOf(path: string): string {
  const feature = /^(client|server)\/features\/([^/]+)/.exec(path);
  if (feature) return `${feature[1]}/features/${feature[2]}`;
  return ['client', 'server', 'domain'].find((place) => path.startsWith(`${place}/`)) ?? path;
}

/** Nouns of both sides from the ground up: one uses what comes before it. How rooms are ordered is in the map. */
const nouns = [
  'notices',
  'organisation',
  'work-lists',
  'posts',
  'help',
  'privacy',
  'accounts',
  'assessments',
  'moods',
  'offline',
  'exercises',
  'reminders',
  'people',
  'my-record',
  'statistics',
  'reports',
  'system',
];

/** Below the nouns of the server: what several of them are made of, and what each of them is given. */
export const groundOfFeatures = [
  'services.ts',
  'feature.ts',
  'csv',
  'xlsx',
  'pdf',
  'openapi',
  'daily-rollups',
  'visibility',
];

const inOrder = [
  ...[...groundOfFeatures, ...nouns].map((noun) => `server/features/${noun}`),
  ...nouns.map((noun) => `client/features/${noun}`),
];

function fault(from: string, to: string): string | undefined {
  const [source, target] = [placeOf(from), placeOf(to)];
  if (source === target) return undefined;
  if (from.startsWith('domain/')) return to.startsWith('domain/') ? undefined : 'domain imports nothing but itself';
  if (from.startsWith('client/') && to.startsWith('server/')) return 'the page never imports the server';
  if (from.startsWith('server/') && to.startsWith('client/')) return 'the server never imports the page';
  if (!source.includes('/features/')) return undefined;
  if (!inOrder.includes(source)) return 'its feature has no place in the order';
  return inOrder.indexOf(target) < inOrder.indexOf(source) ? undefined : 'that feature comes after it';
}

export function checkImports(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isCode(file) && !isTest(file) && /^(?:client|server|domain)\//.test(file.path))
    .flatMap((file) =>
      importsOf(file).flatMap((target) => {
        const reason = /^(?:client|server|domain)\//.test(target) ? fault(file.path, target) : undefined;
        return reason ? [`${file.path} imports ${target}: ${reason}`] : [];
      }),
    );
}

/** What an operator reads in a terminal, where no one has chosen a language: it stays English. */
export const forOperators =
  /^domain\/messages\/en\/(?:backups|counts|demo|doctor|erasure|evidence|keys|operator|settings|startup)\.ts$/;

/** A type says nothing to a reader. */
const withoutTypes = ({ path, text }: SourceFile): SourceFile => ({
  path,
  text: text.replaceAll(/^import type [^;]*;$/gm, ''),
});

/** The reader of an answer, a mail or a file has a language: its sentences come from the table of all languages. */
export function checkLanguages(files: readonly SourceFile[]): string[] {
  const written = files.filter((file) => isCode(file) && !isTest(file));
  const table = 'domain/messages/en.ts';
  const listed = written.filter(({ path }) => path === table).flatMap(importsOf);
  return [
    ...written
      .filter(({ path }) => /^(?:server|domain)\//.test(path) && !path.startsWith(english) && path !== table)
      .flatMap((file) =>
        importsOf(withoutTypes(file))
          .filter(
            (target) => target.startsWith(english) && !(forOperators.test(target) && file.path.startsWith('server/')),
          )
          .map((target) => `${file.path} imports ${target}, and knows nothing of its reader's language`),
      ),
    ...written
      .filter(({ path }) => path.startsWith(english) && !forOperators.test(path) && !listed.includes(path))
      .map(({ path }) => `${path} is not in ${table}, so that no other language has to have it`),
  ];
}

/** What `domain/` may take from outside: it runs in the browser and on the server. */
export function checkDomainPackages(files: readonly SourceFile[]): string[] {
  const allowed = ['zod/mini'];
  return files
    .filter((file) => file.path.startsWith('domain/') && isCode(file) && !isTest(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => !target.startsWith('domain/') && !allowed.includes(target))
        .map((target) => `${file.path} imports ${target}`),
    );
}
