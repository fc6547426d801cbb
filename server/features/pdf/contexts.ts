import type { Font } from 'fontkit';

interface Glyph {
  shaperInfo: { syllable: number } | null;
}

/** What substitutes and places glyphs, inside of fontkit 2. */
interface Processor {
  currentFeature: string | null;
  glyphIterator: { index: number; cur: Glyph; prev: () => Glyph | null };
  match: (at: number, parts: unknown[], fits: Fits, matched?: number[]) => boolean | number[];
}

type Fits = (part: unknown, glyph: Glyph) => boolean;

/** Features that look beyond their syllable, as HarfBuzz has it. */
const acrossSyllables = new Set(['liga', 'clig', 'calt']);

/**
 * A rule of a font may ask what stands before and after its glyphs. fontkit reads what stands before from the wrong end, which left a
 * gap in the line above ন্ধ and drew the র of মূর্তি twice; and it looks into the next syllable, as if নির্মল had such a র above its ন.
 */
export function readContexts(font: Font): Font {
  const { engine } = (font as unknown as { _layoutEngine: { engine?: Partial<Record<string, Processor>> } })
    ._layoutEngine;
  for (const processor of [engine?.['GSUBProcessor'], engine?.['GPOSProcessor']]) if (processor) mend(processor);
  return font;
}

function mend(processor: Processor): void {
  const match = processor.match.bind(processor);
  processor.match = (at, parts, fits, matched) => {
    const iterator = processor.glyphIterator;
    const syllable = acrossSyllables.has(processor.currentFeature ?? '') ? undefined : syllableOf(iterator.cur);
    const fitsHere: Fits = (part, glyph) =>
      (syllable === undefined || syllableOf(glyph) === syllable) && fits(part, glyph);
    if (at >= 0) return match(at, parts, fitsHere, matched);
    const { index } = iterator;
    const isFound = parts.every((part) => {
      const before = iterator.prev();
      return before !== null && fitsHere(part, before);
    });
    iterator.index = index;
    return isFound;
  };
}

function syllableOf({ shaperInfo }: Glyph): number | undefined {
  return shaperInfo?.syllable;
}
