/**
 * Writes the words of the most usual passwords, which the server refuses under PASSWORD_POLICY=strict, and then tries every
 * one of these passwords, in each way of making it long. Ends with 1 where one is accepted.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { fold, rootOf } from '../server/features/accounts/sign-in/guessing/fold.ts';
import { findGuessable } from '../server/features/accounts/sign-in/guessing/guess.ts';
import { usualWords } from '../server/features/accounts/sign-in/guessing/usual-words.ts';
import { vocabularyOf } from '../server/features/accounts/sign-in/guessing/vocabulary.ts';
import { passwordLength } from '../domain/field-limits.ts';
import { decorations, isLongEnough } from '../server/test/usual-decorations.ts';

const file = join(import.meta.dirname, '../server/features/accounts/sign-in/guessing/usual-words.txt');

const head = [
  '# Words of the 49,233 most usual passwords, the most usual first: in lower case, without digits and signs around them.',
  '# At the end, after an empty line, those passwords that are long enough for PASSWORD_POLICY=strict, as they are.',
  '# Made by "npm run usual-words" from @zxcvbn-ts/language-common (MIT, github.com/zxcvbn-ts/zxcvbn).',
];

const passwords = dictionary['passwords-common'];
const words = new Set(passwords.map(rootOf).filter((word) => word.length >= 3));
const long = passwords.map((password) => fold(password)).filter(({ length }) => length >= passwordLength.strictLeast);
writeFileSync(file, `${[...head, ...words, '', ...new Set(long.map((signs) => signs.join('')))].join('\n')}\n`);
console.log(`${words.size} words, ${long.length} long passwords`);

const guesses = { ...(await usualWords()), names: vocabularyOf<'name'>([]) };
const tried = passwords
  .flatMap((root) => [root, ...decorations.map((decorate) => decorate(root))])
  .filter(isLongEnough);
const accepted = tried.filter((password) => !findGuessable(password, guesses));
console.log(`${accepted.length} of ${tried.length} accepted`, accepted.slice(0, 20));
process.exitCode = Number(accepted.length > 0);
