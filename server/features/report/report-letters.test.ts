import fc from 'fast-check';
import type { Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { lettersFor, parsedFont } from './report-fonts.ts';
import { alphabet, plain } from './report-alphabet.ts';
import { Paper } from './report-paper.ts';

const signs = [...Array.from({ length: 95 }, (_, place) => String.fromCharCode(0x20 + place)), '·', '…'];
const plainText = fc.string({
  unit: fc.constantFrom(...signs, 'f', 'f', 'i', 'l', ' ', 'A', 'V', 'T', 'o'),
  maxLength: 40,
});
const weights = ['regular', 'semibold'] as const;

async function textOf(paper: Paper): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await paper.finish())));
  return text.join(' ').replaceAll(/\s+/g, ' ').trim();
}

function onPaper(text: string): Paper {
  const paper = new Paper({});
  paper.show(text, 20, 20, { size: 10, weight: 'regular' });
  return paper;
}

describe.each(weights)('in %s', (weight) => {
  test('a plain text is as wide as fontkit makes it, word by word', () => {
    const font = parsedFont('latin', weight);
    fc.assert(
      fc.property(plainText, (text) => {
        expect(text).toMatch(plain);
        const words = text.match(/[^ ]* |[^ ]+$/g) ?? [];
        const width = words.reduce((sum, word) => sum + font.layout(word).advanceWidth, 0);
        expect(lettersFor(weight).widthOf(text)).toBe(width);
        expect(lettersFor(weight).set(text, []).width).toBe(width);
      }),
      { numRuns: 300 },
    );
  });

  test('and shows the signs that pdfkit would, with the same room between them', () => {
    fc.assert(
      fc.property(plainText, (text) => {
        const paper = new Paper({});
        const { letters, codes } = paper.face(weight);
        const [numbers, positions] = paper.choose('latin', weight)._font.encode(text);
        const { glyphs } = letters.set(text, codes);
        const moved = positions.map(({ xAdvance, advanceWidth }) => xAdvance - advanceWidth);
        expect(glyphs.replaceAll(/[<>]|-?\d+(?=<)/g, '')).toBe(numbers.join(''));
        const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);
        const rooms = [...glyphs.matchAll(/>(-?\d+)</g)].map(([, room]) => -Number(room));
        expect(sum(rooms)).toBe(sum(moved));
      }),
      { numRuns: 100 },
    );
  });
});

test('joined letters and all other signs are found again in the text of the document', async () => {
  const words = 'Sofia Effie Affleck, difficult offline flow: 3/4 (50%) · fjord…';
  expect(await textOf(onPaper(words))).toBe(words);
});

describe('what is embedded', () => {
  const font = parsedFont('latin', 'regular');
  const fontkits = Object.getPrototypeOf(font) as Font;
  const embedded = (text: string, of = font) => {
    const subset = of.createSubset();
    for (const glyph of of.layout(text).glyphs) subset.includeGlyph(glyph);
    return subset.encode();
  };

  test('is made once for the alphabet, and is what fontkit makes', () => {
    expect(embedded(alphabet)).toBe(embedded(alphabet));
    expect(embedded(alphabet)).toEqual(embedded(alphabet, fontkits));
  });

  test('is made anew where there are more signs, or others', () => {
    expect(embedded(`${alphabet}ë`)).toEqual(embedded(`${alphabet}ë`, fontkits));
    expect(embedded('Asha')).toEqual(embedded('Asha', fontkits));
  });

  test('holds the signs of another name when it is drawn as pdfkit does', async () => {
    const paper = onPaper('Asha');
    paper.choose('latin', 'regular').fontSize(10).text('Łukasz Zoë', 20, 40, { lineBreak: false });
    expect(await textOf(paper)).toBe('Asha Łukasz Zoë');
  });
});
