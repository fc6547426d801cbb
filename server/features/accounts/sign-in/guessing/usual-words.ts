import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vocabularyOf } from './vocabulary.ts';
import type { Guesses } from './guess.ts';

/** Words that count as the most usual ones: two of them are no better than one. */
export const mostUsual = 3000;

let read: ReturnType<typeof readWords> | undefined;

/** Read once, at the first password that is looked at: it takes no memory where the policy does not ask for it. */
export async function usualWords(): Promise<Omit<Guesses, 'names'>> {
  return (read ??= readWords());
}

async function readWords() {
  const text = await readFile(join(import.meta.dirname, 'usual-words.txt'), 'utf8');
  const [words = '', whole = ''] = text.split('\n\n');
  const inOrder = words.split('\n').filter((line) => !line.startsWith('#'));
  return {
    words: vocabularyOf<'usual' | 'known'>(inOrder.map((word, rank) => [word, rank < mostUsual ? 'usual' : 'known'])),
    whole: new Set(whole.split('\n')),
  };
}
