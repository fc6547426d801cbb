import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import * as fontkit from 'fontkit';
import { allowMissingAnchors } from './anchors.ts';
import { readContexts } from './contexts.ts';
import { heedMarkSets } from './mark-sets.ts';
import { keepWordStarts } from './word-starts.ts';
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
