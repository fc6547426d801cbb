/** Words in their order, so that it is quick to say whether any begins so. */
export interface Vocabulary {
  has(word: string): boolean;
  startsWith(beginning: string): boolean;
}

export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const inOrder = [...new Set(words)].toSorted(byCodeUnits);
  const firstFrom = (text: string) => {
    let [low, high] = [0, inOrder.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((inOrder[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return inOrder[low];
  };
  return {
    has: (word) => firstFrom(word) === word,
    startsWith: (beginning) => firstFrom(beginning)?.startsWith(beginning) ?? false,
  };
}

/** As `<` compares, whatever the language of the machine. */
function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
