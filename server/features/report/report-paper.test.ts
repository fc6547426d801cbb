import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Paper } from './report-paper.ts';

const style = { size: 10, weight: 'regular' } as const;

/** The operators of each page, in order. */
async function pagesOf(paper: Paper): Promise<string[]> {
  const bytes = (await paper.finish()).toString('latin1');
  return [...bytes.matchAll(/stream\n(.*?)\nendstream/gs)]
    .map(([, content = '']) => inflateSync(Buffer.from(content, 'latin1')).toString('latin1'))
    .filter((content) => content.startsWith('1 0 0 -1'));
}

const count = (page: string | undefined, part: string) => (page ?? '').split(part).length - 1;

test('says a colour and the letters once, and again where the page has forgotten them', async () => {
  const paper = new Paper({ size: 'A4' });
  paper.save().fillColor('#ff0000').fillColor('#ff0000').strokeColor('#000000');
  paper.show('one', 10, 10, style);
  paper.show('two', 10, 30, style);
  paper.restore().fillColor('#ff0000').strokeColor('#000000');
  paper.show('three', 10, 50, style);
  paper.fillColor('#00ff00').fillColor('#ff0000');
  const [page] = await pagesOf(paper);
  expect(count(page, '1 0 0 rg')).toBe(3);
  expect(count(page, '0 1 0 rg')).toBe(1);
  expect(count(page, '0 0 0 RG')).toBe(2);
  expect(count(page, ' Tf ')).toBe(2);
  expect(count(page, ' TJ ')).toBe(3);
});

test('goes back to a page and knows nothing of what another was told', async () => {
  const paper = new Paper({ size: 'A4' });
  paper.fillColor('#ff0000');
  paper.addPage();
  paper.fillColor('#ff0000');
  paper.switchToPage(0);
  paper.fillColor('#ff0000').rect(1, 2, 3, 4).fill();
  paper.switchToPage(1);
  paper.rect(5, 6, 7, 8).fill('#0000ff');
  const [first, second] = await pagesOf(paper);
  expect(first).toContain('1 0 0 rg\n1 0 0 rg\n1 2 3 4 re\nf');
  expect(second).toContain('1 0 0 rg\n5 6 7 8 re\n0 0 1 rg\nf');
});

test('what pdfkit draws between two plain texts does not change how the second looks', async () => {
  const paper = new Paper({ size: 'A4' });
  paper.show('one', 10, 10, style);
  paper.choose('devanagari', 'regular').fontSize(20).text('कमल', 10, 30, { lineBreak: false, baseline: 'alphabetic' });
  paper.show('two', 10, 50, style);
  const [page] = await pagesOf(paper);
  expect(page?.match(/\/F\d+ 10 Tf/g)).toEqual(['/F1 10 Tf', '/F1 10 Tf']);
});
