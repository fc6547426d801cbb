import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { matchPath } from '../../domain/match-path.ts';
import { routeTable, tabScreens } from '../../client/routing/route-table.ts';
import { screens as stories } from '../../gallery/stories.ts';

/** Where a sentence is seen, as lines for its translator: the pictures of its screens, or what else takes it. */
export function readSeen(root: string): (context: string) => string[] {
  const client = readImports(root, 'client');
  const server = readImports(root, 'server');
  const known = new Map<string, string[]>();
  return (context) => {
    const [file = '', path = ''] = context.split(' ');
    const name = path.split('.')[0] ?? '';
    const key = `${file} ${name}`;
    const lines = known.get(key) ?? [...picturesOf(root, screensWith(client, file, name)), ...takenBy(server, name)];
    known.set(key, lines);
    return lines;
  };
}

interface Imports {
  /** The files that import a file. */
  importers: Map<string, string[]>;
  /** The files that take an export of a file of messages, as `home.ts homeMessages`. */
  takers: Map<string, string[]>;
  /** The files that have a word in them. */
  words: Map<string, string[]>;
}

function readImports(root: string, side: string): Imports {
  const imports: Imports = { importers: new Map(), takers: new Map(), words: new Map() };
  const note = (to: Map<string, string[]>, key: string, file: string) => {
    const files = to.get(key);
    if (files) files.push(file);
    else to.set(key, [file]);
  };
  for (const name of readdirSync(join(root, side), { recursive: true, encoding: 'utf8' })) {
    const file = posix.join(side, name.replaceAll('\\', '/'));
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, from = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g))
      note(imports.importers, posix.join(posix.dirname(file), from), file);
    for (const [, names = '', from] of text.matchAll(/import \{([^}]*)\} from '#messages\/([^']+)'/g))
      for (const [taken] of names.matchAll(/\w+/g)) note(imports.takers, `${from} ${taken}`, file);
    for (const word of new Set(text.match(/\b[a-z]\w*(?:Messages|Mails?|Texts?|Names)\b/g)))
      note(imports.words, word, file);
  }
  return imports;
}

/** Around each screen of those who are signed in. The login imports it, too, but only ahead of time. */
const frame = 'client/screens/signed-in-layout.tsx';
const homeScreen = 'client/screens/home.tsx';

/** The files of `client/screens/` that show something of an export of a file of messages. */
function screensWith({ takers, importers }: Imports, file: string, name: string): string[] {
  const reached = new Set(takers.get(`${file} ${name}`));
  // A set visits what is added to it meanwhile.
  for (const path of reached)
    if (path === frame) reached.add(homeScreen);
    else if (!isScreen(path)) for (const importer of importers.get(path) ?? []) reached.add(importer);
  return [...reached].filter(isScreen);
}

const screenFiles = new Set<string>([...routeTable.map(({ screen }) => screen), ...Object.values(tabScreens)]);
const nameOfScreen = (path: string) => /^client\/screens\/([\w-]+)\.tsx$/.exec(path)?.[1] ?? '';
const isScreen = (path: string) => screenFiles.has(nameOfScreen(path));

/** Pictures that stand for all of them: a translator looks at one or two. */
const most = 3;

function picturesOf(root: string, paths: readonly string[]): string[] {
  // The nearest first.
  const all = paths.flatMap((path) => stories.filter(({ address }) => screenAt(address) === nameOfScreen(path)));
  const shown = all.slice(0, most).map(({ name }) => {
    const picture = `gallery/pictures/${name}-many-phone-light.png`;
    return existsSync(join(root, picture)) ? `Seen in: ${name} (${picture})` : `Seen in: ${name}`;
  });
  return all.length > most ? [...shown, `and in ${all.length - most} more of the gallery`] : shown;
}

function screenAt(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://gallery');
  const { screen = '' } = routeTable.find(({ path }) => matchPath(path, pathname)) ?? {};
  const tab = Object.entries(tabScreens).find(([name]) => name === (searchParams.get('tab') ?? 'home'));
  return screen === 'dashboard' && tab ? tab[1] : screen;
}

/** Mails, files and answers of the server. */
function takenBy({ words }: Imports, name: string): string[] {
  const files = words.get(name) ?? [];
  return files.length > 0 ? [`Said by the server: ${files.slice(0, 2).join(', ')}`] : [];
}
