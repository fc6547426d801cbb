import type { Font, GlyphRun } from 'fontkit';
import PdfKit from 'pdfkit';
import { expect, test } from 'vitest';
import { chooseFont } from './fonts.ts';
import { splitRuns } from './script.ts';

const runOf = (text: string, weight: 'regular' | 'semibold'): GlyphRun => {
  const [run] = splitRuns(text);
  const doc = chooseFont(new PdfKit(), run?.family ?? 'latin', weight);
  return (doc as unknown as { _font: { font: Font } })._font.font.layout(text);
};

/** Where each sign stands, in thousandths of the size of the font. */
const offsetsOf = (text: string, weight: 'regular' | 'semibold') => runOf(text, weight).positions;

test.each(['ਸਿੰਘ', 'ਹੈ', 'ਮੇਰਾ', 'ਤੁਸੀਂ', 'ਖੋਲ੍ਹੇ', 'आशा', 'ଲକ୍ଷ୍ମୀ', 'বাংলা', 'ᱥᱟᱱᱛᱟᱲᱤ'])(
  'the letters of %s are set in both weights',
  (word) => {
    for (const weight of ['regular', 'semibold'] as const) expect(offsetsOf(word, weight).length).toBeGreaterThan(1);
  },
);

test('a mark for which a letter has an anchor stands on it', () => {
  expect(offsetsOf('ਮੈਨੂੰ', 'regular')).toContainEqual(expect.objectContaining({ xOffset: expect.not.closeTo(0, 1) }));
});

/** From `hb-shape --no-glyph-names --no-clusters`; `every-word.long.test.ts` asks HarfBuzz itself, of all words. */
const shaped = {
  ସ୍କ୍ରିନ୍: '365+749|60@-754,0+0|540@-489,-168+0|39+712|77@-318,0+0',
  ଏଣ୍ଟ୍ରି: '853+689|285+798|60@-772,0+0|545@-646,-248+0',
  ਸਿੰਘ: '52+259|48+596|77+0|20+757',
  ਮੈਨੂੰ: '41+596|57+0|36+648|55@-19,0+0|77@-195,0+0',
  চট্টো: '30+538|396+361|191+562|329@-591,0+0|59+266',
  মূর্তি: '49+612|63@-172,0+0|60+266|132@424,-3+0|40+707|5+0',
  সুগন্ধা: '55+623|62@-172,0+0|27+646|349+291|273+379|324@-640,7+0|299@-569,45+0|323@-249,18+0|345@-115,0+0|59+266',
  নির্মল: '60+266|44+602|49+612|132@-128,0+0|52+731',
  मुर्मू: '80+598|34+0|80+598|35+0|503+0',
};

test.each(Object.entries(shaped))('%s is shaped as by HarfBuzz', (word, expected) => {
  const { glyphs, positions } = runOf(word, 'regular');
  const said = glyphs.map(({ id }, at) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[at] ?? {};
    const [x, y] = [Math.round(xOffset), Math.round(yOffset)];
    return `${id}${x || y ? `@${x},${y}` : ''}+${Math.round(xAdvance)}`;
  });
  expect(said.join('|')).toBe(expected);
});
