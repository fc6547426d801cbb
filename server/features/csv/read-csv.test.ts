import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile } from '../../http/csv.ts';
import { AppError } from '../../core/app-error.ts';
import { readCsv } from './read-csv.ts';
import type { Table } from './table.ts';

const limits = { lines: 1000 };
const read = (text: string) => readCsv(Buffer.from(text), limits);
const cellsOf = ({ headings, lines }: Table) => [headings, ...lines.map(({ cells }) => cells)];

async function refusalOf(bytes: Buffer | string, most = limits) {
  const error = await readCsv(Buffer.from(bytes), most).catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error('the file was read');
  return error.details.unreadable;
}

const people = 'Name,City\r\nZoë “Z” Łódź,Kraków\r\nआशा,ପୁରୀ\r\n';
const people1252 = Buffer.from('4e616d653b436974790d0a5a6feb20963b4dfc6e6368656e0d0a', 'hex');

describe('the encodings of spreadsheets', () => {
  it.each([
    ['UTF-8', Buffer.from(people)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${people}`)],
    ['UTF-16, as Excel saves Unicode text', Buffer.from(`\uFEFF${people}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(people, 'utf16le')],
    ['UTF-16 of the other order', Buffer.from(`\uFEFF${people}`, 'utf16le').swap16()],
    ['the same without a mark', Buffer.from(people, 'utf16le').swap16()],
  ])('reads %s', async (_, bytes) => {
    expect(cellsOf(await readCsv(bytes, limits))).toEqual([
      ['Name', 'City'],
      ['Zoë “Z” Łódź', 'Kraków'],
      ['आशा', 'ପୁରୀ'],
    ]);
  });

  it('reads windows-1252, as Excel saves a plain CSV', async () => {
    expect(cellsOf(await readCsv(people1252, limits))).toEqual([
      ['Name', 'City'],
      ['Zoë –', 'München'],
    ]);
  });
});

describe('the shapes of spreadsheets', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons', 'a;b\n1;2\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['a hint', 'sep=;\r\na;b\r\n1;2\r\n'],
    ['lines of old Macs', 'a,b\r1,2\r'],
    ['no end of the last line', 'a,b\r\n1,2'],
    ['empty lines and cells around', '\r\n a , b ,,\r\n\r\n 1 , 2 ,,\r\n,,,\r\n'],
  ])('reads %s', async (_, text) => {
    expect(cellsOf(await read(text))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('is not misled by separators inside of quotes', async () => {
    expect((await read('"a,b,c";d\n1;2\n')).headings).toEqual(['a,b,c', 'd']);
  });

  it('counts lines as a text editor does, also where a cell has some of its own', async () => {
    const { lines } = await read('a,b\r\n"1\r\n\r\n2",3\r\n\r\n4,5\r\n');
    expect(lines.map(({ line }) => line)).toEqual([2, 6]);
  });

  it('fills what a short line leaves out, and names what a long one has too much', async () => {
    const { lines, surplus } = await read('a,b\n1\n1,2,3\n1,2,,4\n1,2,,\n');
    expect(lines.map(({ cells }) => cells.join('|'))).toEqual(['1|', '1|2', '1|2', '1|2']);
    expect(surplus).toEqual([
      { line: 3, column: 3, cell: '3' },
      { line: 4, column: 4, cell: '4' },
    ]);
  });
});

it('lets others have their turn while a long file is read', async () => {
  const lines = Array.from({ length: 5000 }, (_, at) => `Asha Rani,a${at}@example.org,Education,Teacher\n`);
  let turns = 0;
  const others = setInterval(() => (turns += 1), 0);
  await readCsv(Buffer.from(`a,b,c,d\n${lines.join('')}`), { lines: 5000 });
  clearInterval(others);
  expect(turns).toBeGreaterThan(3);
});

describe('what is no table', () => {
  it.each([
    ['nothing', '', { code: 'empty', line: 1 }],
    ['blanks', ' \r\n\r\n', { code: 'empty', line: 1 }],
    ['headings alone', 'a,b\r\n', { code: 'no-lines', line: 2 }],
    ['a workbook', 'PK\u0003\u0004abc', { code: 'workbook', line: 1 }],
    ['a zero byte', 'a,b\n1,2\n3,\u00004\n', { code: 'not-text', line: 3 }],
    ['a quote that never ends', 'a,b\n1,2\n3,"4\n5,6\n', { code: 'broken-quotes', line: 3 }],
    ['a quote in the middle', 'a,b\n1,2\n3,4"5"\n', { code: 'broken-quotes', line: 3 }],
    ['text after a quote', 'a,b\n1,2\n"3"4,5\n', { code: 'broken-quotes', line: 3 }],
    ['a line without end', `a,b\n1,2\n3,${'x'.repeat(70_000)}\n`, { code: 'line-too-long', line: 3 }],
    ['a hundred columns and one', `${'a,'.repeat(100)}a\n1\n`, { code: 'too-many-columns', line: 1 }],
  ])('refuses %s, with its line', async (_, text, refusal) => {
    expect(await refusalOf(text)).toEqual(refusal);
  });

  it('refuses one line more than may be', async () => {
    expect(await refusalOf('a\n1\n2\n\n3\n', { lines: 2 })).toEqual({ code: 'too-many-lines', line: 5 });
  });

  it('refuses one broken letter among Odia ones, and does not take it for another encoding', async () => {
    const broken = Buffer.concat([Buffer.from('a,b\nପୁରୀ,ପୁରୀ\n1,'), Buffer.of(0xe0, 0xac), Buffer.from('x\n')]);
    expect(await refusalOf(broken)).toEqual({ code: 'not-text', line: 3 });
  });

  it('refuses a quote that never ends in a file as long as may be, also in its headings', async () => {
    const rest = 'Asha Rani,asha@example.org\n'.repeat(400_000);
    expect(await refusalOf(`a,b\n1,"2\n${rest}`)).toMatchObject({ line: 2 });
    expect(await refusalOf(`a,"b\n${rest}`)).toMatchObject({ line: 1 });
  });

  it('refuses a picture', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    expect(await refusalOf(png)).toEqual({ code: 'not-text', line: 2 });
  });

  it('reads or refuses any bytes, and never fails otherwise', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const outcome = await readCsv(Buffer.from(bytes), limits).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toMatchObject({ code: 'unreadable_file' });
      }),
      { numRuns: 2000 },
    );
  });
});

describe('our own files', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.normalize('NFC').trim());
  const written = cell.filter((text) => !/[\p{Cc}\p{Cn}\uFFFD]/u.test(text) && !/^'+[=+\-@＝＋－＠]/u.test(text));

  it('read back what was written, formulas among it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constant('x'), written, written), { minLength: 1 }), async (rows) => {
        const bytes = await buffer(csvFile('a.csv', ['x', 'y', 'z'], [rows]).bytes);
        expect(cellsOf(await readCsv(bytes, limits))).toEqual([['x', 'y', 'z'], ...rows]);
      }),
    );
  });
});
