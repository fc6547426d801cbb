import { fold, isLetter, lettersFor } from './fold.ts';
import { placesInRuns, withoutRepeats } from './runs.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a guesser tries first. */
export interface Guesses {
  /** The most usual words of passwords. */
  usual: Vocabulary;
  /** Less usual ones, of the same lists. */
  known: Vocabulary;
  /** Passwords as they are. */
  whole: Vocabulary;
  /** Names that go with the person and the place. */
  names: Vocabulary;
}

export type Guessable = 'common' | 'name';

/** What a part adds for whoever guesses, in the units of one letter that belongs to no word. A name adds nothing. */
const worth = { usual: 2, known: 3, letter: 1 } as const;

/** With a word in it, a password that is worth no more is refused: two usual words, or one and a letter or two. */
const leastWorth = 5;

const shortestWord = 3;

/** A way to read the beginning of a password: what it is worth, and the words in it. */
interface Reading {
  worth: number;
  words: readonly string[];
  hasName: boolean;
  /** There is a word in it, a name or a run of letters: digits and signs beside these count for nothing. */
  isRead: boolean;
}

const nothing: Reading = { worth: 0, words: [], hasName: false, isRead: false };

/**
 * Whether a password is easy to guess: read without case, accents and repetitions, with digits and signs undone or read as
 * the letters that they stand for, little is left of it beside words that a guesser tries.
 */
export function findGuessable(password: string, guesses: Guesses): Guessable | undefined {
  const all = fold(password);
  if (guesses.whole.has(all.join(''))) return 'common';
  const signs = withoutRepeats(all);
  const inRuns = placesInRuns(signs);
  const reading = bestReading(signs, inRuns, guesses);
  if (!reading.isRead) return signs.length - inRuns.size < leastWorth ? 'common' : undefined;
  if (reading.worth >= leastWorth) return undefined;
  return reading.hasName ? 'name' : 'common';
}

function bestReading(signs: readonly string[], inRuns: ReadonlySet<number>, guesses: Guesses): Reading {
  const best: Reading[] = [nothing];
  const offer = (place: number, reading: Reading) => {
    const before = best[place];
    if (!before || isBetter(reading, before)) best[place] = reading;
  };
  signs.forEach((sign, place) => {
    const soFar = best[place];
    if (!soFar) return;
    const isFree = !isLetter(sign) || inRuns.has(place) || sign === signs[place - 1];
    const isRun = isLetter(sign) && inRuns.has(place);
    offer(place + 1, {
      ...soFar,
      worth: soFar.worth + (isFree ? 0 : worth.letter),
      isRead: soFar.isRead || isRun,
    });
    for (const { word, end, kind } of wordsFrom(signs, place, guesses)) {
      const isNew = kind !== 'names' && !soFar.words.includes(word);
      offer(end, {
        worth: soFar.worth + (isNew ? worth[kind] : 0),
        words: isNew ? [...soFar.words, word] : soFar.words,
        hasName: soFar.hasName || kind === 'names',
        isRead: true,
      });
    }
  });
  return best[signs.length] ?? nothing;
}

function isBetter(one: Reading, other: Reading): boolean {
  if (one.worth !== other.worth) return one.worth < other.worth;
  return one.isRead && !other.isRead;
}

interface Found {
  word: string;
  /** The place behind it. */
  end: number;
  kind: 'names' | 'usual' | 'known';
}

interface Begun {
  text: string;
  /** How many of it were written as letters. */
  letters: number;
}

/** The words that can be read from a place on, over signs in between and letters that are written twice. */
function wordsFrom(signs: readonly string[], start: number, guesses: Guesses): Found[] {
  const { names, usual, known } = guesses;
  const found: Found[] = [];
  let begun: Begun[] = [{ text: '', letters: 0 }];
  for (let place = start; place < signs.length && begun.length > 0; place += 1) {
    const sign = signs[place] ?? '';
    const isPassedOver = place > start && (!isLetter(sign) || sign === signs[place - 1]);
    const grown = begun.flatMap(({ text, letters }) =>
      lettersFor(sign)
        .map((letter) => ({ text: text + letter, letters: letters + Number(isLetter(sign)) }))
        .filter((next) => [names, usual, known].some((words) => words.startsWith(next.text))),
    );
    for (const { text, letters } of grown) {
      if (!isWord(text, letters)) continue;
      const kind = names.has(text) ? 'names' : usual.has(text) ? 'usual' : known.has(text) ? 'known' : undefined;
      if (kind) found.push({ word: text, end: place + 1, kind });
    }
    begun = isPassedOver ? [...grown, ...begun] : grown;
  }
  return found;
}

/** At least half of it, and all of a short one, has to be letters: else any digits would be words. */
function isWord(text: string, letters: number): boolean {
  const { length } = Array.from(text);
  return length >= shortestWord && letters >= (length === shortestWord ? shortestWord : length / 2);
}
