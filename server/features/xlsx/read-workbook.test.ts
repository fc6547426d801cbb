import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/app-error.ts';
import { isLong } from '../../test/long-form.ts';
import { workbook, workbookOf, zipOf } from '../../test/workbooks.ts';
import type { WorkbookParts } from '../../test/workbooks.ts';
import { isWorkbook, readWorkbook } from './read-workbook.ts';

const limits = { lines: 50_000 };
const head =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c><c r="B1" t="inlineStr"><is><t>City</t></is></c></row>';

/** The cells of the second row. */
async function cellsOf(cells: string, more: Partial<WorkbookParts> = {}): Promise<string[] | undefined> {
  const rows = `<row r="1"><c r="A1" t="str"><v>A</v></c><c r="B1" t="str"><v>B</v></c></row><row r="2">${cells}</row>`;
  return (await readWorkbook(workbook({ ...more, rows }), limits)).lines[0]?.cells;
}

async function refusalOf(bytes: Buffer, most = limits): Promise<string> {
  const error = await readWorkbook(bytes, most).catch((thrown: unknown) => thrown);
  const refusal = error instanceof AppError ? error.details.unreadable : undefined;
  if (refusal) return `${refusal.code} ${refusal.line}`;
  throw new Error('the file was read, or failed', { cause: error });
}

describe('cells', () => {
  it.each([
    ['a text that is shared', '<c r="A2" t="s"><v>1</v></c>', 'Zoë & “Łódź”'],
    ['runs of a text, without how it is spoken', '<c r="A2" t="s"><v>2</v></c>', 'ପୁରୀ beach'],
    ['a text in place', '<c r="A2" t="inlineStr"><is><r><t>Pu</t></r><r><t>ri</t></r></is></c>', 'Puri'],
    ['a formula, by its stored text', '<c r="A2" t="str"><f>UPPER("x")&amp;1</f><v>X1</v></c>', 'X1'],
    ['a formula, by its stored number', '<c r="A2"><f>1+1</f><v>2</v></c>', '2'],
    ['a formula that was never computed', '<c r="A2"><f>WEBSERVICE("http://x.example")</f></c>', ''],
    ['a fault', '<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['yes', '<c r="A2" t="b"><v>1</v></c>', 'TRUE'],
    ['a phone number', '<c r="A2"><v>9.19876543210E11</v></c>', '919876543210'],
    ['a large number', '<c r="A2"><v>1.2E+15</v></c>', '1200000000000000'],
    ['a sum of tenths', '<c r="A2"><v>0.30000000000000004</v></c>', '0.3'],
    ['a small number', '<c r="A2"><v>-1.5E-3</v></c>', '-0.0015'],
    ['zero', '<c r="A2"><v>0</v></c>', '0'],
    ['a number that no one types', '<c r="A2"><v>1E+40</v></c>', '1E+40'],
    ['a day', '<c r="A2" s="1"><v>46349</v></c>', '2026-11-23'],
    ['a day and a time, in a format of the file', '<c r="A2" s="2"><v>46349.75</v></c>', '2026-11-23'],
    ['an amount whose format has letters in quotes', '<c r="A2" s="3"><v>46349</v></c>', '46349'],
    ['a day before March 1900', '<c r="A2" s="1"><v>59</v></c>', '1900-02-28'],
    ['a day that no calendar has', '<c r="A2" s="1"><v>60</v></c>', '60'],
    ['a number that is no day', '<c r="A2" s="1"><v>-3</v></c>', '-3'],
    ['a day as text of the format', '<c r="A2" t="d"><v>2026-11-23T00:00:00</v></c>', '2026-11-23'],
    ['what looks like a formula and is text', '<c r="A2" t="inlineStr"><is><t>=1+1</t></is></c>', '=1+1'],
    ['a line break as Excel has it', '<c r="A2" t="inlineStr"><is><t>a_x000D_\nb</t></is></c>', 'a\r\nb'],
  ])('give %s', async (_, cell, text) => {
    const sharedStrings =
      '<si><t>x</t></si><si><t xml:space="preserve">Zoë &amp; &#8220;Łódź&#x201D;</t></si>' +
      '<si><r><t>ପୁରୀ </t></r><r><t>beach</t></r><rPh sb="0" eb="1"><t>spoken</t></rPh></si>';
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="[$-409]dd\\ mmm\\ yyyy;@"/><numFmt numFmtId="165" formatCode="0 &quot;days&quot;"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';
    const cells = await cellsOf(`${cell}<c r="B2"><v>1</v></c>`, { sharedStrings, styles });
    expect(cells).toEqual([text, '1']);
  });

  it('count days from 1904 where the workbook does', async () => {
    const more = { styles: '<cellXfs><xf numFmtId="14"/></cellXfs>', properties: '<workbookPr date1904="1"/>' };
    expect(await cellsOf('<c r="A2" s="0"><v>44887</v></c>', more)).toEqual(['2026-11-23', '']);
  });
});

describe('a sheet', () => {
  it('keeps its numbers of rows and columns, whatever is empty or merged between', async () => {
    const rows = `<row r="3"/>${head.replaceAll('1"', '4"')}<row r="9" s="3"><c r="A9"/><c r="B9"><v>7</v></c></row><row r="10"><c r="A10" s="1"/></row>
      <row r="12"><c r="A12"><v>1</v></c><c r="D12"><v>2</v></c></row>`;
    const table = await readWorkbook(workbook({ rows }), limits);
    expect(table).toEqual({
      headings: ['Name', 'City'],
      lines: [
        { line: 9, cells: ['', '7'] },
        { line: 12, cells: ['1', ''] },
      ],
      surplus: [{ line: 12, column: 4, cell: '2' }],
    });
  });

  it('is the first that can be seen, and tags may have a prefix', async () => {
    const sheets = '<sheet name="a" sheetId="1" state="hidden" r:id="rId1"/><sheet name="b" sheetId="2" r:id="rId2"/>';
    const content =
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="str"><x:v>h</x:v></x:c></x:row><x:row><x:c><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    const more = [{ name: 'xl/worksheets/sheet2.xml', content }];
    const table = await readWorkbook(workbook({ rows: head, sheets, more }), limits);
    expect(table).toMatchObject({ headings: ['h'], lines: [{ line: 2, cells: ['5'] }] });
  });

  it('reads back any texts, however the pieces fall', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((drawn) => drawn.normalize('NFC').trim());
    const cell = text.filter((drawn) => !/[\p{Cc}\p{Cn}\uFFFD]|_x/u.test(drawn) && !/^'+[=+\-@＝＋－＠]/u.test(drawn));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1 }), async (lines) => {
        const table = await readWorkbook(workbookOf([['x', 'y', 'z'], ...lines]), limits);
        expect(table.lines.map(({ cells }) => cells)).toEqual(lines);
      }),
    );
  });

  it('takes no text out of another cell', async () => {
    const cells = '<c r="A2"><is><t>other</t></is><v>1</v></c><c r="B2" t="inlineStr"><is><t>own</t></is></c>';
    expect(await cellsOf(cells)).toEqual(['1', 'own']);
  });

  it.runIf(isLong)('of thousands of people is read, while others have their turn', async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => [
      'Asha Rani',
      `a${at}@example.org`,
      'Education',
      'Teacher',
      'Odisha',
      'Puri',
    ]);
    const bytes = workbookOf([['Name', 'Email', 'Theme', 'Designation', 'State', 'City'], ...lines]);
    let turns = 0;
    const others = setInterval(() => (turns += 1), 0);
    const table = await readWorkbook(bytes, limits);
    clearInterval(others);
    expect(table.lines).toHaveLength(10_000);
    expect(turns).toBeGreaterThan(3);
    expect(await refusalOf(workbookOf([['Name'], ['a'], ['b'], ['c']]), { lines: 2 })).toBe('too-many-lines 4');
  });
});

