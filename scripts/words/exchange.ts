import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEntries } from './entries.ts';
import type { LeftOut } from './entries.ts';
import { readPo, writePo } from './po.ts';
import { rewritten } from './rewrite.ts';
import type { Change } from './rewrite.ts';
import { readSeen } from './seen.ts';
import { folder, measure, readSentences } from './sentences.ts';
import { leavesIn } from './slots.ts';
import { readMessages } from './source.ts';
import { noted, readNotes, standingOf, writeNotes } from './state.ts';

/** A language as a file for its translator, and what that file can't hold. */
export async function exportPo(root: string, language: string): Promise<{ text: string; leftOut: LeftOut[] }> {
  const entries = readEntries(root, language);
  const stale = await staleIn(root, language);
  const isStale = (context: string) => stale.some((name) => isOf(context, name));
  return { text: writePo(language, entries, { isStale, seenAt: readSeen(root) }), leftOut: entries.leftOut };
}

interface Imported {
  /** Where there is one, nothing was taken. */
  faults: string[];
  files: string[];
  /** The sentences that say something else now, or were said to hold still. */
  names: string[];
}

/** Takes a file that a translator has sent back, wholly or not at all. */
export async function importPo(root: string, language: string, text: string): Promise<Imported> {
  const entries = readEntries(root, language);
  const { changes, settled, faults } = readPo(text, language, entries);
  if (faults.length > 0) return { faults, files: [], names: [] };
  const all = { english: await readSentences(root, measure), own: await readSentences(root, language) };
  const stale = await staleIn(root, language);
  const names = stale.filter((name) => {
    const contexts = entries.entries.map(({ context }) => context).filter((context) => isOf(context, name));
    return contexts.length > 0 && contexts.every((context) => settled.includes(context));
  });
  const files = Map.groupBy(changes, ({ entry }) => entry.file);
  for (const [file, own] of files)
    names.push(...rewrite(root, { language, file, changes: own, english: [...all.english.keys()], entries }));
  if (names.length > 0) writeNotes(root, language, noted(all, readNotes(root, language), names));
  return { faults: [], files: [...files.keys()], names };
}

interface Rewriting {
  language: string;
  file: string;
  changes: readonly Change[];
  english: readonly string[];
  entries: ReturnType<typeof readEntries>;
}

/** Writes a file again, and returns the sentences in it that say something else by that. */
function rewrite(root: string, { language, file, changes, english, entries }: Rewriting): string[] {
  const before = entries.sources.get(file);
  if (!before) return [];
  const text = rewritten(before, changes, language);
  const sources = [before, readMessages(file, text)].map((source) => ({ source, leaves: leavesIn(source) }));
  writeFileSync(join(root, file), text);
  const start = `${file.slice(`${folder}/${language}/`.length)} `;
  return english.filter((name) => {
    if (!name.startsWith(start)) return false;
    const [old, now] = sources.map(({ source, leaves }) => {
      const node = leaves.get(name.slice(start.length));
      return node && source.whole(node);
    });
    return old !== now;
  });
}

async function staleIn(root: string, language: string): Promise<string[]> {
  const own = await readSentences(root, language);
  const notes = readNotes(root, language);
  return Array.from(await readSentences(root, measure)).flatMap(([name, one]) =>
    standingOf(one, own.get(name), notes[name]) === 'stale' ? [name] : [],
  );
}

/** `home.ts a.b #2` and `home.ts a.b.c` are of `home.ts a.b`. */
const isOf = (context: string, name: string) =>
  context === name || context.startsWith(`${name} `) || context.startsWith(`${name}.`);
