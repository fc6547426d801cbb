import type { FontFamily } from './fonts.ts';
import { covers } from './fonts.ts';

/** Text of one font. */
export type Run = { family: FontFamily; text: string };

/** Stands for letters and signs, emoji among them, that we hold no font for; never an empty box. */
const unprintableMark = '…';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

// Without a sign of their own: controls, direction marks and overrides, variation selectors, tags. The two joiners
// stay, because they shape conjuncts.
const invisible = /[^\P{C}\u200C\u200D]|[\uFE00-\uFE0F]|[\u{E0000}-\u{E0FFF}]/gu;

const joiners = new Set([0x200c, 0x200d]);

/** Most of a report by far. */
const plain = /^[\x20-\x7E·…‘’“”–—]*$/;

const spare = /^ | {2}| $/;

const plainRuns = (text: string): Run[] => (text === '' ? [] : [{ family: 'latin', text }]);

/** Splits a text by the fonts that it needs: pdfkit has no fallback, and a missing sign would come out as a box. */
export function splitRuns(text: string): Run[] {
  // Most of a report by far, and a fifth of its time where it goes the long way.
  if (plain.test(text)) return plainRuns(spare.test(text) ? text.replace(/ +/g, ' ').trim() : text);
  const runs: Run[] = [];
  for (const grapheme of segments(visible(text))) {
    const previous = runs.at(-1);
    const family = familyOf(grapheme, previous?.family);
    const piece = family ? grapheme : unprintableMark;
    if (!family && previous?.text.endsWith(unprintableMark)) continue;
    const wanted = family ?? 'latin';
    if (previous?.family === wanted) previous.text += piece;
    else runs.push({ family: wanted, text: piece });
  }
  return runs;
}

/** False where nothing of the text but marks for missing letters would come out. */
export function isPrintable(text: string): boolean {
  return splitRuns(text).some((run) => /[\p{L}\p{N}]/u.test(run.text));
}

/** Pieces that must not be torn apart. */
export function segments(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

function visible(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(invisible, '').replace(/ +/g, ' ').trim();
}

function familyOf(grapheme: string, previous: FontFamily | undefined): FontFamily | undefined {
  return candidates(grapheme, previous).find((family) => coversAll(family, grapheme));
}

const scripts: readonly [FontFamily, RegExp][] = [
  ['devanagari', /\p{Script=Devanagari}/u],
  ['odia', /\p{Script=Oriya}/u],
  ['bengali', /\p{Script=Bengali}/u],
  ['gurmukhi', /\p{Script=Gurmukhi}/u],
  ['olChiki', /\p{Script=Ol_Chiki}/u],
];

// Spaces, digits and dandas stay in the font of their neighbours. No other font is parsed to look for a sign: only
// Devanagari's has dandas, which belong to no script.
function candidates(grapheme: string, previous: FontFamily | undefined): FontFamily[] {
  const own = scripts.find(([, letters]) => letters.test(grapheme));
  if (own) return [own[0]];
  if (/\p{L}/u.test(grapheme)) return ['latin'];
  return [...(previous ? [previous] : []), 'latin', 'devanagari'];
}

function coversAll(family: FontFamily, grapheme: string): boolean {
  return Array.from(grapheme, (sign) => sign.codePointAt(0) ?? 0).every(
    (codePoint) => joiners.has(codePoint) || covers(family, codePoint),
  );
}
