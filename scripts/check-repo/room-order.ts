import { importsOf } from './imports.ts';
import { isCode, isTest } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

const map = 'ARCHITECTURE.md';
const most = 12;

/** Beside the rooms: the program itself, which may use them all, and what only tests use. */
const outside = ['main.ts', 'test'];

const sides = ['server', 'client'] as const;

/** The rooms of a side that the map lists from the ground up: one a line, its name first. */
export function roomsInOrder(text: string, side: (typeof sides)[number]): string[] {
  const [, drawn = ''] = /```([\s\S]*?)```/.exec(text) ?? [];
  const part = drawn.split(/\n(?=\w)/).find((one) => one.startsWith(`${side}/`)) ?? '';
  return [...part.matchAll(/^ {2}([a-z-]+)\//gm)]
    .map(([, room]) => String(room))
    .filter((room) => !outside.includes(room));
}

/** A room uses those below it: what it needs is there before it, and no two need each other. */
export function checkRoomOrder(files: readonly SourceFile[]): string[] {
  const text = files.find(({ path }) => path === map)?.text ?? '';
  const code = files.filter((file) => isCode(file) && !isTest(file));
  const orders = sides.map((side) => [side, roomsInOrder(text, side)] as const);
  return [
    ...orders
      .filter(([, rooms]) => rooms.length > most)
      .map(([root, rooms]) => `${root}/ has ${rooms.length} rooms, of at most ${most}`),
    ...orders.flatMap(([root, rooms]) => unlisted(code, root, rooms)),
    ...orders.flatMap(([root, rooms]) => importsUp(code, root, rooms)),
  ];
}

const roomOf = (path: string, root: string) => (path.startsWith(`${root}/`) ? path.split('/')[1] : undefined);

function unlisted(code: readonly SourceFile[], root: string, rooms: readonly string[]): string[] {
  const there = new Set(code.flatMap(({ path }) => roomOf(path, root) ?? []));
  return [...there]
    .filter((room) => !rooms.includes(room) && !outside.includes(room))
    .map((room) => `${root}/${room} has no place in the order of ${map}`);
}

function importsUp(code: readonly SourceFile[], root: string, rooms: readonly string[]): string[] {
  const height = (path: string) => rooms.indexOf(roomOf(path, root) ?? '');
  return code
    .filter((file) => height(file.path) >= 0)
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith(`${root}/`))
        .filter((target) => height(target) < 0 || height(target) > height(file.path))
        .map((target) => `${file.path} imports ${target}`),
    );
}
