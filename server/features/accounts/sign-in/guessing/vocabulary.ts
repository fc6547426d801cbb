/** Words in a tree, which is walked letter by letter: reading stops where no word goes on. */
export interface Vocabulary<Kind extends string> {
  /** The place behind another letter; undefined where no word goes on so. Words begin at place 0. */
  goOn(place: number, letter: string): number | undefined;
  /** What the word is that ends here, where one does. */
  kindAt(place: number): Kind | undefined;
}

interface Growing<Kind extends string> extends Vocabulary<Kind> {
  /** If a word is given twice, the first one counts. */
  add(word: string, kind: Kind): void;
}

export function vocabularyOf<Kind extends string>(words: Iterable<readonly [string, Kind]>): Vocabulary<Kind> {
  const vocabulary = growingVocabulary<Kind>();
  for (const [word, kind] of words) vocabulary.add(word, kind);
  return vocabulary;
}

/** For so many words that others have their turn between them. */
export function growingVocabulary<Kind extends string>(): Growing<Kind> {
  const ways = new Map<number, number>();
  const kinds = new Map<number, Kind>();
  return {
    add(word, kind) {
      let place = 0;
      for (const letter of word) {
        const key = keyOf(place, letter);
        const next = ways.get(key) ?? ways.size + 1;
        ways.set(key, next);
        place = next;
      }
      if (!kinds.has(place)) kinds.set(place, kind);
    },
    goOn: (place, letter) => ways.get(keyOf(place, letter)),
    kindAt: (place) => kinds.get(place),
  };
}

/** More than there are characters. */
const characters = 0x11_0000;

function keyOf(place: number, letter: string): number {
  return place * characters + (letter.codePointAt(0) ?? 0);
}
