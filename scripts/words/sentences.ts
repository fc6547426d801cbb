import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { forOperators } from '../check-repo/imports.ts';
import { leavesIn } from './slots.ts';
import { readMessages } from './source.ts';
import type { MessageSource, Node } from './source.ts';

/** A sentence of a language, or a function that says one. */
export interface Sentence {
  /** Its file and its name in it: `home.ts homeMessages.greeting`. */
  name: string;
  /** Changes with what it says, and with what it is said by. */
  mark: string;
  file: string;
  line: number;
  /** Undefined for what is no plain text. */
  text: string | undefined;
}

export const folder = 'domain/messages';
export const measure = 'en';

/** Files of sentences that every language has. */
export function filesIn(root: string): string[] {
  return readdirSync(join(root, folder, measure))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !forOperators.test(`${folder}/${measure}/${file}`));
}

/** The languages that have a folder, in the table or not yet. */
export function draftedLanguages(root: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && entry.name !== measure).map(({ name }) => name);
}

/** What a language says, by name. */
export async function readSentences(root: string, language: string): Promise<Map<string, Sentence>> {
  const found = new Map<string, Sentence>();
  for (const file of filesIn(root)) {
    const path = `${folder}/${language}/${file}`;
    if (!existsSync(join(root, path))) continue;
    const source = readMessages(path, readFileSync(join(root, path), 'utf8'));
    const said: Record<string, unknown> = await import(pathToFileURL(join(root, path)).href);
    for (const one of sentencesIn(said, { file, path, source, leaves: leavesIn(source) })) found.set(one.name, one);
  }
  return found;
}

interface Place {
  file: string;
  path: string;
  source: MessageSource;
  leaves: ReadonlyMap<string, Node>;
}

function sentencesIn(said: unknown, place: Place, name = ''): Sentence[] {
  if (said === null || said === undefined || typeof said === 'boolean') return [];
  if (typeof said === 'object' && !Array.isArray(said)) {
    return Object.entries(said).flatMap(([key, part]) => sentencesIn(part, place, name ? `${name}.${key}` : key));
  }
  const { file, path, source, leaves } = place;
  const node = leaves.get(name);
  const text = typeof said === 'string' ? said : undefined;
  const means = text ?? (node ? source.whole(node) : typeof said === 'function' ? String(said) : JSON.stringify(said));
  const line = source.text.slice(0, node?.start ?? 0).split('\n').length;
  return [{ name: `${file} ${name}`, mark: markOf(means), file: path, line, text }];
}

export const markOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
