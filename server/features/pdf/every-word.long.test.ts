import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Font, GlyphRun } from 'fontkit';
import PdfKit from 'pdfkit';
import { afterAll, expect, test } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { chooseFont, fontFile } from './fonts.ts';
import type { FontFamily, FontWeight } from './fonts.ts';
import { splitRuns } from './script.ts';

/**
 * HarfBuzz, which browsers and phones have, lays out one word otherwise than fontkit: पट्ट्या with a virama that is seen where fontkit
 * joins the last two letters. Either is right.
 */
const otherwise = new Set(['पट्ट्या']);

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every word of every language. */
function wordsByFamily(): Map<FontFamily, Set<string>> {
  const words = new Map<FontFamily, Set<string>>();
  const texts = languages.flatMap(({ code }) => textsIn(messagesIn[code]));
  for (const { family, text } of texts.flatMap(splitRuns)) {
    if (family === 'latin') continue;
    const known = words.get(family) ?? new Set();
    words.set(family, known);
    for (const word of text.split(/\s+/)) if (/\p{L}/u.test(word)) known.add(word);
  }
  return words;
}

/** What a function says stands in its source, between what it is about. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return String(value).match(/[^'"`{}$]+/g) ?? [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Glyphs, and where each stands, in thousandths of the size. */
type Placed = [glyph: number, x: number, y: number][];

function byFontkit(family: FontFamily, weight: FontWeight, words: readonly string[]): Placed[] {
  const doc = chooseFont(new PdfKit(), family, weight) as unknown as { _font: { font: Font } };
  return words.map((word) => {
    const { glyphs, positions }: GlyphRun = doc._font.font.layout(word);
    return placed(
      glyphs.map(({ id }, at) => {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[at] ?? {};
        return [id, xOffset, yOffset, xAdvance];
      }),
    );
  });
}

function byHarfBuzz(family: FontFamily, weight: FontWeight, words: readonly string[]): Placed[] {
  const list = join(folder, `${family}-${weight}`);
  writeFileSync(list, words.map((word) => `${word}\n`).join(''));
  const options = [`--text-file=${list}`, '--no-glyph-names', '--no-clusters'];
  const lines = execFileSync('hb-shape', [fontFile(family, weight), ...options], { maxBuffer: 2 ** 28 });
  return Array.from(String(lines).trim().split('\n'), (line) =>
    placed(
      Array.from(line.matchAll(/(\d+)(?:@(-?\d+),(-?\d+))?\+(-?\d+)/g), ([, id, x = 0, y = 0, advance]) =>
        [id, x, y, advance].map(Number),
      ),
    ),
  );
}

function placed(glyphs: readonly (readonly number[])[]): Placed {
  let left = 0;
  return glyphs.map(([id = 0, x = 0, y = 0, advance = 0]) => {
    const at: Placed[number] = [id, Math.round(left + x), Math.round(y)];
    left += advance;
    return at;
  });
}

/** The words that come out otherwise than from HarfBuzz. */
function differing(family: FontFamily, words: readonly string[]): string[] {
  return (['regular', 'semibold'] as const).flatMap((weight) => {
    const theirs = byHarfBuzz(family, weight, words);
    const ours = byFontkit(family, weight, words);
    return words
      .filter((_, at) => JSON.stringify(ours[at]) !== JSON.stringify(theirs[at]))
      .map((word) => `${word} (${family}, ${weight})`);
  });
}

test('every word of every language is laid out in the report as HarfBuzz does', () => {
  const faults: string[] = [];
  for (const [family, known] of wordsByFamily()) {
    const words = [...known].filter((word) => !otherwise.has(word));
    expect(words.length).toBeGreaterThan(200);
    faults.push(...differing(family, words));
  }
  expect(faults).toEqual([]);
});

test('so is every Bengali letter with every other, as in names', () => {
  const letters = Array.from('কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ');
  const vowels = ['', ...Array.from('ািীুেং')];
  const pairs = letters.flatMap((one) => letters.map((other) => `${one}্${other}`));
  const words = [...letters, ...pairs].flatMap((start) => vowels.map((vowel) => `ম${start}${vowel}`));
  // HarfBuzz sets this vowel a little further to the left.
  expect(
    differing(
      'bengali',
      words.filter((word) => word !== 'মন্মু'),
    ),
  ).toEqual([]);
});
