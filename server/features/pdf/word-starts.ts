import type { Font } from 'fontkit';

/** What substitutes glyphs, inside of fontkit 2. */
interface Substitution {
  currentFeature: string | null;
  glyphIterator: { index: number };
  glyphs: { codePoints: number[] }[];
  applyLookup: (kind: number, table: unknown) => boolean;
}

/**
 * A Bengali vowel that stands before its letter has a form for the start of a word, with no line to the left. fontkit takes it within
 * words, too, where it would leave a gap in the line above them.
 */
export function keepWordStarts(font: Font): Font {
  const { engine } = (font as unknown as { _layoutEngine: { engine?: { GSUBProcessor?: Substitution } } })
    ._layoutEngine;
  const substitution = engine?.GSUBProcessor;
  if (!substitution) return font;
  const { applyLookup } = substitution;
  substitution.applyLookup = (kind, table) => {
    const [before] = substitution.glyphs[substitution.glyphIterator.index - 1]?.codePoints ?? [];
    const isWithin = before !== undefined && /[\p{L}\p{M}]/u.test(String.fromCodePoint(before));
    if (substitution.currentFeature === 'init' && isWithin) return false;
    return applyLookup.call(substitution, kind, table);
  };
  return font;
}