describe('what is refused', () => {
  const rest = '<row r="2"><c r="A2" s="0"><v>1</v></c></row>';
  const old = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  const good = workbook({ rows: head + rest });
  const sheetOf = (rows: string) => workbook({ rows });
  it.each<[string, string, Buffer]>([
    ['an .xls', 'workbook 1', Buffer.concat([old, Buffer.alloc(600)])],
    [
      'a password',
      'locked-workbook 1',
      Buffer.concat([old, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]),
    ],
    ['a locked archive', 'locked-workbook 1', zipOf([{ name: 'a', content: 'a', isLocked: true }])],
    ['an .ods', 'workbook 1', zipOf([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' }])],
    ['an archive of something else', 'workbook 1', zipOf([{ name: 'a.txt', content: 'a' }])],
    ['the beginning of one', 'damaged-workbook 1', Buffer.from('504b0304', 'hex')],
    ['half of one', 'damaged-workbook 1', good.subarray(0, good.length / 2)],
    [
      'two parts of one name',
      'damaged-workbook 1',
      zipOf([
        { name: 'a', content: 'a' },
        { name: 'a', content: 'b' },
      ]),
    ],
    ['no rows', 'empty 1', sheetOf('')],
    ['rows of nothing', 'empty 1', sheetOf('<row r="1"><c r="A1"/></row>')],
    ['headings alone', 'no-lines 1', sheetOf(head)],
    ['a text that is not there', 'damaged-workbook 1', sheetOf(`${head}<row r="2"><c r="A2" t="s"><v>9</v></c></row>`)],
    ['rows in no order', 'damaged-workbook 1', sheetOf(`${head}<row r="1"/>`)],
    ['a column far away', 'too-many-columns 2', sheetOf(`${head}<row r="2"><c r="XFD2"><v>1</v></c></row>`)],
    ['a zero', 'not-text 2', sheetOf(`${head}<row r="2"><c r="A2" t="str"><v>_x0000_</v></c></row>`)],
    ['half a letter', 'not-text 2', sheetOf(`${head}<row r="2"><c r="A2" t="str"><v>&#xD83D;</v></c></row>`)],
    ['bytes that are no text', 'damaged-workbook 1', zipOf([{ name: '_rels/.rels', content: Buffer.of(0x3c, 0xff) }])],
    ['a tag without end', 'damaged-workbook 1', sheetOf(`${head}<row r="2"`)],
    [
      'a line that is far too long',
      'line-too-long 2',
      sheetOf(
        `${head}<row r="2">${['A', 'B', 'C'].map((column) => `<c r="${column}2" t="str"><v>${'x'.repeat(32_000)}</v></c>`).join('')}</row>`,
      ),
    ],
  ])('%s', async (_, refusal, bytes) => {
    expect(await refusalOf(bytes)).toBe(refusal);
  });

  it('entities that a document declares, before they grow', async () => {
    const prologue =
      '<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
    const rows = `${head}<row r="2"><c r="A2" t="str"><v>&b;&f;</v></c></row>`;
    expect(await refusalOf(workbook({ rows, prologue }))).toBe('damaged-workbook 1');
    expect(await refusalOf(workbook({ rows }))).toBe('damaged-workbook 1');
  });

  it('a sheet that is outside: no path and no address of it is opened', async () => {
    for (const sheetTarget of ['../../../../etc/passwd', 'file:///etc/passwd', 'https://example.org/sheet.xml'])
      expect(await refusalOf(workbook({ rows: head + rest, sheetTarget }))).toBe('damaged-workbook 1');
    const sheetTarget = '../../xl/worksheets/sheet1.xml';
    expect((await readWorkbook(workbook({ rows: head + rest, sheetTarget }), limits)).lines).toHaveLength(1);
  });

  it('a bomb, whether its directory is honest or not', async () => {
    // Short pieces: one that is too long is refused for that.
    const rows = head + '<!-- -->'.repeat(10 * 1024 * 1024);
    const bytes = workbook({ rows });
    expect(bytes.length).toBeLessThan(200_000);
    expect(await refusalOf(bytes)).toBe('large-workbook 1');
    expect(await refusalOf(workbook({ rows, unpacked: 1000 }))).toBe('damaged-workbook 1');
    const many = Array.from({ length: 2001 }, (_, at) => ({ name: `${at}`, content: '' }));
    expect(await refusalOf(zipOf(many))).toBe('large-workbook 1');
  });

  it('more empty rows than a sheet has', async () => {
    const most = 1_048_576;
    expect(await refusalOf(sheetOf(head + '<row/>'.repeat(most)))).toBe('large-workbook 1');
    if (isLong) expect(await refusalOf(sheetOf(head + '<row s="1"/>'.repeat(most)))).toBe('large-workbook 1');
  });

  it('one text in so many cells that together they are more than a file may have', async () => {
    const sharedStrings = `<si><t>${'e\u0301'.repeat(16_000)}</t></si>`;
    const rows = Array.from(
      { length: 500 },
      (_, at) => `<row r="${at + 2}"><c r="A${at + 2}" t="s"><v>0</v></c></row>`,
    );
    expect(await refusalOf(workbook({ rows: head + rows.join(''), sharedStrings }))).toBe('large-workbook 1');
  });

  it('what only costs time or memory: a format of brackets, sheets, references, styles, runs and cells without end', async () => {
    const format = '['.repeat(200_000);
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="${format}d"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>`;
    expect((await readWorkbook(workbook({ rows: head + rest, styles }), limits)).lines[0]?.cells).toEqual(['1', '']);
    const large: Partial<WorkbookParts>[] = [
      { sheets: '<sheet name="a" sheetId="1" r:id="rId9"/>'.repeat(100_000) },
      { relations: '<Relationship Id="a" Type="b" Target="c"/>'.repeat(100_000) },
      { styles: `<cellXfs>${'<xf/>'.repeat(100_000)}</cellXfs>` },
      { sharedStrings: `<si>${'<r><t>ab</t></r>'.repeat(100_000)}</si>` },
      { rows: `${head}<row r="2"><c r="A2" t="inlineStr"><is>${'<t>ab</t>'.repeat(100_000)}</is></c></row>` },
      // Seven seconds of a processor.
      ...(isLong ? [{ rows: Array.from({ length: 51_000 }, () => `<row>${'<c/>'.repeat(100)}</row>`).join('') }] : []),
    ];
    for (const more of large)
      expect(await refusalOf(workbook({ rows: head + rest, ...more }))).toBe('large-workbook 1');
  });

  it('any bytes and any change of a good file, and never fails otherwise', async () => {
    const change = fc.record({ at: fc.nat({ max: good.length - 1 }), byte: fc.nat({ max: 255 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const bytes = Buffer.from(good);
        for (const { at, byte } of changes) bytes[at] = byte;
        if (!isWorkbook(bytes)) return;
        const outcome = await readWorkbook(bytes, limits).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toMatchObject({ code: 'unreadable_file' });
      }),
      { numRuns: isLong ? 1000 : 200 },
    );
  });
});
