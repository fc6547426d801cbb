import PdfKit from 'pdfkit';
import { expect, test } from 'vitest';
import { chooseFont } from './fonts.ts';
import { splitRuns } from './script.ts';

/** Where each sign stands, in thousandths of the size of the font. */
const offsetsOf = (text: string, weight: 'regular' | 'semibold') => {
  const [run] = splitRuns(text);
  const doc = chooseFont(new PdfKit(), run?.family ?? 'latin', weight);
  const font = (doc as unknown as { _font: { font: { layout: (text: string) => { positions: object[] } } } })._font
    .font;
  return font.layout(text).positions;
};

test.each(['ਸਿੰਘ', 'ਹੈ', 'ਮੇਰਾ', 'ਤੁਸੀਂ', 'ਖੋਲ੍ਹੇ', 'आशा', 'ଲକ୍ଷ୍ମୀ', 'বাংলা', 'ᱥᱟᱱᱛᱟᱲᱤ'])(
  'the letters of %s are set in both weights',
  (word) => {
    for (const weight of ['regular', 'semibold'] as const) expect(offsetsOf(word, weight).length).toBeGreaterThan(1);
  },
);

test('a mark for which a letter has an anchor stands on it', () => {
  expect(offsetsOf('ਮੈਨੂੰ', 'regular')).toContainEqual(expect.objectContaining({ xOffset: expect.not.closeTo(0, 1) }));
});
