import type { Font, Glyph, Subset } from 'fontkit';

// fontkit joins these into one sign; the longer come first.
export const ligatures = ['ffi', 'ffl', 'ff', 'fi', 'fl'];

export const ascii = Array.from({ length: 95 }, (_, place) => String.fromCharCode(0x20 + place));

/** What can be set letter by letter, in the order in which every document takes it in. */
export const units = [...ascii, '·', '…', ...ligatures];

/** The units as one text, with each ligature apart. */
export const alphabet = units.map((unit) => (unit.length > 1 ? ` ${unit}` : unit)).join('');

/** The number of each unit, from those of the signs of the alphabet. */
export function codesOf(numbers: readonly string[]): string[] {
  const [singles, apart] = [numbers.slice(0, -2 * ligatures.length), numbers.slice(-2 * ligatures.length)];
  if (numbers.length !== units.length + ligatures.length) throw new Error('a unit of the alphabet is not one sign');
  return [...singles, ...apart.filter((_, place) => place % 2 === 1)];
}

/** Only signs of the alphabet: most of a report by far. */
export const plain = /^[\x20-\x7E·…]*$/;

/**
 * The font as pdfkit takes it, which remembers how the alphabet is laid out and embedded. Every document begins with the
 * alphabet, and most need no other sign: what is embedded is then the same. (pdfkit multiplies the positions that it is
 * given by its scale, which is 1 here.)
 */
export function withAlphabet(font: Font): Font {
  if (font.unitsPerEm !== 1000) throw new Error(`${font.fullName} is not drawn in thousandths`);
  const words = alphabet.match(/\S* |\S+$/g) ?? [];
  const laidOut = new Map(words.map((word) => [word, font.layout(word)]));
  const signs = words.flatMap((word) => laidOut.get(word)?.glyphs.map(({ id }) => id) ?? []);
  const order = [...new Set(signs)].join();
  let bytes: Uint8Array | undefined;

  function createSubset(): Subset {
    const subset = font.createSubset();
    const [include, encode] = [subset.includeGlyph.bind(subset), subset.encode.bind(subset)];
    const included = new Set<number>();
    // pdfkit names a sign by its number alone.
    subset.includeGlyph = (glyph: Glyph | number) => {
      included.add(typeof glyph === 'number' ? glyph : glyph.id);
      return include(glyph as Glyph);
    };
    // Embedding goes on to include the parts of signs.
    subset.encode = () => ([...included].join() === order ? (bytes ??= encode()) : encode());
    return subset;
  }

  const layout: Font['layout'] = (text, ...rest) => laidOut.get(text) ?? font.layout(text, ...rest);
  return Object.create(font, { layout: { value: layout }, createSubset: { value: createSubset } }) as Font;
}
