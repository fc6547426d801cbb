/** Writes the words of the most usual passwords, which the server refuses under PASSWORD_POLICY=strict. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { fold, rootOf } from '../server/features/auth/guessing/fold.ts';
import { passwordLength } from '../domain/field-limits.ts';

const file = join(import.meta.dirname, '../server/features/auth/guessing/usual-words.txt');

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
