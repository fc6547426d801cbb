import PdfKit from 'pdfkit';
import { expect, test } from 'vitest';
import { drawBlock, layOut } from './text.ts';

const controls: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (text: string) => text.replaceAll(/\\(.)/g, (_, sign: string) => controls[sign] ?? sign);

test('beside signs that stand in another order the file says what was written, and so a reader can find and copy it', async () => {
  const doc = new PdfKit({ compress: false, tagged: true });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => doc.on('end', done));
  drawBlock(doc, layOut(doc, 'PDF में स्थिति', 400, { size: 12 }), 60, 60);
  doc.end();
  await ended;
  const file = Buffer.concat(chunks).toString('latin1');
  const said = [...file.matchAll(/BT\n\/Span <<\n\/ActualText \(([^]*?)\)\n>> BDC[^]*?EMC\nET/g)];
  const bytes = said.map(([, text = '']) => Buffer.from(unescaped(text), 'latin1').swap16());
  expect(bytes.map((text) => text.toString('utf16le'))).toEqual(['\uFEFFमें स्थिति']);
  expect(file.match(/ BDC$/gm)?.length).toBe(file.match(/^EMC$/gm)?.length);
});
