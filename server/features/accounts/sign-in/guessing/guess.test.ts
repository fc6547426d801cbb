import { randomInt } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { decorations, isLongEnough } from '../../../../test/usual-decorations.ts';
import { makePassword } from '../first-admin.ts';
import { placeWords } from './names-around.ts';
import { findGuessable } from './guess.ts';
import { usualWords } from './usual-words.ts';
import { vocabularyOf } from './vocabulary.ts';
import { isLong } from '../../../../test/long-form.ts';

const names = vocabularyOf<'name'>(
  [...placeWords, 'asha', 'rani', 'jamshedpur', 'education'].map((word) => [word, 'name']),
);
const guesses = { ...(await usualWords()), names };
const find = (password: string) => findGuessable(password, guesses);

const passwords = dictionary['passwords-common'];
describe('a password that is easy to guess', () => {
  it('ASVS 6.2.4: of the 3,000 most usual passwords, in each way of making them long enough, none is accepted', () => {
    const most = passwords
      .slice(0, 3000)
      .filter((_, at) => isLong || at % 5 === 0)
      .flatMap((root, at) => {
        const decorate = decorations[at % decorations.length];
        return decorate ? [decorate(root)] : [];
      });
    expect(most.filter(isLongEnough)).toHaveLength(isLong ? 3000 : 600);
    expect(most.filter((password) => find(password) === undefined)).toEqual([]);
  });

  it('ASVS 6.2.12: of 49,233 usual passwords none is accepted that is long enough, as it is or decorated', () => {
    expect(passwords).toHaveLength(49_233);
    const some = passwords.filter((_, at) => at % 50 === 0);
    const made = isLong
      ? passwords.flatMap((root) => decorations.map((decorate) => decorate(root)))
      : some.map((root, at) => decorations[at % 2]?.(root) ?? root);
    const plain = isLong ? passwords : passwords.filter((_, at) => at % 5 === 0);
    expect([...plain, ...made].filter((password) => isLongEnough(password) && !find(password))).toEqual([]);
  });

  it.each([
    ['Password1234567!', 'common'],
    ['P@ssw0rd P@ssw0rd', 'common'],
    ['p.a.s.s.w.o.r.d.1', 'common'],
    ['Passssswooord1111', 'common'],
    ['pássword-pässword', 'common'],
    ['qwerty8472910365', 'common'],
    ['1q2w3e4r5t6y7u8i', 'common'],
    ['abcdefghijklmnop', 'common'],
    ['aaaaaaaaaaaaaaaa', 'common'],
    ['123456789012345', 'common'],
    ['                ', 'common'],
    ['Sunshine&Princess1', 'common'],
    ['xkcdxkcdxkcdxkcd', 'common'],
    ['Jamshedpur@12345', 'name'],
    ['Evenkeel#1Evenkeel', 'name'],
    ['Wellness#2026!!!', 'name'],
    ['asha.rani.1990!!!', 'name'],
    ['Asha Rani Education', 'name'],
    ['4dm1n15tr4t0r2026', 'name'],
    ['Lee123@2026!!!!', 'common'],
  ])('ASVS 6.2.11: %s is refused', (password, kind) => {
    expect(find(password)).toBe(kind);
  });

  it.each([
    'correct horse battery staple',
    'purple-elephant-window-42',
    'I love Jamshedpur in the rain',
    'मेरा घर बहुत दूर है',
    'Wo ist die Milch im Haus',
    '3xK!9vQ#z2L@m7Tq',
  ])('%s is accepted', (password) => {
    expect(find(password)).toBeUndefined();
  });

  // Chance makes words, too: of 200,000 that were made here three were refused, of as many from dice none.
  it('random ones are accepted, but for a handful in a thousand: those made here, and four words of a list for dice', () => {
    const words = dictionary['diceware-common'];
    const dice = () => Array.from({ length: 4 }, () => words[randomInt(words.length)]).join(' ');
    expect(Array.from({ length: 1000 }, makePassword).filter(find).length).toBeLessThan(5);
    expect(Array.from({ length: 1000 }, dice).filter(find).length).toBeLessThan(5);
  });
});
