import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Sentence } from './sentences.ts';

/** Which English a sentence was drafted from, and who has read it since. */
export interface Note {
  of: string;
  review?: {
    /** The draft that was read: another one is not reviewed by that. */
    read: string;
    by: string;
    on: string;
    /** The person who read it does this work: counselling, care, or the protection of data. */
    work: boolean;
  };
}

export type Notes = Record<string, Note>;

export type Standing = 'missing' | 'unnoted' | 'stale' | 'drafted' | 'reviewed';

const fileOf = (root: string) => join(root, 'docs', 'words', 'notes.json');

/** By the languages that are noted alike, as `hi mr`: the lines of sentences by their names. */
type Lines = Record<string, Record<string, string>>;

const readLines = (root: string): Lines =>
  existsSync(fileOf(root)) ? JSON.parse(readFileSync(fileOf(root), 'utf8')) : {};

export function readNotes(root: string, language: string): Notes {
  const own = Object.entries(readLines(root)).filter(([languages]) => languages.split(' ').includes(language));
  return Object.fromEntries(
    own.flatMap(([, lines]) => Object.entries(lines).map(([name, line]) => [name, noteIn(line)])),
  );
}

/** A line for each sentence, in order, so that two who note different ones do not meet; one for all that are noted alike. */
export function writeNotes(root: string, language: string, notes: Notes): void {
  const alike = new Map<string, { name: string; line: string; languages: string[] }>();
  const add = (languages: readonly string[], name: string, line: string) => {
    const key = `${name} ${line}`;
    const known = alike.get(key)?.languages ?? [];
    alike.set(key, { name, line, languages: [...known, ...languages].toSorted() });
  };
  for (const [languages, lines] of Object.entries(readLines(root)))
    for (const [name, line] of Object.entries(lines)) {
      const others = languages.split(' ').filter((one) => one !== language);
      if (others.length > 0) add(others, name, line);
    }
  for (const [name, note] of Object.entries(notes)) add([language], name, lineOf(note));

  const lines: Lines = {};
  for (const { name, line, languages } of [...alike.values()].toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  ))
    (lines[languages.join(' ')] ??= {})[name] = line;
  const inOrder = Object.fromEntries(Object.entries(lines).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  mkdirSync(dirname(fileOf(root)), { recursive: true });
  writeFileSync(fileOf(root), `${JSON.stringify(inOrder, undefined, 2)}\n`);
}

/** `1e76ecab`, and once it is read `1e76ecab 4f8cd32c 2026-11-24 work Asha Rao`. */
function lineOf({ of, review }: Note): string {
  return review ? [of, review.read, review.on, review.work ? 'work' : 'read', review.by].join(' ') : of;
}

function noteIn(line: string): Note {
  const [of = '', read, on = '', how, ...by] = line.split(' ');
  return read === undefined ? { of } : { of, review: { read, on, work: how === 'work', by: by.join(' ') } };
}

export function standingOf(english: Sentence, own: Sentence | undefined, note: Note | undefined): Standing {
  if (!own) return 'missing';
  if (!note) return 'unnoted';
  if (note.of !== english.mark) return 'stale';
  return note.review?.read === own.mark ? 'reviewed' : 'drafted';
}

/** What is drafted as of today: without names, all that has never been noted. */
export function noted(all: Both, notes: Notes, names: readonly string[]): Notes {
  const next = { ...notes };
  for (const [name, english] of all.english) {
    if (!all.own.has(name)) delete next[name];
    else if (names.includes(name) || (names.length === 0 && !notes[name])) next[name] = { of: english.mark };
  }
  return Object.fromEntries(Object.entries(next).filter(([name]) => all.english.has(name)));
}

export interface Both {
  english: ReadonlyMap<string, Sentence>;
  own: ReadonlyMap<string, Sentence>;
}

interface Review {
  by: string;
  on: string;
  work: boolean;
  files: readonly string[];
}

/** Notes that someone has read what is drafted in these files; in all, where none is named. */
export function reviewed(all: Both, notes: Notes, { by, on, work, files }: Review): Notes {
  const next = { ...notes };
  for (const [name, english] of all.english) {
    const own = all.own.get(name);
    const standing = standingOf(english, own, notes[name]);
    const isOf = files.length === 0 || files.some((file) => name.startsWith(`${file}.ts `));
    if (!own || !isOf || !(standing === 'drafted' || standing === 'reviewed')) continue;
    next[name] = { of: english.mark, review: { read: own.mark, by, on, work } };
  }
  return next;
}
