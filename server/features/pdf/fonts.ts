import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import * as fontkit from 'fontkit';
import { readContexts } from './contexts.ts';
import { heedMarkSets } from './mark-sets.ts';
import { rememberingWords } from './words.ts';

declare global {
  // pdfkit takes a font that is parsed already since 0.20; its types do not say so yet.
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, source: Font): this;
    }
  }
}

export type FontFamily = 'latin' | 'devanagari' | 'odia' | 'bengali' | 'gurmukhi' | 'olChiki';

export type FontWeight = 'regular' | 'semibold';

// Full TTF files: the subset woff files lack signs, and woff2 comes out blank. Another script is one more line here.
const packages: Record<FontFamily, { name: string; file: string }> = {
  latin: { name: 'noto-sans', file: 'NotoSans' },
  devanagari: { name: 'noto-sans-devanagari', file: 'NotoSansDevanagari' },
  odia: { name: 'noto-sans-oriya', file: 'NotoSansOriya' },
  bengali: { name: 'noto-sans-bengali', file: 'NotoSansBengali' },
  gurmukhi: { name: 'noto-sans-gurmukhi', file: 'NotoSansGurmukhi' },
  olChiki: { name: 'noto-sans-ol-chiki', file: 'NotoSansOlChiki' },
};

const weights: Record<FontWeight, string> = { regular: '400Regular', semibold: '600SemiBold' };

const require = createRequire(import.meta.url);

// Parsing takes some 25 ms a font: once for each process, when a report first needs it.
const parsed = new Map<string, Font>();

/** The name under which a family and weight are registered in the document. */
function fontName(family: FontFamily, weight: FontWeight): string {
  return `${family}-${weight}`;
}

export function covers(family: FontFamily, codePoint: number): boolean {
  return parsedFont(family, 'regular').hasGlyphForCodePoint(codePoint);
}

/** Chooses a font for what follows. Parsing one takes some 25 ms: only one that is needed. */
export function chooseFont(doc: PDFKit.PDFDocument, family: FontFamily, weight: FontWeight): PDFKit.PDFDocument {
  const name = fontName(family, weight);
  return doc.registerFont(name, parsedFont(family, weight)).font(name);
}

function parsedFont(family: FontFamily, weight: FontWeight): Font {
  const name = fontName(family, weight);
  const known = parsed.get(name);
  if (known) return known;
  const path = fontFile(family, weight);
  const font = fontkit.create(readFileSync(path));
  if (!('layout' in font)) throw new Error(`${path} holds more than one font`);
  const used =
    family === 'latin' ? rememberingWords(font) : keepWordStarts(readContexts(heedMarkSets(allowMissingAnchors(font))));
  parsed.set(name, used);
  return used;
}

export function fontFile(family: FontFamily, weight: FontWeight): string {
  const { name, file } = packages[family];
  return require.resolve(`@expo-google-fonts/${name}/${weights[weight]}/${file}_${weights[weight]}.ttf`);
}

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
function keepWordStarts(font: Font): Font {
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

interface Anchored {
  markAnchor: unknown;
}

/** What places marks on letters, inside of fontkit 2. */
interface Positioning {
  applyLookup: (kind: number, table: unknown) => boolean;
  applyAnchor: (mark: Anchored, base: unknown, at: number) => void;
}

/**
 * A font says "no anchor" for a mark that never stands on a letter, and what comes later in the font places it. fontkit
 * reads such an anchor all the same and fails: without this no text with ਹੈ or ਸਿੰਘ could be printed.
 */
function allowMissingAnchors(font: Font): Font {
  const { engine } = (font as unknown as { _layoutEngine: { engine?: { GPOSProcessor?: Positioning } } })._layoutEngine;
  const positioning = engine?.GPOSProcessor;
  if (!positioning) return font;
  const { applyLookup, applyAnchor } = positioning;
  let isMissing = false;
  positioning.applyLookup = (kind, table) => {
    isMissing = false;
    return applyLookup.call(positioning, kind, table) && !isMissing;
  };
  positioning.applyAnchor = (mark, base, at) => {
    isMissing = base === null || mark.markAnchor === null;
    if (!isMissing) applyAnchor.call(positioning, mark, base, at);
  };
  return font;
}
