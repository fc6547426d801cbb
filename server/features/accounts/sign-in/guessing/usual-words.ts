import { passwordLength } from '../../../../../domain/field-limits.ts';
import { mapYielding } from '../../../../jobs/yield-to-event-loop.ts';
import { fold, rootOf } from './fold.ts';
import { growingVocabulary } from './vocabulary.ts';
import type { Guesses } from './guess.ts';

/** Words that count as the most usual ones: two of them are no better than one. */
const mostUsual = 3000;

const shortest = 3;

let read: ReturnType<typeof readWords> | undefined;

/** Read once, at the first password that is looked at: it takes no memory where the policy does not ask for it. */
export async function usualWords(): Promise<Omit<Guesses, 'names'>> {
  return (read ??= readWords());
}

async function readWords() {
  // A part of the build by itself, for the same reason.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'];
  const roots = new Set(await mapYielding(passwords, rootOf));
  const inOrder = [...roots].filter(({ length }) => length >= shortest);
  const words = growingVocabulary<'usual' | 'known'>();
  await mapYielding(inOrder.entries(), ([rank, word]) => words.add(word, rank < mostUsual ? 'usual' : 'known'));
  const long = passwords.filter(({ length }) => length >= passwordLength.strictLeast);
  return { words, whole: new Set(long.map((password) => fold(password).join(''))) };
}
