import { movedShareToSay } from '../statistics/wilson.ts';
import type { Moved } from '../statistics/wilson.ts';

interface Words {
  shareBetween(share: number, low: number, high: number): string;
  percent(share: number): string;
  tooFewToSay: string;
}

/** How a language says a share. `moved` is how far chance may have moved the numbers of a protected figure: its range is wider by as much. */
export function shareTexts(words: Words) {
  const shareOf = (count: number, total: number, moved: Moved = { ofCount: 0, ofTotal: 0 }) =>
    total > 0 ? movedShareToSay(count, total, moved) : undefined;
  return {
    /** '16% (12% to 21%)', or that there are too few to say. `count` is a part of `total`, which may be 0. */
    shareInWords: (...about: Parameters<typeof shareOf>): string => {
      const said = shareOf(...about);
      return said ? words.shareBetween(said.share, said.low, said.high) : words.tooFewToSay;
    },
    /** The share alone, where there are enough to say one. */
    shareAlone: (...about: Parameters<typeof shareOf>): string => {
      const said = shareOf(...about);
      return said ? words.percent(said.share) : '';
    },
  };
}
