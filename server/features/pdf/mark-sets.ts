import type { Font } from 'fontkit';

interface Coverage {
  glyphs?: number[];
  rangeRecords?: { start: number; end: number }[];
}

interface Glyph {
  id: number;
  isMark: boolean;
}

interface Flags {
  /** The marks that a rule of the font looks at; it sees past all others. */
  seen?: Set<number>;
}

interface Lookup {
  flags: Flags;
  markFilteringSet?: number | null;
}

interface GlyphIterator {
  options: Flags;
  shouldIgnore: (glyph: Glyph) => boolean;
}

/** What substitutes and places glyphs, inside of fontkit 2. */
interface Processor {
  glyphIterator?: GlyphIterator;
  table: { lookupList: { get: (index: number) => Lookup } };
}

/**
 * A rule of a font may name the marks that it looks at. fontkit reads that and goes by it nowhere: the ର below ସ୍କ୍ରିନ୍ came out in
 * its wide form, through the letters beside it, because the vowel between them hid the letter above.
 */
export function heedMarkSets(font: Font): Font {
  const { _layoutEngine: layout, GDEF } = font as unknown as {
    _layoutEngine: { engine?: { GSUBProcessor?: Processor; GPOSProcessor?: Processor } };
    GDEF?: { markGlyphSetsDef?: { coverage: Coverage[] } | null };
  };
  const sets = GDEF?.markGlyphSetsDef?.coverage;
  if (!sets) return font;
  for (const processor of [layout.engine?.GSUBProcessor, layout.engine?.GPOSProcessor])
    if (processor) heed(processor, sets);
  return font;
}

function heed(processor: Processor, sets: readonly Coverage[]): void {
  const { lookupList } = processor.table;
  const get = lookupList.get.bind(lookupList);
  lookupList.get = (index) => {
    const lookup = get(index);
    const set = sets[lookup.markFilteringSet ?? -1];
    if (set) lookup.flags.seen ??= glyphsOf(set);
    return lookup;
  };
  let current: GlyphIterator | undefined;
  Object.defineProperty(processor, 'glyphIterator', {
    get: () => current,
    // A new one for each word.
    set: (iterator: GlyphIterator) => {
      const ignores = iterator.shouldIgnore.bind(iterator);
      iterator.shouldIgnore = (glyph) => {
        const { seen } = iterator.options;
        return ignores(glyph) || (seen !== undefined && glyph.isMark && !seen.has(glyph.id));
      };
      current = iterator;
    },
  });
}

function glyphsOf({ glyphs = [], rangeRecords = [] }: Coverage): Set<number> {
  const ranges = rangeRecords.flatMap(({ start, end }) =>
    Array.from({ length: end - start + 1 }, (_, at) => start + at),
  );
  return new Set([...glyphs, ...ranges]);
}
