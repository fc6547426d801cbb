import { fold, isLetter, lettersFor } from './fold.ts';
import { placesInRuns, withoutRepeats } from './runs.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a guesser tries first. */
export interface Guesses {
  /** The words of usual passwords: the most usual ones, and the others. */
  words: Vocabulary<'usual' | 'known'>;
  /** Passwords as they are. */
  whole: ReadonlySet<string>;
  /** Names that go with the person and the place. */
  names: Vocabulary<'name'>;
}

type Guessable = 'common' | 'name';

/** What a part adds for someone who guesses, in the units of one letter that belongs to no word; a name adds nothing. */
const worth = { usual: 2, known: 3, letter: 1 } as const;

/** With a word in it, a password that is worth less is refused: two usual words, or one and a letter or two. */
const leastWorth = 5;

/** Fewer letters, or signs that are on no keyboard, leave nothing when digits and signs are undone. */
const leastLetters = 3;

const shortestWord = 3;

/** A way to read the beginning of a password: what it is worth, and the words in it. */
interface Reading {
  worth: number;
  /** Where they end in the vocabulary. One that comes again adds nothing. */
  words: readonly number[];
  hasName: boolean;
  /** There is a word in it, a name or a run of letters: digits and signs beside these count for nothing. */
  isRead: boolean;
}

const nothing: Reading = { worth: 0, words: [], hasName: false, isRead: false };

/**
 * Why a password is easy to guess, where it is: read without case, accents and repetitions, with digits and signs undone or read as
 * the letters that they stand for, little is left of it beside words that a guesser tries.
 */
export function findGuessable(password: string, guesses: Guesses): Guessable | undefined {
  const all = fold(password);
  if (guesses.whole.has(all.join(''))) return 'common';
  const signs = withoutRepeats(all);
  const inRuns = placesInRuns(signs);
  const reading = bestReading(signs, inRuns, guesses);
  if (!reading.isRead) return isRare(signs, inRuns, reading.worth) ? undefined : 'common';
  if (reading.worth >= leastWorth) return undefined;
  return reading.hasName ? 'name' : 'common';
}

/** Of one without any word: letters that are no repetition, or signs that are on no keyboard, and all of it no run. */
function isRare(signs: readonly string[], inRuns: ReadonlySet<number>, letters: number): boolean {
  const rare = signs.filter((sign, place) => sign > '~' && !isLetter(sign) && sign !== signs[place - 1]).length;
  return letters + rare >= leastLetters && signs.length - inRuns.size >= leastWorth;
}

function bestReading(signs: readonly string[], inRuns: ReadonlySet<number>, guesses: Guesses): Reading {
  const best: Reading[] = [nothing];
  const offer = (place: number, reading: Reading) => {
    const before = best[place];
    if (!before || isBetter(reading, before)) best[place] = reading;
  };
  signs.forEach((sign, place) => {
    const soFar = best[place] ?? nothing;
    const isRun = isLetter(sign) && inRuns.has(place);
    const isFree = !isLetter(sign) || isRun || sign === signs[place - 1];
    const added = isFree ? 0 : worth.letter;
    offer(place + 1, { ...soFar, worth: soFar.worth + added, isRead: soFar.isRead || isRun });
    for (const { end } of wordsFrom(signs, place, guesses.names)) offer(end, { ...soFar, hasName: true, isRead: true });
    for (const { word, end, kind } of wordsFrom(signs, place, guesses.words)) {
      const isNew = !soFar.words.includes(word);
      const words = isNew ? [...soFar.words, word] : soFar.words;
      offer(end, { ...soFar, worth: soFar.worth + (isNew ? worth[kind] : 0), words, isRead: true });
    }
  });
  return best[signs.length] ?? nothing;
}

function isBetter(one: Reading, other: Reading): boolean {
  if (one.worth !== other.worth) return one.worth < other.worth;
  return one.isRead && !other.isRead;
}

interface Found<Kind> {
  word: number;
  /** The place behind it. */
  end: number;
  kind: Kind;
}

/** How much of a word has been read, and how many of its letters were written as such. */
interface Begun {
  at: number;
  length: number;
  letters: number;
}

/** The words that can be read from a place on, over signs in between and letters that are written twice. */
function wordsFrom<Kind extends string>(
  signs: readonly string[],
  start: number,
  vocabulary: Vocabulary<Kind>,
): Found<Kind>[] {
  const found: Found<Kind>[] = [];
  let begun: readonly Begun[] = [{ at: 0, length: 0, letters: 0 }];
  for (let place = start; place < signs.length && begun.length > 0; place += 1) {
    const sign = signs[place] ?? '';
    const isOwn = isLetter(sign);
    const isPassedOver = place > start && (!isOwn || sign === signs[place - 1]);
    const next: Begun[] = isPassedOver ? [...begun] : [];
    for (const before of begun) {
      for (const letter of lettersFor(sign)) {
        const at = vocabulary.goOn(before.at, letter);
        if (at === undefined || next.some((other) => other.at === at)) continue;
        const grown = { at, length: before.length + 1, letters: before.letters + Number(isOwn) };
        next.push(grown);
        const kind = isWord(grown) ? vocabulary.kindAt(at) : undefined;
        if (kind) found.push({ word: at, end: place + 1, kind });
      }
    }
    begun = next;
  }
  return found;
}

/** A part of it, and all of a short one, has to be letters: else any digits would be words. */
function isWord({ length, letters }: Begun): boolean {
  const least = length === shortestWord ? length : length < 6 ? length / 2 : length / 3;
  return length >= shortestWord && letters >= least;
}
