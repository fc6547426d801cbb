import type { Font } from 'fontkit';
import { ascii, ligatures, units } from './report-alphabet.ts';

const placeOf = new Map(units.map((unit, place) => [unit, place]));
const placeOfCode = ascii.map((sign) => placeOf.get(sign) ?? 0);
const [space, letterF] = [placeOf.get(' ') ?? 0, 0x66];
const unknown = -0x8000;

/** A text as the operands of TJ, and its width in thousandths of the letter size. */
export type SetText = { glyphs: string; width: number };

/** Sets plain texts of one font. */
export type Letters = {
  widthOf(text: string): number;
  /** `codes` holds the number of each unit in the document's own part of the font. */
  set(text: string, codes: readonly string[]): SetText;
};

/**
 * fontkit takes some 50 µs to lay out a word, which was most of the time of a report. A plain text needs no more than the
 * width of each sign and the room between two neighbours, which this asks fontkit for once in a process: at most some
 * hundred numbers squared, and nothing of what anybody's report says is kept.
 */
export function lettersOf(font: Font): Letters {
  const advances = units.map((unit) => font.layout(unit).advanceWidth);
  const kerning = new Int16Array(units.length ** 2).fill(unknown);

  function roomBetween(one: number, next: number): number {
    // As pdfkit, which lays out each word together with the space behind it.
    if (one === space) return 0;
    const place = one * units.length + next;
    const known = kerning[place] ?? 0;
    if (known !== unknown) return known;
    const both = font.layout(`${units[one] ?? ''}${units[next] ?? ''}`).advanceWidth;
    return (kerning[place] = both - (advances[one] ?? 0) - (advances[next] ?? 0));
  }

  function walk(text: string, meet: (place: number, room: number) => void): number {
    let width = 0;
    let last = space;
    for (let index = 0; index < text.length;) {
      const [place, length] = unitAt(text, index);
      const room = roomBetween(last, place);
      width += room + (advances[place] ?? 0);
      meet(place, room);
      last = place;
      index += length;
    }
    return width;
  }

  return {
    widthOf: (text) => walk(text, () => undefined),
    set: (text, codes) => {
      let glyphs = '<';
      const width = walk(text, (place, room) => {
        if (room !== 0) glyphs += `>${-room}<`;
        glyphs += codes[place] ?? '';
      });
      return { glyphs: `${glyphs}>`, width };
    },
  };
}

function unitAt(text: string, index: number): [place: number, length: number] {
  const code = text.charCodeAt(index);
  if (code === letterF) {
    const ligature = ligatures.find((joined) => text.startsWith(joined, index));
    if (ligature !== undefined) return [placeOf.get(ligature) ?? 0, ligature.length];
  }
  const place = code < 0x7f ? placeOfCode[code - 0x20] : placeOf.get(text.charAt(index));
  if (place === undefined) throw new Error('a text outside the alphabet');
  return [place, 1];
}
